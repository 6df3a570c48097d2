/**
 * Office-holders of Wikidata (CC0): results of its query service as CSV, one row a person and office, with the columns that the query
 * below gives. A row is a person; rows of one person are one entity.
 *
 * SELECT ?person ?personLabel ?birth ?birthPrecision ?gender ?country ?position ?positionLabel ?alias WHERE {
 *   ?person p:P39/ps:P39 ?position . ?position wdt:P279* wd:Q4164871 .
 *   OPTIONAL { ?person p:P569/psv:P569 [ wikibase:timeValue ?birth ; wikibase:timePrecision ?birthPrecision ] }
 *   OPTIONAL { ?person wdt:P21 ?gender }
 *   OPTIONAL { ?person wdt:P27/wdt:P297 ?country } OPTIONAL { ?person skos:altLabel ?alias }
 *   SERVICE wikibase:label { bd:serviceParam wikibase:language "en,mul" } }
 */
import { type Entity, entityOf, type PartialDate, type Topic } from '../entity.ts';
import { countriesIn } from './countries.ts';
import { csvRows, demandColumns } from './csv.ts';
import { parseDate, spanOf } from './dates.ts';
import { onlyFile, type SourceFiles } from './source.ts';

/**
 * A holder of offices; each text has several values, because there are many holders, and arrays of few texts take more
 * memory than their contents.
 */
interface Holder {
  names: string;
  births: string;
  countries: string;
  positions: string;
  gender: string;
}

/** Separator between the values of one text. */
const mark = String.fromCharCode(31);

const valuesOf = (text: string): string[] => (text === '' ? [] : text.split(mark));

function including(text: string, value: string): string {
  if (value === '' || valuesOf(text).includes(value)) return text;
  return text === '' ? value : `${text}${mark}${value}`;
}

/**
 * Classes by words of the office: heads of state and government, ministers and judges of the highest courts;
 * parliaments; regions; towns.
 */
const classes: readonly (readonly [RegExp, Topic])[] = [
  [
    /\b(president of (the )?[A-Z]|head of state|head of government|prime minister|chancellor|king|queen|minister|secretary of state|governor of the .*bank|supreme court|constitutional court|ambassador)/i,
    'pep-class-1',
  ],
  [
    /\b(senator|member of (the )?(.*)(parliament|congress|assembly|house|senate|bundestag|knesset)|general|admiral|director general|deputy minister)/i,
    'pep-class-2',
  ],
  [/\b(governor|regional|state (minister|senator)|provincial|prefect|member of the landtag)/i, 'pep-class-3'],
  [/\b(mayor|council(l)?or|municipal|alderman)/i, 'pep-class-4'],
];

/** Returns the highest class of the offices; `pep` where none has one. */
function classOf(positions: Iterable<string>): Topic {
  const found = [...positions].flatMap((position) => classes.find(([pattern]) => pattern.test(position))?.[1] ?? []);
  return found.sort()[0] ?? 'pep';
}

function add(holders: Map<string, Holder>, row: Readonly<Record<string, string>>): void {
  const textOf = (column: string) => row[column] ?? '';
  const key = textOf('person').split('/').at(-1) ?? '';
  const name = textOf('personLabel');
  // A label that only repeats the number is no name.
  if (key === '' || name === '' || /^Q\d+$/.test(name)) return;
  const known = holders.get(key) ?? { names: '', births: '', countries: '', positions: '', gender: '' };
  known.names = including(including(known.names, name), textOf('alias'));
  known.births = including(known.births, `${textOf('birth').slice(0, 10)} ${textOf('birthPrecision')}`.trim());
  known.countries = including(known.countries, textOf('country'));
  known.positions = including(known.positions, textOf('positionLabel'));
  known.gender = textOf('gender').split('/').at(-1) || known.gender;
  holders.set(key, known);
}

const genders: ReadonlyMap<string, 'male' | 'female'> = new Map([
  ['Q6581097', 'male'],
  ['Q6581072', 'female'],
]);

/**
 * Parses `1950-01-01 9`: Wikidata pads the unknown parts of a date, and gives its precision (11 a day, 10 a month, 9 a
 * year, 8 ten years; Wikibase, time data type). A file without the precision may have padded 1 January.
 */
function birthdateOf(birth: string): PartialDate | null {
  const [text = '', precision] = birth.split(' ');
  const date = parseDate(text);
  if (date === null) return null;
  const { year, circa } = date;
  const wholeYear = { year, month: null, day: null, circa };
  switch (precision) {
    case '11':
      return date;
    case '10':
      return { ...date, day: null };
    case '9':
      return wholeYear;
    case '8':
      return spanOf(wholeYear, { ...wholeYear, year: year + 9 });
    case undefined:
      return date.month === 1 && date.day === 1 ? wholeYear : date;
    default:
      return null;
  }
}

/** Columns read from the query above; `birthPrecision` may be absent. */
const columns = ['person', 'personLabel', 'birth', 'gender', 'country', 'positionLabel', 'alias'];

export async function* readWikidata(files: SourceFiles): AsyncGenerator<Entity> {
  const holders = new Map<string, Holder>();
  for await (const row of csvRows<Record<string, string>>(onlyFile(files, /\.csv$/), { columns: true })) {
    demandColumns(row, columns);
    add(holders, row);
  }
  for (const [key, holder] of holders) {
    holders.delete(key);
    const positions = valuesOf(holder.positions);
    yield entityOf({
      key,
      kind: 'person',
      names: valuesOf(holder.names).map((value, place) => ({
        value,
        type: place === 0 ? 'primary_name' : 'aka',
        quality: 'strong',
      })),
      birthdates: valuesOf(holder.births).flatMap((birth) => birthdateOf(birth) ?? []),
      ...countriesIn(valuesOf(holder.countries)),
      gender: genders.get(holder.gender) ?? null,
      positions,
      topics: [classOf(positions)],
      urls: [`https://www.wikidata.org/wiki/${key}`],
    });
  }
}
