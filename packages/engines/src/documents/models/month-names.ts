/**
 * Month abbreviations printed on documents, by language: ICAO Doc 9303 part 3, 3.1 specifies one to four letters of the
 * name in the issuer's language; here without diacritics. A document also prints English or French.
 */
export type Language =
  | 'cs'
  | 'da'
  | 'de'
  | 'en'
  | 'es'
  | 'et'
  | 'fi'
  | 'fr'
  | 'ga'
  | 'hr'
  | 'hu'
  | 'is'
  | 'it'
  | 'lt'
  | 'lv'
  | 'mt'
  | 'nl'
  | 'no'
  | 'pl'
  | 'pt'
  | 'ro'
  | 'sk'
  | 'sl'
  | 'sv'
  | 'tr';

/** Abbreviations of January to December; `/` between several of one month. */
const NAMES: Readonly<Record<Language, string>> = {
  cs: 'LED UNO BRE DUB KVE CVN CVC SRP ZAR RIJ LIS PRO',
  da: 'JAN FEB MAR APR MAJ JUN JUL AUG SEP OKT NOV DEC',
  de: 'JAN FEB MAR/MRZ/MAE APR MAI JUN JUL AUG SEP OKT NOV DEZ',
  en: 'JAN FEB MAR APR MAY JUN/JUNE JUL/JULY AUG SEP/SEPT OCT NOV DEC',
  es: 'ENE FEB MAR ABR MAY JUN JUL AGO SEP/SET OCT NOV DIC',
  et: 'JAA VEE MAR APR MAI JUU/JUN JUL AUG SEP OKT NOV DET',
  fi: 'TAM HEL MAA HUH TOU KES HEI ELO SYY LOK MARR JOU',
  fr: 'JAN/JANV FEV/FEVR MAR/MARS AVR MAI JUIN JUIL AOU/AOUT SEP/SEPT OCT NOV DEC',
  ga: 'EAN FEA MAR AIB BEA MEI IUI LUN MEA DEI SAM NOL',
  hr: 'SIJ VEL OZU TRA SVI LIP SRP KOL RUJ LIS STU PRO',
  hu: 'JAN FEB MAR APR MAJ JUN JUL AUG SZE OKT NOV DEC',
  is: 'JAN FEB MAR APR MAI JUN JUL AGU SEP OKT NOV DES',
  it: 'GEN FEB MAR APR MAG GIU LUG AGO SET OTT NOV DIC',
  lt: 'SAU VAS KOV BAL GEG BIR LIE RGP/RUG RGS SPA LAP GRU',
  lv: 'JAN FEB MAR APR MAI JUN JUL AUG SEP OKT NOV DEC',
  mt: 'JAN FRA MAR APR MEJ GUN LUL AWW SET OTT NOV DIC',
  nl: 'JAN FEB MRT/MAA APR MEI JUN JUL AUG SEP OKT NOV DEC',
  no: 'JAN FEB MAR APR MAI JUN JUL AUG SEP OKT NOV DES',
  pl: 'STY LUT MAR KWI MAJ CZE LIP SIE WRZ PAZ LIS GRU',
  pt: 'JAN FEV MAR ABR MAI JUN JUL AGO SET OUT NOV DEZ',
  ro: 'IAN FEB MAR APR MAI IUN IUL AUG SEP OCT NOI DEC',
  sk: 'JAN FEB MAR APR MAJ JUN JUL AUG SEP OKT NOV DEC',
  sl: 'JAN FEB MAR APR MAJ JUN JUL AVG SEP OKT NOV DEC',
  sv: 'JAN FEB MAR APR MAJ JUN JUL AUG SEP OKT NOV DEC',
  tr: 'OCA SUB MAR NIS MAY HAZ TEM AGU EYL EKI KAS ARA',
};

function abbreviationsOf(language: Language): readonly (readonly [string, number])[] {
  return NAMES[language]
    .split(' ')
    .flatMap((names, index) => names.split('/').map((name): readonly [string, number] => [name, index + 1]));
}

/** Languages printed in addition to the issuer's. */
const COMPANIONS: readonly Language[] = ['en', 'fr'];

const tables = new Map<string, ReadonlyMap<string, number>>();

/**
 * Returns months by abbreviation in these languages, English and French; in all languages if none is given.
 * Abbreviations of two different months are removed, but the given languages take precedence over English and French.
 */
export function monthTable(languages: readonly Language[]): ReadonlyMap<string, number> {
  const key = languages.join(' ');
  const known = tables.get(key);
  if (known) return known;
  const own = (languages.length > 0 ? languages : (Object.keys(NAMES) as Language[])).flatMap(abbreviationsOf);
  const doubtful = new Set(
    own.filter(([name, month]) => own.some(([other, at]) => other === name && at !== month)).map(([name]) => name),
  );
  const table = new Map([...COMPANIONS.flatMap(abbreviationsOf), ...own].filter(([name]) => !doubtful.has(name)));
  tables.set(key, table);
  return table;
}

const everySpelling: readonly (readonly [string, number])[] = (Object.keys(NAMES) as Language[]).flatMap(
  abbreviationsOf,
);

function namesOf(month: number, all: readonly (readonly [string, number])[]): readonly string[] {
  return [...new Set(all.filter(([, at]) => at === month).map(([name]) => name))];
}

/**
 * Returns every spelling of a month (1 to 12) in any language: single, or with its English or French name before or
 * after it.
 */
export function monthSpellings(month: number): readonly string[] {
  const names = namesOf(month, everySpelling);
  const companions = namesOf(month, COMPANIONS.flatMap(abbreviationsOf));
  const pairs = names.flatMap((name) => companions.flatMap((other) => [name + other, other + name]));
  return [...new Set([...names, ...pairs])];
}
