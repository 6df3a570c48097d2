/** Captions of travel documents (ICAO Doc 9303 part 4, 4.1) in the languages of the specimens' issuers. */

export type Caption =
  | 'surname'
  | 'given'
  | 'nationality'
  | 'birth'
  | 'sex'
  | 'birthplace'
  | 'issue'
  | 'authority'
  | 'expiry'
  | 'number'
  | 'type'
  | 'code';

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'sv' | 'pt';

// biome-ignore format: the order of the columns below
const ORDER: readonly Caption[] = [
  'surname', 'given', 'nationality', 'birth', 'sex', 'birthplace', 'issue', 'authority', 'expiry', 'number', 'type', 'code',
];

const CAPTIONS: Readonly<Record<Language, string>> = {
  en: 'Surname|Given names|Nationality|Date of birth|Sex|Place of birth|Date of issue|Authority|Date of expiry|Passport No.|Type|Code',
  de: 'Name|Vornamen|Staatsangehörigkeit|Geburtsdatum|Geschlecht|Geburtsort|Ausstellungsdatum|Behörde|Gültig bis|Pass-Nr.|Typ|Kode',
  fr: "Nom|Prénoms|Nationalité|Date de naissance|Sexe|Lieu de naissance|Date de délivrance|Autorité|Date d'expiration|Passeport n°|Type|Code",
  es: 'Apellidos|Nombre|Nacionalidad|Fecha de nacimiento|Sexo|Lugar de nacimiento|Fecha de expedición|Autoridad|Fecha de caducidad|Pasaporte nº|Tipo|Código',
  it: 'Cognome|Nome|Cittadinanza|Data di nascita|Sesso|Luogo di nascita|Data di rilascio|Autorità|Data di scadenza|Passaporto n.|Tipo|Codice',
  nl: 'Naam|Voornamen|Nationaliteit|Geboortedatum|Geslacht|Geboorteplaats|Datum van afgifte|Autoriteit|Geldig tot|Paspoort nr.|Type|Code',
  sv: 'Efternamn|Förnamn|Nationalitet|Födelsedatum|Kön|Födelseort|Utfärdat den|Myndighet|Gäller till|Passnr|Typ|Kod',
  pt: 'Apelidos|Nomes próprios|Nacionalidade|Data de nascimento|Sexo|Local de nascimento|Data de emissão|Autoridade|Data de validade|Passaporte n.º|Tipo|Código',
};

const MONTHS: Readonly<Record<Language, string>> = {
  en: 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC',
  de: 'JAN FEB MÄR APR MAI JUN JUL AUG SEP OKT NOV DEZ',
  fr: 'JAN FÉV MARS AVR MAI JUIN JUIL AOÛT SEPT OCT NOV DÉC',
  es: 'ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC',
  it: 'GEN FEB MAR APR MAG GIU LUG AGO SET OTT NOV DIC',
  nl: 'JAN FEB MRT APR MEI JUN JUL AUG SEP OKT NOV DEC',
  sv: 'JAN FEB MAR APR MAJ JUN JUL AUG SEP OKT NOV DEC',
  pt: 'JAN FEV MAR ABR MAI JUN JUL AGO SET OUT NOV DEZ',
};

/**
 * Returns a caption in several languages, `/` between them. Passport numbers become document numbers on other
 * documents.
 */
export function caption(name: Caption, languages: readonly Language[], isPassport = true): string {
  if (name === 'number' && !isPassport) return 'Document No.';
  const texts = languages.map((language) => CAPTIONS[language].split('|')[ORDER.indexOf(name)] ?? '');
  return [...new Set(texts)].join(' / ');
}

export type DateStyle = 'dots' | 'spaces' | 'hyphens' | 'slashes' | 'month-name' | 'two-month-names';

/** Formats YYYY-MM-DD as the issuer prints it. */
export function travelDate(day: string, style: DateStyle, languages: readonly Language[]): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const names = languages.map((language) => MONTHS[language].split(' ')[Number(month) - 1] ?? '');
  if (style === 'month-name') return `${date} ${names.at(-1)} ${year}`;
  if (style === 'two-month-names') return `${date} ${names[0]}/${names.at(-1)} ${year}`;
  return [date, month, year].join({ dots: '.', spaces: ' ', hyphens: '-', slashes: '/' }[style]);
}
