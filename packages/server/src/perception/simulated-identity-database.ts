/** The database of every sandbox: it has a record of every typed person, unless the family name is a trigger value. */
import type {
  DatabaseAnswer,
  DatabaseQuestion,
  DatabaseRecord,
  IdentityDatabase,
} from '../lookups/identity-database.ts';
import { type TriggerValue, triggerOf } from './trigger-values.ts';

type Details = DatabaseQuestion['details'];

/** Kinds that return only agreement and no values, as the real ones do. */
const silentKinds = ['database-ecbsv', 'aamva'];

const agreeing = (kind: string, details: Details): DatabaseRecord => {
  const { 'country-code': _country, ...typed } = details;
  const isSilent = silentKinds.includes(kind);
  const upper = Object.entries(typed).map(([name, value]) => [name, value.toUpperCase()] as const);
  const normalized = upper
    .filter(([name]) => name.startsWith('address-'))
    .map(([name, value]) => [`normalized-${name}`, value] as const);
  return {
    values: isSilent ? {} : Object.fromEntries([...upper, ...normalized]),
    matches: isSilent ? Object.fromEntries(upper.map(([name]) => [name, 'full' as const])) : {},
    deceased: false,
    addressDeliverable: true,
    addressResidential: true,
  };
};

const other = '1901-01-01';

/** Returns the same record with another birthdate. */
function bornOtherwise({ values, matches, ...signs }: DatabaseRecord): DatabaseRecord {
  return {
    ...signs,
    values: 'birthdate' in values ? { ...values, birthdate: other } : values,
    matches: 'birthdate' in matches ? { ...matches, birthdate: 'none' } : matches,
  };
}

/** Returns the record that agrees with every typed value. */
export const agreeingAnswer = ({ kind, details }: Omit<DatabaseQuestion, 'requestId'>): DatabaseAnswer => ({
  state: 'found',
  records: [agreeing(kind, details)],
});

const byTrigger: Readonly<Partial<Record<TriggerValue, (record: DatabaseRecord) => DatabaseAnswer>>> = {
  'SANDBOX-NOT-FOUND': () => ({ state: 'not_found' }),
  'SANDBOX-NO-ANSWER': () => ({ state: 'unavailable' }),
  'SANDBOX-NOT-PARTICIPATING': () => ({ state: 'not_participating' }),
  'SANDBOX-DECEASED': (record) => ({ state: 'found', records: [{ ...record, deceased: true }] }),
  'SANDBOX-OTHER-BIRTHDATE': (record) => ({ state: 'found', records: [bornOtherwise(record)] }),
};

export const simulatedIdentityDatabase: IdentityDatabase = {
  async ask({ kind, details }) {
    const names = [details['name-last'], details['name-full'], details['name-business']];
    const trigger = names.map(triggerOf).find((each) => each !== null);
    // Only licences have participating jurisdictions.
    const isOdd = trigger === 'SANDBOX-NOT-PARTICIPATING' && kind !== 'aamva';
    const simulate = trigger == null || isOdd ? undefined : byTrigger[trigger];
    return simulate?.(agreeing(kind, details)) ?? agreeingAnswer({ kind, details });
  },
};
