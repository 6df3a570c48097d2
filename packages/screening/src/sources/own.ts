/**
 * The operator's own lists: CSV with the columns below, or with a mapping to them; and NDJSON of entities in the shape
 * of `entity.ts`.
 */
import { type Entity, type EntityKind, entityOf, type NameForm, topicNames } from '../entity.ts';
import { type Identifier, unknownScheme } from '../identifiers.ts';
import { countriesIn, countryCode } from './countries.ts';
import { csvRows, demandColumns } from './csv.ts';
import { parseDates } from './dates.ts';
import { jsonLines, textsOf } from './lines.ts';
import { type RegisterColumn, registeredIn } from './register-columns.ts';
import { onlyFile, SourceBroken, type SourceFiles } from './source.ts';

/** Our column → column of the file. Semicolons separate several values of a cell. */
export interface Mapping extends Readonly<Partial<Record<RegisterColumn, string>>> {
  readonly id?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly aliases?: string;
  readonly birthdate?: string;
  readonly countries?: string;
  readonly identifiers?: string;
  readonly positions?: string;
  readonly topics?: string;
  readonly url?: string;
  readonly wallets?: string;
}

const kinds: readonly EntityKind[] = ['person', 'organization', 'vessel', 'aircraft', 'other'];

const known = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text.trim().toLowerCase()) ?? null;

/** Returns the topic. A word that is not a topic stays unchanged. */
const topicOf = (text: string): string => known(topicNames, text) ?? text.trim();

/** Parses `BTC:1Fz…`; a bare address has no currency. */
const walletOf = (text: string) => {
  const [first = '', rest] = text.split(':');
  return rest === undefined ? { currency: '', address: first } : { currency: first.toUpperCase(), address: rest };
};

/** Parses `passport:C01X00T47`; a bare value may be of any scheme. */
export function identifierIn(text: string): Identifier {
  const [, scheme = unknownScheme, value = text] = /^([^:]+):(.+)$/.exec(text) ?? [];
  return { scheme: scheme.trim(), value: value.trim(), country: null };
}

export const readOwnCsv = (mapping: Mapping = {}) =>
  async function* read(files: SourceFiles): AsyncGenerator<Entity> {
    const column = (name: keyof Mapping) => mapping[name] ?? name;
    let number = 0;
    for await (const row of csvRows<Record<string, string>>(onlyFile(files, /\.csv$/), { columns: true })) {
      number += 1;
      demandColumns(row, [column('name'), ...Object.values(mapping)]);
      const cells = (name: keyof Mapping) =>
        (row[column(name)] ?? '')
          .split(';')
          .map((each) => each.trim())
          .filter(Boolean);
      const [name] = cells('name');
      if (name === undefined) continue;
      const [word] = cells('kind');
      const kind = known(kinds, word ?? '');
      if (word !== undefined && kind === null) {
        throw new SourceBroken(`row ${number} is of a kind that is none of ${kinds.join(', ')}: ${word.slice(0, 40)}`);
      }
      const registered = registeredIn(cells, countryCode(cells('countries')[0]));
      const aliases = cells('aliases').map((value): NameForm => ({ value, type: 'aka', quality: 'strong' }));
      yield entityOf({
        key: cells('id')[0] ?? `row-${number}`,
        kind: kind ?? (registered === null ? 'person' : 'organization'),
        names: [{ value: name, type: 'primary_name', quality: 'strong' }, ...aliases],
        birthdates: parseDates(cells('birthdate')),
        ...countriesIn(cells('countries')),
        identifiers: [...cells('identifiers').map(identifierIn), ...(registered?.identifiers ?? [])],
        positions: cells('positions'),
        topics: cells('topics').map(topicOf),
        urls: cells('url'),
        wallets: cells('wallets').map(walletOf),
        ...(registered === null ? {} : { addresses: registered.addresses, registration: registered.registration }),
      });
    }
  };

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  (Array.isArray(value) ? value : []).filter(
    (each): each is Record<string, unknown> => typeof each === 'object' && each !== null,
  );

/**
 * Reads lines of `{key, kind, names: [{value}] or texts, …}`; unknown members are ignored, a line without a name is
 * refused.
 */
export async function* readOwnLines(files: SourceFiles): AsyncGenerator<Entity> {
  let number = 0;
  for await (const row of jsonLines(onlyFile(files, /\.(ndjson|jsonl|json)$/))) {
    number += 1;
    const values = [...textsOf(row['names']), ...listOf(row['names']).flatMap(({ value }) => textsOf(value))];
    if (values.length === 0) throw new SourceBroken(`line ${number} has no names`);
    const [word = 'person'] = textsOf(row['kind']);
    const kind = known(kinds, word);
    if (kind === null) {
      throw new SourceBroken(`line ${number} is of a kind that is none of ${kinds.join(', ')}: ${word.slice(0, 40)}`);
    }
    yield entityOf({
      key: textsOf(row['key'])[0] ?? `line-${number}`,
      kind,
      names: values.map(
        (value, place): NameForm => ({ value, type: place === 0 ? 'primary_name' : 'aka', quality: 'strong' }),
      ),
      birthdates: parseDates(textsOf(row['birthdates'])),
      ...countriesIn(textsOf(row['countries'])),
      positions: textsOf(row['positions']),
      topics: textsOf(row['topics']).map(topicOf),
      urls: textsOf(row['urls']),
      wallets: textsOf(row['wallets']).map(walletOf),
      identifiers: textsOf(row['identifiers']).map((value) => ({ scheme: 'other', value, country: null })),
    });
  }
}
