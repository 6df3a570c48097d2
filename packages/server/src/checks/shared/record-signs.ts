/** Checks on a record's facts other than its values: that the person is dead, or the kind of address. */
import {
  type CheckDefinition,
  type CheckOutcome,
  type CheckSettings,
  defineCheck,
  failed,
  type IdentityRecord,
  notApplicable,
  passed,
} from '../check.ts';
import { boxAddress } from './post-boxes.ts';
import { comparedOf, type NoRecordReason, type RecordCheck } from './record-comparisons.ts';

type None = Readonly<Record<never, never>> & CheckSettings;
type SignReason = NoRecordReason | 'not_told';

const signReasons = ['disabled', 'disabled_by_check_config', 'lookup_unavailable', 'not_found', 'not_told'] as const;

function judgeSign<const Reason extends string>(
  facts: Parameters<typeof comparedOf>[0],
  signOf: (record: IdentityRecord) => boolean | null,
  reason: Reason,
): CheckOutcome<SignReason | Reason> {
  const compared = comparedOf(facts);
  if (typeof compared === 'string') return notApplicable([compared]);
  const sign = signOf(compared.record);
  if (sign === null) return notApplicable(['not_told']);
  return sign ? passed() : failed([reason]);
}

export const deceasedDetection = <const Name extends string>({
  name,
  kind,
  source,
}: RecordCheck<Name>): CheckDefinition<Name, SignReason | 'deceased', None> =>
  defineCheck({
    name,
    kind,
    type: 'fraud',
    summary: `Checks that the person is alive according to the record of ${source}.`,
    limits:
      'Registers record deaths weeks or years late, and some deaths never. If the source does not say, the check is not applicable.',
    fooledBy: 'The details of a person who died recently.',
    needs: { submitted: null, record: 'disabled' },
    reasons: [...signReasons, 'deceased'],
    defaultRequirement: 'required',
    defaultSettings: {},
    revision: 1,
    evaluate: (facts) => judgeSign(facts, ({ deceased }) => (deceased === null ? null : !deceased), 'deceased'),
  });

export const deliverableDetection = <const Name extends string>({
  name,
  kind,
  source,
}: RecordCheck<Name>): CheckDefinition<Name, SignReason | 'address_not_deliverable', None> =>
  defineCheck({
    name,
    kind,
    type: 'fraud',
    summary: `Checks that mail reaches the address, according to ${source}.`,
    limits: 'No data on this machine answers this. If the source does not say, the check is not applicable.',
    fooledBy: 'The address of someone else.',
    needs: { submitted: null, record: 'disabled' },
    reasons: [...signReasons, 'address_not_deliverable'],
    defaultRequirement: 'not_required',
    defaultSettings: {},
    revision: 1,
    evaluate: (facts) => judgeSign(facts, (record) => record.addressDeliverable, 'address_not_deliverable'),
  });

export const residentialDetection = <const Name extends string>({
  name,
  kind,
  source,
}: RecordCheck<Name>): CheckDefinition<Name, SignReason | 'address_not_residential', None> =>
  defineCheck({
    name,
    kind,
    type: 'fraud',
    summary: `Checks that the address is residential, according to ${source}.`,
    limits: 'No data on this machine answers this. If the source does not say, the check is not applicable.',
    fooledBy: 'The address of someone else.',
    needs: { submitted: null, record: 'disabled' },
    reasons: [...signReasons, 'address_not_residential'],
    defaultRequirement: 'not_required',
    defaultSettings: {},
    revision: 1,
    evaluate: (facts) => judgeSign(facts, (record) => record.addressResidential, 'address_not_residential'),
  });

type BoxReason = 'missing_address' | 'address_is_po_box' | 'address_is_hc_box';

export const poBoxDetection = <const Name extends string>({
  name,
  kind,
}: Omit<RecordCheck<Name>, 'source'>): CheckDefinition<Name, BoxReason, None> =>
  defineCheck({
    name,
    kind,
    type: 'fraud',
    summary: 'Detects the words of a post office box or a highway contract box in the street lines that were typed.',
    limits: 'Does not know addresses of mail forwarders. In rural areas, a box is the usual address of honest people.',
    fooledBy: 'The street address of a mail forwarder.',
    needs: { submitted: null },
    reasons: ['missing_address', 'address_is_po_box', 'address_is_hc_box'],
    // An address that was not requested cannot be a box.
    doesNotArise: ['missing_address'],
    defaultRequirement: 'not_required',
    defaultSettings: {},
    revision: 1,
    evaluate({ submitted }) {
      const box = boxAddress([submitted?.['address-street-1'], submitted?.['address-street-2']]);
      if (box === null) return passed();
      return box === 'missing_address' ? notApplicable([box]) : failed([box]);
    },
  });
