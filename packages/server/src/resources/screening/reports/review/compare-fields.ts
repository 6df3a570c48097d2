/** Comparison of the query with a listed entity, one row per field. Pure. */
import {
  birthdateAgreement,
  countryAgreement,
  foldedName,
  isSameIdentifier,
  knownCountries,
  type RecordQuery,
} from '@countersign/screening';
import { readDate } from '../../../../screening/read-date.ts';
import type { Match } from '../../../../screening/screening-request.ts';
import { isoOf } from '../kinds/matched-lists.ts';
import { identifiersOf, nameOf, textOf } from '../kinds/named-query.ts';
import type { Members } from '../report.ts';

/** States; `absent` if a side does not state the field. */
export const fieldStates = ['equal', 'near', 'different', 'absent'] as const;

export interface ComparedField {
  readonly field: 'name' | 'birthdate' | 'country' | 'wallet' | 'identifier' | 'gender' | 'position';
  readonly asked: string | null;
  readonly listed: readonly string[];
  readonly state: (typeof fieldStates)[number];
}

const states = {
  equal: 'equal',
  near: 'near',
  swapped: 'near',
  overlaps: 'near',
  differs: 'different',
  absent: 'absent',
} as const;

/** Returns the query in readable form. */
export const askedOf = (query: Members) => ({
  name: nameOf(query),
  birthdate: textOf(query, 'birthdate'),
  country: (textOf(query, 'country-code') ?? textOf(query, 'address-country-code'))?.toUpperCase() ?? null,
  wallet: textOf(query, 'crypto-address'),
});

export function compareFields(query: Members, { entity, name }: Match): ComparedField[] {
  const asked = askedOf(query);
  const record: RecordQuery = {
    birthdate: asked.birthdate === null ? null : readDate(asked.birthdate),
    countries: asked.country === null ? [] : [asked.country],
  };
  const rows: ComparedField[] = [];
  if (asked.name !== null) {
    const isEqual = foldedName(asked.name) === foldedName(name);
    rows.push({ field: 'name', asked: asked.name, listed: [name], state: isEqual ? 'equal' : 'near' });
  }
  const [identifier] = identifiersOf(query);
  if (identifier !== undefined) {
    const listed = entity.identifiers.filter((each) => isSameIdentifier(identifier, each));
    const shown = (listed.length > 0 ? listed : entity.identifiers).map(({ scheme, value }) => `${scheme} ${value}`);
    const state = listed.length > 0 ? 'equal' : entity.identifiers.length > 0 ? 'different' : 'absent';
    rows.push({ field: 'identifier', asked: identifier.value, listed: shown, state });
  }
  if (asked.wallet !== null) {
    const listed = entity.wallets.map(({ address }) => address).filter((each) => each === asked.wallet);
    rows.push({ field: 'wallet', asked: asked.wallet, listed, state: listed.length > 0 ? 'equal' : 'near' });
  }
  return [
    ...rows,
    {
      field: 'birthdate',
      asked: asked.birthdate,
      listed: entity.birthdates.map(isoOf),
      state: states[birthdateAgreement(record, entity)],
    },
    {
      field: 'country',
      asked: asked.country,
      listed: knownCountries(entity),
      state: states[countryAgreement(record, entity)],
    },
    // The query never has a gender or a position.
    { field: 'gender', asked: null, listed: entity.gender === null ? [] : [entity.gender], state: 'absent' },
    { field: 'position', asked: null, listed: entity.positions, state: 'absent' },
  ];
}
