/**
 * Words that are not names: legal forms, titles, words of organisations, places, ordinals. The tables are read once per
 * thread.
 */
import { linesOf, readTable } from '../tables/read-table.ts';
import { fold } from '../text/fold.ts';

export type PhraseKind = 'legal-form' | 'title' | 'organisation-word' | 'place' | 'stop-word' | 'number' | 'generation';

export interface Phrase {
  readonly kind: PhraseKind;
  /** Symbol shared by all its spellings. */
  readonly symbol: string;
  /** Class of a legal form, such as `LLC` for a GmbH; null if it has none. */
  readonly generic: string | null;
  /**
   * Symbols of the possible meanings: its own symbol, or for a short form the symbols of each word that it abbreviates.
   */
  readonly meanings: readonly string[];
  /** ISO 3166-1 alpha-2 of the countries that know a legal form; empty if they are unknown. */
  readonly countries: readonly string[];
}

interface Words {
  readonly legalForms: readonly {
    readonly form: string;
    readonly generic: string | null;
    readonly spellings: readonly string[];
  }[];
  readonly titles: readonly string[];
  readonly stopWords: readonly string[];
  readonly organizationWords: Readonly<Record<string, readonly string[]>>;
  readonly personWords: Readonly<Record<string, readonly string[]>>;
  readonly ordinals: Readonly<Record<string, readonly string[]>>;
  readonly places: Readonly<Record<string, readonly string[]>>;
}

/** Titles of courtesy, rank or faith before or after a name, in addition to those of the table. */
const courtesies =
  'mr mrs ms miss mx sir dame lord lady dr doctor prof professor ing eng hon rev reverend father sister brother fr sr don dona donya herr frau ' +
  'monsieur madame signor signora senor senora sheikh shaikh shaykh sheik cheikh sayyid sayed syed seyyed sayyed haji hajji hajj alhaj alhaji ' +
  'hadji mullah mulla mawlawi maulvi maulana mawlana molla ustad ustaz ustadh ayatollah hojatoleslam imam qari hafiz emir amir sultan prince ' +
  'princess king queen sri shri smt shrimati kumari pandit swami begum bibi khanum hanim bey bay efendi pasha san sama nim khun nai nang datuk ' +
  'dato datin tun tan sri tuan puan encik cik haja gen general col colonel lt lieutenant maj major cpt capt captain sgt brig admiral ' +
  'engineer comrade pan pani pane tovarisch mme mlle';

const stopWords =
  'a al el ul ar as ash an at ad az the of and y e et und i da das de del della delle delli des di do dos du d der den het la las le les lo los ' +
  'van von vom zu zum zur ter ten te af av in op st ste bin ibn ben bint bent binti bte ould wuld ap ab mac mc o oglu oglou ogly oghlu kizi ' +
  'qizi kyzy bn bnt vn vt';

/** Words for parentage: the names before and after them are not interchangeable. */
export const relationWords: ReadonlySet<string> = new Set(
  'bin ibn ben bn bint bent binti bnt bte ould wuld ap ab oglu ogly oghlu kizi qizi kyzy'.split(' '),
);

const generations: Readonly<Record<string, readonly string[]>> = {
  jr: ['jr', 'junior', 'filho', 'hijo', 'fils'],
  sr: ['sr', 'senior', 'snr'],
};

export interface Phrases {
  /** Phrases by their folded words with single spaces. */
  readonly person: ReadonlyMap<string, Phrase>;
  readonly organization: ReadonlyMap<string, Phrase>;
  /** Number of words in the longest phrase. */
  readonly longest: number;
}

const keyOf = (spelling: string): string =>
  fold(spelling)
    .map(({ text }) => text)
    .join(' ');

let read: Phrases | null = null;

export function phrases(): Phrases {
  read ??= makePhrases(JSON.parse(readTable('words.json.br')) as Words);
  return read;
}

interface FormOfCountries {
  readonly form: string;
  readonly generic: string | null;
  readonly spellings: readonly string[];
  readonly countries: readonly string[];
}

