/** OFAC's delimited files (SDN and consolidated): the list, other names, addresses, and remarks that did not fit. Null is written `-0-`. */
import { type Address, type Entity, type EntityKind, entityOf, type NameForm } from '../../entity.ts';
import { countriesIn, countryCode } from '../countries.ts';
import { csvRows } from '../csv.ts';
import { SourceBroken, type SourceFiles } from '../source.ts';
import { present } from '../xml.ts';
import { readRemarks, remarkedNames } from './remarks.ts';

const kinds: ReadonlyMap<string, EntityKind> = new Map([
  ['individual', 'person'],
  ['vessel', 'vessel'],
  ['aircraft', 'aircraft'],
]);

/** Returns the kind; entities have no word. Throws SourceBroken for an unknown word. */
function kindOf(key: string, word: string | null): EntityKind {
  const kind = word === null ? 'organization' : kinds.get(word.toLowerCase());
  if (kind !== undefined) return kind;
  throw new SourceBroken(`entry ${key.slice(0, 40)} is of a kind that is not known: ${word?.slice(0, 40)}`);
}

const cell = (row: readonly string[], place: number): string | null => {
  const text = (row[place] ?? '').trim();
  return text === '' || text === '-0-' ? null : text;
};

/** Separators of cells and rows that are kept as one text. */
const [cellMark, rowMark] = [String.fromCharCode(31), String.fromCharCode(30)];

/** Rows of one file by the number of their entry, each taken once: kept as text, a fifth of the size of rows. */
interface Beside {
  take(entry: string): string[][];
}

/** Reads the rows of a file. Throws SourceBroken if a required file did not arrive. */
async function besideOf(files: SourceFiles, file: RegExp, isNeeded: boolean): Promise<Beside> {
  const rows = new Map<string, string>();
  const name = files.names.find((each) => file.test(each));
  if (name === undefined && isNeeded) {
    throw new SourceBroken(`the file of other names or of addresses is missing; ${files.names.join(', ')} arrived`);
  }
  if (name !== undefined) {
    for await (const row of csvRows<string[]>(files.open(name), options)) {
      const entry = cell(row, 0);
      if (entry === null || row.length < 2) continue;
      const known = rows.get(entry);
      const text = row.join(cellMark);
      rows.set(entry, known === undefined ? text : `${known}${rowMark}${text}`);
    }
  }
  return {
    take(entry) {
      const text = rows.get(entry);
      rows.delete(entry);
      return text === undefined ? [] : text.split(rowMark).map((row) => row.split(cellMark));
    },
  };
}

/** Last line of each file, the end-of-file mark of DOS. */
const endOfFile = String.fromCharCode(26);

const options = { relax_quotes: true, relax_column_count: true } as const;

const addressOf = (row: readonly string[]): Address | null => {
  const [street, city, country] = [cell(row, 2), cell(row, 3), cell(row, 4)];
  const full = present([street, city, country]).join(', ');
  return full === '' ? null : { full, city, countryCode: countryCode(country) };
};

function aliasOf(row: readonly string[]): NameForm | null {
  const value = cell(row, 3);
  if (value === null) return null;
  const type = cell(row, 2) === 'fka' ? 'former' : 'aka';
  return { value, type, quality: /weak/i.test(cell(row, 4) ?? '') ? 'weak' : 'strong' };
}

interface OtherRows {
  readonly aliases: readonly string[][];
  readonly addresses: readonly string[][];
  readonly comments: readonly string[][];
}

function entityFrom(row: readonly string[], beside: OtherRows): Entity | null {
  const [key, name] = [cell(row, 0), cell(row, 1)];
  if (key === null || name === null) return null;
  const remarks = [cell(row, 11) ?? '', ...beside.comments.map((each) => cell(each, 1) ?? '')].join(' ').trim();
  const { countryNames, ...known } = readRemarks(remarks);
  const addresses = beside.addresses.map(addressOf).filter((each) => each !== null);
  const primary: NameForm = { value: name, type: 'primary_name', quality: 'strong' };
  const aliases = beside.aliases.map(aliasOf).filter((each) => each !== null);
  const remarked = remarkedNames(remarks).map((value): NameForm => ({ value, type: 'aka', quality: 'weak' }));
  return entityOf({
    ...known,
    key,
    kind: kindOf(key, cell(row, 2)),
    names: [primary, ...aliases, ...remarked],
    ...countriesIn([...countryNames, ...beside.addresses.map((each) => cell(each, 4)), cell(row, 9)]),
    addresses,
    positions: present([cell(row, 4)]),
    programs: (cell(row, 3) ?? '')
      .split(/\]\s*\[|;/)
      .map((each) => each.replaceAll(/[[\]]/g, '').trim())
      .filter(Boolean),
    topics: ['sanction'],
    remarks: remarks === '' ? null : remarks,
  });
}

export async function* readOfacCsv(files: SourceFiles): AsyncGenerator<Entity> {
  const list = files.names.find((each) => /(sdn|cons_prim)\.csv$/.test(each));
  if (list === undefined) throw new SourceBroken(`sdn.csv is missing; ${files.names.join(', ') || 'nothing'} arrived`);
  const aliases = await besideOf(files, /(alt|cons_alt)\.csv$/, true);
  const addresses = await besideOf(files, /(add|cons_add)\.csv$/, true);
  const comments = await besideOf(files, /comments\.csv$/, false);
  for await (const row of csvRows<string[]>(files.open(list), options)) {
    const key = cell(row, 0) ?? '';
    if (row.length < 12) {
      if (key === '' || key === endOfFile) continue;
      throw new SourceBroken(`entry ${key.slice(0, 40)} has ${row.length} of 12 columns`);
    }
    const beside = {
      aliases: aliases.take(key),
      addresses: addresses.take(key),
      comments: comments.take(key),
    };
    const entity = entityFrom(row, beside);
    if (entity !== null) yield entity;
  }
}
