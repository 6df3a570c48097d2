/**
 * Kinds of verification with a path of their own, one row per kind: its path below `/verification/` and the attributes
 * it adds to the shared ones (contract, inquiries 10.4 and 11.1). Data only.
 */
import type { TSchema } from 'typebox';
import {
  aamvaAttributes,
  databaseAttributes,
  databaseEcbsvAttributes,
  databasePhoneCarrierAttributes,
  databaseSerproAttributes,
  databaseStandardAttributes,
  databaseTinAttributes,
  emailAddressAttributes,
  genericDocumentAttributes,
  governmentIdAttributes,
  governmentIdNfcAttributes,
  phoneNumberAttributes,
  selfieAttributes,
} from './kind-attributes.ts';

export interface KindRow {
  /** Second part of the `type` value. */
  readonly kind: string;
  /** Last path segment before the id. */
  readonly path: string;
  readonly operationId: string;
  readonly attributes: Readonly<Record<string, TSchema>>;
}

/**
 * Row of driver licences, an extension: in the reference they are government ids, under which they are found as well.
 */
export const driverLicenceRow: KindRow = {
  kind: 'driver-license',
  path: 'driver-licenses',
  operationId: 'retrieve-a-driver-license-verification',
  attributes: governmentIdAttributes,
};

/** Rows of the thirteen kinds of the reference, in the order of their paths. */
export const kindRows: readonly KindRow[] = [
  {
    kind: 'aamva',
    path: 'aamvas',
    operationId: 'retrieve-an-aamva-verification',
    attributes: aamvaAttributes,
  },
  {
    kind: 'database-ecbsv',
    path: 'database-ecbsvs',
    operationId: 'retrieve-an-ecbsv-database-verification',
    attributes: databaseEcbsvAttributes,
  },
  {
    kind: 'database-phone-carrier',
    path: 'database-phone-carriers',
    operationId: 'retrieve-a-phone-carrier-database-verification',
    attributes: databasePhoneCarrierAttributes,
  },
  {
    kind: 'database-serpro',
    path: 'database-serpros',
    operationId: 'retrieve-a-serpro-database-verification',
    attributes: databaseSerproAttributes,
  },
  {
    kind: 'database-standard',
    path: 'database-standards',
    operationId: 'retrieve-a-database-standard-verification',
    attributes: databaseStandardAttributes,
  },
  {
    kind: 'database-tin',
    path: 'database-tins',
    operationId: 'retrieve-a-tin-database-verification',
    attributes: databaseTinAttributes,
  },
  {
    kind: 'database',
    path: 'databases',
    operationId: 'retrieve-a-database-verification',
    attributes: databaseAttributes,
  },
  {
    kind: 'document',
    path: 'documents',
    operationId: 'retrieve-a-document-verification',
    attributes: genericDocumentAttributes,
  },
  {
    kind: 'email-address',
    path: 'email-addresses',
    operationId: 'retrieve-a-email-address-verification',
    attributes: emailAddressAttributes,
  },
  {
    kind: 'government-id',
    path: 'government-ids',
    operationId: 'retrieve-a-government-id-verification',
    attributes: governmentIdAttributes,
  },
  {
    kind: 'government-id-nfc',
    path: 'government-id-nfcs',
    operationId: 'retrieve-a-government-id-nfc-verification',
    attributes: governmentIdNfcAttributes,
  },
  {
    kind: 'phone-number',
    path: 'phone-numbers',
    operationId: 'retrieve-a-phone-number-verification',
    attributes: phoneNumberAttributes,
  },
  {
    kind: 'selfie',
    path: 'selfies',
    operationId: 'retrieve-a-selfie-verification',
    attributes: selfieAttributes,
  },
];