const formLine = /^(?<form>[^[:]+?)(?: \[(?<generic>\w+)\] (?<spellings>[^:]+))?: (?<countries>[A-Z ]+)$/;

/**
 * Reads the legal forms with the countries that know them. Includes the special spellings of countries that have them.
 */
const formsOfCountries = (): FormOfCountries[] =>
  linesOf(readTable('legal-form-countries.txt')).flatMap((line) => {
    const { form, generic = null, spellings, countries } = formLine.exec(line)?.groups ?? {};
    if (form === undefined || countries === undefined) throw new Error(`no legal form with countries: ${line}`);
    return { form, generic, spellings: spellings?.split('; ') ?? [], countries: countries.split(' ') };
  });

/**
 * Adds the words of companies and their short forms to the phrases of organizations. An existing word keeps its symbol,
 * which its other forms then share.
 */
function addCompanyWords(organization: Map<string, Phrase>): void {
  const word = { kind: 'organisation-word' as const, generic: null, countries: [] };
  const meanings = new Map<string, string[]>();
  for (const line of linesOf(readTable('company-words.txt'))) {
    const [long = [], short = []] = line.split(':').map((words) => words.trim().split(' '));
    const symbol =
      long.map((each) => organization.get(each)?.symbol).find((each) => each !== undefined) ?? `${long[0]}`;
    for (const each of long)
      if (!organization.has(each)) organization.set(each, { ...word, symbol, meanings: [symbol] });
    // Short forms are also written in the plural.
    const plural = short.filter((each) => each.length > 2 && !each.endsWith('s')).map((each) => `${each}s`);
    for (const each of new Set([...short, ...plural])) meanings.set(each, [...(meanings.get(each) ?? []), symbol]);
  }
  for (const [short, symbols] of meanings) {
    const known = organization.get(short);
    if (known === undefined) organization.set(short, { ...word, symbol: `${short}.`, meanings: symbols });
    else if (known.kind === 'organisation-word')
      organization.set(short, { ...known, meanings: [...new Set([...known.meanings, ...symbols])] });
  }
}

function makePhrases(words: Words): Phrases {
  const person = new Map<string, Phrase>();
  const organization = new Map<string, Phrase>();
  const forms = formsOfCountries();
  const countries = new Map(forms.map((each) => [keyOf(each.form), each.countries]));
  const add = (
    to: Map<string, Phrase>,
    spelling: string,
    kind: PhraseKind,
    symbol: string,
    generic: string | null = null,
  ) => {
    const key = keyOf(spelling);
    const known = kind === 'legal-form' ? (countries.get(symbol) ?? []) : [];
    if (key !== '' && !to.has(key)) to.set(key, { kind, symbol, generic, meanings: [symbol], countries: known });
  };
  for (const { form, generic, spellings } of [...forms, ...words.legalForms]) {
    for (const spelling of spellings) add(organization, spelling, 'legal-form', keyOf(form), generic);
  }
  // A bare `D` or `I` is more often an initial than a particle.
  const isLong = (word: string) => keyOf(word).length > 1;
  for (const word of stopWords.split(' ').filter(isLong)) add(person, word, 'stop-word', word);
  for (const word of [...courtesies.split(' '), ...words.titles]) add(person, word, 'title', keyOf(word));
  for (const [symbol, spellings] of Object.entries(generations)) {
    for (const spelling of spellings) {
      person.delete(spelling);
      add(person, spelling, 'generation', symbol);
    }
  }
  // Company forms that do not identify a class.
  for (const symbol of ['CO', 'CORP']) {
    for (const spelling of words.organizationWords[symbol] ?? []) add(organization, spelling, 'legal-form', 'co');
  }
  for (const [symbol, spellings] of Object.entries(words.organizationWords)) {
    for (const spelling of [symbol, ...spellings])
      add(organization, spelling, 'organisation-word', symbol.toLowerCase());
  }
  for (const [number, spellings] of Object.entries(words.ordinals)) {
    for (const spelling of spellings) if (/\p{L}/u.test(spelling)) add(organization, spelling, 'number', number);
  }
  for (const [code, names] of Object.entries(words.places)) {
    for (const name of names) if (keyOf(name).length > 3) add(organization, name, 'place', code);
  }
  for (const word of [...stopWords.split(' '), ...words.stopWords].filter(isLong))
    add(organization, word, 'stop-word', keyOf(word));
  addCompanyWords(organization);
  return { person, organization, longest: 6 };
}

/** Returns the groups of names in a file of `tables/`, one group per line; word → its groups. */
export function groupsOf(table: string): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, line] of linesOf(readTable(table)).entries()) {
    for (const word of line.split(/[\s]+/)) {
      // Han and Hangul words match in their written form, other words by their letters.
      for (const key of new Set([word, keyOf(word)])) {
        if (key === '') continue;
        const known = groups.get(key) ?? [];
        if (!known.includes(index)) groups.set(key, [...known, index]);
      }
    }
  }
  return groups;
}
