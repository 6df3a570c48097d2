/**
 * Features of the record other than the name. Each feature adds to the log-odds, is shown, and is absent if either side
 * lacks its data. Pure.
 */
import type { Entity } from '../entity.ts';
import { type Agreement, birthdateAgreement, countryAgreement, type RecordQuery } from '../gates/record.ts';
import { isSameIdentifier } from '../identifiers.ts';
import { walletKey } from '../wallets.ts';

export const recordFeatures = [
  'birthdate-equal',
  'birthdate-swapped',
  'birthdate-near',
  'birthdate-differs',
  'country-equal',
  'country-differs',
  'gender-differs',
  'weak-name',
] as const;

export type RecordFeature = (typeof recordFeatures)[number];

export type RecordWeights = Readonly<Record<RecordFeature, number>>;

const birthdates: Readonly<Partial<Record<Agreement, RecordFeature>>> = {
  equal: 'birthdate-equal',
  swapped: 'birthdate-swapped',
  near: 'birthdate-near',
  differs: 'birthdate-differs',
};

const countries: Readonly<Partial<Record<Agreement, RecordFeature>>> = {
  equal: 'country-equal',
  differs: 'country-differs',
};

/** Returns true if the source calls the name a poor clue at each of its occurrences. */
function isWeak({ names }: Entity, listedName: string): boolean {
  const forms = names.filter(({ value }) => value === listedName);
  return forms.length > 0 && forms.every(({ quality }) => quality === 'weak');
}

/**
 * Returns the features that apply, at most one each for birth date and country. `listedName` is the name that was
 * found.
 */
export function recordFeaturesOf(query: RecordQuery, entity: Entity, listedName: string): RecordFeature[] {
  const found = [birthdates[birthdateAgreement(query, entity)], countries[countryAgreement(query, entity)]];
  const { gender = null } = query;
  if (gender !== null && entity.gender !== null && gender !== entity.gender) found.push('gender-differs');
  if (isWeak(entity, listedName)) found.push('weak-name');
  return found.filter((feature) => feature !== undefined);
}

/** Returns true if both have the same wallet, or the same identifier of one scheme. */
export function sharesIdentifier(
  { identifiers = [], wallets = [] }: Pick<RecordQuery, 'identifiers' | 'wallets'>,
  entity: Pick<Entity, 'identifiers' | 'wallets'>,
): boolean {
  if (identifiers.some((asked) => entity.identifiers.some((listed) => isSameIdentifier(asked, listed)))) return true;
  const listed = new Set(entity.wallets.map(({ address }) => walletKey(address)));
  return wallets.some((address) => listed.has(walletKey(address)));
}
