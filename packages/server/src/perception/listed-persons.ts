/**
 * Persons on the sandbox's watchlists. If the name of an inquiry is one of theirs, the simulated document shows that
 * person's data, so that the name is enough to find them there. Pre-filled values of the inquiry stay.
 */
import type { DocumentAttribute } from '@countersign/engines/facts';
import type { PersonFields } from './perception.ts';

type Reading = Readonly<Partial<Record<DocumentAttribute, string>>>;

const listed: readonly { readonly names: readonly string[]; readonly reading: Reading }[] = [
  { names: ['kim jong un', 'jong kim un'], reading: { birthdate: '1984-01-08', nationality: 'KP' } },
  { names: ['boris johnson'], reading: { birthdate: '1964-06-19', nationality: 'GB' } },
];

/** Returns the reading of a listed person; empty for all others. */
export function readingOfListed(person: PersonFields): Reading {
  const parts = ['name-first', 'name-middle', 'name-last'].flatMap((key) => person[key]?.trim() || []);
  const name = parts.join(' ').toLowerCase();
  return listed.find(({ names }) => names.includes(name))?.reading ?? {};
}
