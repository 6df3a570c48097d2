/** Registry of the report kinds. */
import type { ReportKind, ReportOccurrence } from '../kind.ts';
import { addressLookupKind } from './address-lookup.ts';
import { adverseMediaKind, businessAdverseMediaKind } from './adverse-media.ts';
import { businessAssociatedPersonsKind, businessLookupKind, businessRegistrationsKind } from './business-lookup.ts';
import { businessWatchlistKind } from './business-watchlist.ts';
import { cryptoAddressKind } from './crypto-address-watchlist.ts';
import { emailAddressKind } from './email-address.ts';
import { phoneNumberKind } from './phone-number.ts';
import { exposedPersonKind } from './politically-exposed-person.ts';
import { nonAuthoritativeProfileKind, profileKind, scoresKind, socialMediaKind } from './profile.ts';
import { syntheticKind } from './synthetic.ts';
import { watchlistKind } from './watchlist.ts';

export const reportKinds: readonly ReportKind[] = [
  addressLookupKind,
  adverseMediaKind,
  businessAdverseMediaKind,
  businessAssociatedPersonsKind,
  businessLookupKind,
  businessRegistrationsKind,
  businessWatchlistKind,
  cryptoAddressKind,
  emailAddressKind,
  phoneNumberKind,
  exposedPersonKind,
  profileKind,
  nonAuthoritativeProfileKind,
  scoresKind,
  socialMediaKind,
  syntheticKind,
  watchlistKind,
];

const byName = new Map(reportKinds.map((kind) => [kind.kind, kind]));

export const findKind = (name: string): ReportKind | null => byName.get(name) ?? null;

/** Finds the kind of a stored row. Throws for an unknown kind. */
export function kindNamed(name: string): ReportKind {
  const kind = findKind(name);
  if (kind === null) throw new Error(`there is no report of kind ${name}`);
  return kind;
}

export const eventOf = ({ kind, eventName = kind }: ReportKind, occurrence: ReportOccurrence): string =>
  `report/${eventName}.${occurrence}`;

/** Event names of the kinds that requests create; the other kinds are never run. */
export const reportEvents: readonly string[] = reportKinds
  .filter(({ query }) => query !== null)
  .flatMap((kind) => kind.occurrences.map((occurrence) => eventOf(kind, occurrence)));
