/**
 * States whose documents are drawn, with their differences. Codes of Doc 9303 part 3, section 5; the D of Germany is
 * one letter.
 */
export interface Issuer {
  /** State code as in a zone. */
  readonly state: string;
  /** Country, ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly name: string;
  readonly adjective: string;
  readonly language: string;
  readonly dates: DateForm;
  /** Format of its numbers: A a letter, 9 a digit, X either. */
  readonly number: string;
  readonly place: string;
  readonly passport: string;
  readonly identityCard: string;
}

/** Formats of a printed day. */
export type DateForm = 'DD MMM YYYY' | 'DD.MM.YYYY' | 'DD/MM/YYYY' | 'DD MM YYYY' | 'DD MMM/MMM YY' | 'YYYY-MM-DD';

export const ISSUERS: readonly Issuer[] = [
  {
    state: 'GBR',
    country: 'GB',
    name: 'UNITED KINGDOM',
    adjective: 'BRITISH CITIZEN',
    language: 'en',
    dates: 'DD MMM/MMM YY',
    number: '999999999',
    place: 'BATH',
    passport: 'PASSPORT',
    identityCard: 'IDENTITY CARD',
  },
  {
    state: 'D<<',
    country: 'DE',
    name: 'BUNDESREPUBLIK DEUTSCHLAND',
    adjective: 'DEUTSCH',
    language: 'de',
    dates: 'DD.MM.YYYY',
    number: 'A9A9XXX99',
    place: 'ULM',
    passport: 'REISEPASS',
    identityCard: 'PERSONALAUSWEIS',
  },
  {
    state: 'FRA',
    country: 'FR',
    name: 'RÉPUBLIQUE FRANÇAISE',
    adjective: 'FRANÇAISE',
    language: 'fr',
    dates: 'DD MM YYYY',
    number: '99AA99999',
    place: 'NANTES',
    passport: 'PASSEPORT',
    identityCard: "CARTE NATIONALE D'IDENTITÉ",
  },
  {
    state: 'ESP',
    country: 'ES',
    name: 'ESPAÑA',
    adjective: 'ESPAÑOLA',
    language: 'es',
    dates: 'DD MM YYYY',
    number: 'AAA999999',
    place: 'CÁDIZ',
    passport: 'PASAPORTE',
    identityCard: 'DOCUMENTO NACIONAL DE IDENTIDAD',
  },
  {
    state: 'POL',
    country: 'PL',
    name: 'RZECZPOSPOLITA POLSKA',
    adjective: 'POLSKIE',
    language: 'pl',
    dates: 'DD.MM.YYYY',
    number: 'AA9999999',
    place: 'TORUŃ',
    passport: 'PASZPORT',
    identityCard: 'DOWÓD OSOBISTY',
  },
  {
    state: 'CZE',
    country: 'CZ',
    name: 'ČESKÁ REPUBLIKA',
    adjective: 'ČESKÁ REPUBLIKA',
    language: 'cs',
    dates: 'DD.MM.YYYY',
    number: '99999999',
    place: 'BRNO',
    passport: 'CESTOVNÍ PAS',
    identityCard: 'OBČANSKÝ PRŮKAZ',
  },
  {
    state: 'SWE',
    country: 'SE',
    name: 'SVERIGE',
    adjective: 'SVENSK',
    language: 'sv',
    dates: 'DD MMM/MMM YY',
    number: '99999999',
    place: 'LUND',
    passport: 'PASS',
    identityCard: 'NATIONELLT IDENTITETSKORT',
  },
  {
    state: 'TUR',
    country: 'TR',
    name: 'TÜRKİYE CUMHURİYETİ',
    adjective: 'T.C.',
    language: 'tr',
    dates: 'DD.MM.YYYY',
    number: 'A99999999',
    place: 'BURSA',
    passport: 'PASAPORT',
    identityCard: 'KİMLİK KARTI',
  },
  {
    state: 'HUN',
    country: 'HU',
    name: 'MAGYARORSZÁG',
    adjective: 'MAGYAR',
    language: 'hu',
    dates: 'DD MMM/MMM YY',
    number: 'AA9999999',
    place: 'EGER',
    passport: 'ÚTLEVÉL',
    identityCard: 'SZEMÉLYAZONOSÍTÓ IGAZOLVÁNY',
  },
  {
    state: 'UKR',
    country: 'UA',
    name: 'УКРАЇНА / UKRAINE',
    adjective: 'УКРАЇНА/UKRAINE',
    language: 'uk',
    dates: 'DD MMM/MMM YY',
    number: 'AA999999',
    place: 'LVIV',
    passport: 'ПАСПОРТ / PASSPORT',
    identityCard: 'ПАСПОРТ / IDENTITY CARD',
  },
  {
    state: 'GRC',
    country: 'GR',
    name: 'ΕΛΛΗΝΙΚΗ ΔΗΜΟΚΡΑΤΙΑ',
    adjective: 'ΕΛΛΗΝΙΚΗ/HELLENIC',
    language: 'el',
    dates: 'DD MMM YYYY',
    number: 'AA9999999',
    place: 'PATRA',
    passport: 'ΔΙΑΒΑΤΗΡΙΟ / PASSPORT',
    identityCard: 'ΔΕΛΤΙΟ ΤΑΥΤΟΤΗΤΑΣ / IDENTITY CARD',
  },
  {
    state: 'JPN',
    country: 'JP',
    name: '日本国 / JAPAN',
    adjective: 'JAPAN',
    language: 'ja',
    dates: 'DD MMM YYYY',
    number: 'AA9999999',
    place: 'CHIBA',
    passport: '旅券 / PASSPORT',
    identityCard: 'IDENTITY CARD',
  },
  {
    state: 'KOR',
    country: 'KR',
    name: '대한민국 / REPUBLIC OF KOREA',
    adjective: 'REPUBLIC OF KOREA',
    language: 'ko',
    dates: 'DD MMM YYYY',
    number: 'A99999999',
    place: 'BUSAN',
    passport: '여권 / PASSPORT',
    identityCard: 'IDENTITY CARD',
  },
  {
    state: 'JOR',
    country: 'JO',
    name: 'HASHEMITE KINGDOM OF JORDAN',
    adjective: 'JORDANIAN',
    language: 'ar',
    dates: 'DD/MM/YYYY',
    number: 'A999999',
    place: 'AMMAN',
    passport: 'PASSPORT',
    identityCard: 'IDENTITY CARD',
  },
];

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;
/** Months of other languages, as abbreviated in their passports. */
const LOCAL: Readonly<Record<string, readonly string[]>> = {
  uk: ['СІЧ', 'ЛЮТ', 'БЕР', 'КВІ', 'ТРА', 'ЧЕР', 'ЛИП', 'СЕР', 'ВЕР', 'ЖОВ', 'ЛИС', 'ГРУ'],
  fr: ['JAN', 'FÉV', 'MARS', 'AVR', 'MAI', 'JUIN', 'JUIL', 'AOÛT', 'SEP', 'OCT', 'NOV', 'DÉC'],
  sv: ['JAN', 'FEB', 'MAR', 'APR', 'MAJ', 'JUN', 'JUL', 'AUG', 'SEP', 'OKT', 'NOV', 'DEC'],
  hu: ['JAN', 'FEB', 'MÁR', 'ÁPR', 'MÁJ', 'JÚN', 'JÚL', 'AUG', 'SZEP', 'OKT', 'NOV', 'DEC'],
};

/** Formats a day as printed; `day` is YYYY-MM-DD. */
export function writeDay(day: string, form: DateForm, language: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  const local = LOCAL[language]?.[Number(month) - 1] ?? LOCAL.fr?.[Number(month) - 1] ?? name;
  return form
    .replace('YYYY', year)
    .replace('YY', year.slice(2))
    .replace('MMM/MMM', `${local}/${name}`)
    .replace('MMM', name)
    .replace('MM', month)
    .replace('DD', date);
}
