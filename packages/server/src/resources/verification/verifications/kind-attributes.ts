/** Wire shapes of the attributes that each kind of verification adds to the shared ones (contract, inquiries 11.1). */
import { Type } from 'typebox';
import { component, each, freeObject, nullable } from '../../../api/json-api/schema.ts';
import { documentAttributeNames, extractionResponses } from '../documents/index.ts';
import { check } from './check-schema.ts';

/** Nullable texts. */
const texts = <const Name extends string>(...names: Name[]) => each(names, nullable('string'));
/** Nullable calendar dates. */
const dates = <const Name extends string>(...names: Name[]) => each(names, nullable('string', 'date'));
const scores = <const Name extends string>(...names: Name[]) => each(names, nullable('number'));

const addressParts = ['street-1', 'street-2', 'city', 'subdivision', 'postal-code'] as const;
const address = texts(...addressParts.map((part) => `address-${part}` as const));
const normalizedNames = addressParts.map((part) => `normalized-address-${part}` as const);

const file = Type.Object(
  { filename: Type.String(), url: Type.String(), 'byte-size': Type.Integer() },
  component('verification-file'),
);
const nullableFile = Type.Union([file, Type.Null()]);

const page = { page: Type.String(), url: Type.String(), filename: Type.String(), 'byte-size': Type.Integer() };
const governmentIdPage = Type.Object(
  { ...page, 'normalized-url': Type.String(), 'original-urls': Type.Array(Type.String()) },
  { additionalProperties: false, ...component('government-id-photo') },
);
const selfiePage = Type.Object(page, { additionalProperties: false, ...component('selfie-photo') });

const corner = Type.Array(Type.Number(), { minItems: 2, maxItems: 2 });
const corners = Type.Object(
  { 'top-left': corner, 'top-right': corner, 'bottom-left': corner, 'bottom-right': corner },
  component('face-coordinates'),
);

const person = {
  ...dates('birthdate'),
  ...texts('name-first', 'name-middle', 'name-last', 'phone-number', 'email-address'),
  ...address,
};

/** Required texts, empty if the source does not state them. */
const plainTexts = <const Name extends string>(...names: Name[]) => each(names, Type.String());

export const databaseStandardAttributes = { ...person, ...plainTexts(...normalizedNames) };

// Attributes of eCBSV. The reference never has null here; after a redaction these are null, since an empty date is not
// valid.

export const databaseEcbsvAttributes = {
  ...texts('name-first', 'name-last', 'email-address', 'identification-number', 'signature-ip'),
  ...dates('birthdate'),
  'signature-timestamp': nullable('string', 'date-time'),
};

export const databasePhoneCarrierAttributes = {
  ...texts('name-first', 'name-last', 'phone-number'),
  ...dates('birthdate'),
  ...address,
};

export const databaseSerproAttributes = {
  ...dates('birthdate'),
  ...texts('cpf', 'name-first', 'name-full', 'name-last'),
};

export const databaseTinAttributes = texts('tin', 'tin-type', 'name-first', 'name-last', 'name-business');

export const aamvaAttributes = {
  ...texts('name-first', 'name-last', 'address-postal-code', 'issuing-authority', 'identification-number'),
  ...dates('birthdate', 'issue-date', 'expiration-date'),
};

export const emailAddressAttributes = texts('email-address', 'confirmation-code');

export const phoneNumberAttributes = { ...texts('phone-number', 'confirmation-code'), metadata: freeObject() };

const { requirement: _requirement, ...shownOfChip } = check.properties;

/** Check of a chip; the reference has no requirement in it. */
const checkOfChip = Type.Object(shownOfChip, { additionalProperties: false, ...component('chip-check') });

export const governmentIdNfcAttributes = {
  checks: Type.Array(checkOfChip),
  ...texts('birthdate', 'expiration-date', 'id-class', 'identification-number', 'selfie-photo-url', 'sex'),
  ...texts('name-first', 'name-last'),
  ...address,
  'selfie-photo': Type.Union([Type.Object({ 'byte-size': Type.Integer(), url: Type.String() }), Type.Null()]),
};

export const databaseAttributes = {
  ...person,
  ...texts(...normalizedNames),
  ...texts('identification-number', 'document-number', 'document-issuing-date', 'document-expiry-date'),
  ...texts('document-issuing-subdivision'),
};

export const governmentIdAttributes = {
  'entity-confidence-score': nullable('number'),
  'entity-confidence-reasons': Type.Array(Type.String()),
  ...texts('front-photo-url', 'back-photo-url', 'selfie-photo-url', 'video-url', 'id-class', 'capture-method'),
  'photo-urls': Type.Union([Type.Array(governmentIdPage), Type.Null()]),
  'selfie-photo': nullableFile,
  ...texts(...documentAttributeNames),
  designations: Type.Union([Type.Array(Type.String()), Type.Null()]),
};

export const selfieAttributes = {
  ...texts('capture-method', 'center-photo-url', 'left-photo-url', 'right-photo-url', 'video-url'),
  'photo-urls': Type.Array(selfiePage),
  'center-photo-face-coordinates': Type.Union([corners, Type.Null()]),
  ...scores('document-similarity-score', 'selfie-similarity-score-left', 'selfie-similarity-score-right'),
  'entity-confidence-reasons': Type.Array(Type.String()),
};

export const genericDocumentAttributes = {
  fields: freeObject(),
  files: Type.Array(nullableFile),
  'files-normalized': Type.Array(nullableFile),
  'extraction-responses': extractionResponses,
  ...texts('document-type'),
};
