/** Contents of a document before drawing: values with their captions, zone and barcode. */
import { CAPTIONS, type Caption } from './captions.ts';
import { ISSUERS, type Issuer, writeDay } from './issuers.ts';
import { europeanNumber } from './licence-numbers.ts';
import { composeLicence, STATES } from './licences.ts';
import { drawDay, drawPerson, type Person, type PersonName } from './people.ts';
import { type Draw, drawNumber } from './random.ts';
import { composeZone, type ZoneFormat } from './zone.ts';

export const KINDS = [
  'passport',
  'identity-card',
  'licence',
  'passport',
  'european-licence',
  'residence-permit',
  'visa',
  'passport-page-card',
] as const;
export type DocumentKind = (typeof KINDS)[number];

/** Attributes of the contract; values as in the API: dates YYYY-MM-DD, the rest as printed. */
export type Values = Readonly<Record<string, string>>;

export interface PrintedField {
  readonly caption: string;
  /** Attribute of the value; null for fields that are not extracted. */
  readonly attribute: string | null;
  readonly text: string;
}

export interface Side {
  readonly title: string;
  readonly heading: string;
  readonly fields: readonly PrintedField[];
  readonly zone: readonly string[];
  /** Text of a PDF417 symbol. */
  readonly barcode: string | null;
  readonly hasPortrait: boolean;
}

export interface StrangerDocument {
  readonly kind: DocumentKind;
  readonly idClass: string;
  /** Country, ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly language: string;
  /** Size in millimetres. */
  readonly size: readonly [width: number, height: number];
  readonly values: Values;
  /** Values of the zone that differ from print: names. */
  readonly inZone: Values;
  readonly front: Side;
  readonly back: Side | null;
}

const ID1 = [85.6, 53.98] as const;
const TD2 = [105, 74] as const;
const TD3 = [125, 88] as const;

interface Travel {
  readonly idClass: string;
  readonly format: ZoneFormat;
  readonly code: string;
  readonly size: readonly [number, number];
  readonly isZoneBehind: boolean;
}

const TRAVEL: Readonly<Record<string, Travel>> = {
  passport: { idClass: 'pp', format: 'TD3', code: 'P', size: TD3, isZoneBehind: false },
  'identity-card': { idClass: 'id', format: 'TD1', code: 'I', size: ID1, isZoneBehind: true },
  'residence-permit': { idClass: 'rp', format: 'TD1', code: 'IR', size: ID1, isZoneBehind: true },
  'passport-page-card': { idClass: 'id', format: 'TD2', code: 'I', size: TD2, isZoneBehind: false },
  visa: { idClass: 'visa', format: 'MRV-A', code: 'V', size: [120, 80], isZoneBehind: false },
};

interface Days {
  readonly issued: string;
  readonly expiry: string;
}

function drawDays(draw: Draw): Days {
  const issued = drawDay(draw, 2019, 2024);
  return { issued, expiry: `${Number(issued.slice(0, 4)) + draw.pick([5, 10])}${issued.slice(4)}` };
}

/** Returns a function for captions in one language, or in the issuer's and English, as most passports have them. */
function captionIn(issuer: Issuer, draw: Draw): (caption: Caption) => string {
  const [own, english, french] = [CAPTIONS[issuer.language], CAPTIONS.en, CAPTIONS.fr];
  if (!own || !english || !french) throw new RangeError(`no captions in ${issuer.language}`);
  const isPlain = issuer.language === 'en';
  const form = draw.whole(0, isPlain ? 1 : 2);
  const separator = draw.pick([' / ', '/', ' · ']);
  return (caption) => {
    const first = own[caption];
    if (isPlain) return form === 0 ? first : `${first}${separator}${french[caption]}`;
    return form === 0
      ? `${first}${separator}${english[caption]}`
      : form === 1
        ? `${first}${separator}${english[caption]}${separator}${french[caption]}`
        : `${english[caption]}${separator}${first}`;
  };
}

const stateOf = (issuer: Issuer): string => issuer.state.replaceAll('<', '');

function nameFields(attribute: string, caption: string, { printed, native }: PersonName): readonly PrintedField[] {
  const latin = { caption, attribute, text: printed };
  return native === null
    ? [latin]
    : [
        { caption, attribute: `native-${attribute}`, text: native },
        { ...latin, caption: '' },
      ];
}

/** Adds numbers to captions, as in the passports of the European Union; `first` is the form of the first one. */
function numbered(rows: readonly PrintedField[], first: string): readonly PrintedField[] {
  let count = 0;
  return rows.map((row) => {
    if (row.caption === '') return row;
    count += 1;
    return { ...row, caption: `${first.replace('1', String(count))} ${row.caption}` };
  });
}

function titleOf(kind: DocumentKind, issuer: Issuer): string {
  if (kind === 'passport') return issuer.passport;
  if (kind === 'residence-permit') return 'RESIDENCE PERMIT';
  return kind === 'visa' ? 'VISA' : issuer.identityCard;
}

function travelDocument(kind: DocumentKind, travel: Travel, draw: Draw): StrangerDocument {
  const issuer = draw.pick(ISSUERS);
  const person = drawPerson(draw, issuer.language);
  const number = drawNumber(issuer.number, draw);
  const { issued, expiry } = drawDays(draw);
  const say = captionIn(issuer, draw);
  const day = (value: string): string => writeDay(value, issuer.dates, issuer.language);
  const zone = composeZone(travel.format, {
    code: travel.code,
    state: stateOf(issuer),
    last: person.last.zone,
    first: person.first.zone,
    number,
    nationality: stateOf(issuer),
    birth: person.birth,
    sex: person.sex,
    expiry,
    optional: draw.chance(0.3) ? drawNumber('999999999', draw) : '',
  });
  const rows: readonly PrintedField[] = [
    ...nameFields('name-last', say('last'), person.last),
    ...nameFields('name-first', say('first'), person.first),
    { caption: say('nationality'), attribute: null, text: draw.chance(0.5) ? issuer.adjective : stateOf(issuer) },
    { caption: say('birth'), attribute: 'birthdate', text: day(person.birth) },
    { caption: say('sex'), attribute: 'sex', text: person.sex },
    { caption: say('place'), attribute: null, text: issuer.place },
    { caption: say('issued'), attribute: 'issue-date', text: day(issued) },
    { caption: say('expiry'), attribute: 'expiration-date', text: day(expiry) },
    ...(travel.format === 'TD1' ? [] : [{ caption: say('authority'), attribute: null, text: issuer.place }]),
    { caption: say('number'), attribute: 'document-number', text: number },
  ];
  const fields = draw.chance(0.2) ? numbered(rows, draw.pick(['1.', '1', '(1)'])) : rows;
  const front = {
    title: titleOf(kind, issuer),
    heading: issuer.name,
    fields,
    zone: travel.isZoneBehind ? [] : zone,
    barcode: null,
    hasPortrait: true,
  };
  const behind = [{ caption: say('authority'), attribute: null, text: issuer.place }];
  return {
    kind,
    idClass: travel.idClass,
    country: issuer.country,
    language: issuer.language,
    size: travel.size,
    values: valuesOf(person, number, issued, expiry),
    inZone: { 'name-last': person.last.zone, 'name-first': person.first.zone },
    front,
    back: travel.isZoneBehind
      ? { title: '', heading: issuer.name, fields: behind, zone, barcode: null, hasPortrait: false }
      : null,
  };
}

function valuesOf(person: Person, number: string, issued: string, expiry: string): Values {
  const { last, first } = person;
  return {
    'name-last': last.printed,
    'name-first': first.printed,
    birthdate: person.birth,
    sex: person.sex,
    'issue-date': issued,
    'expiration-date': expiry,
    'document-number': number,
    ...(last.native && first.native ? { 'native-name-last': last.native, 'native-name-first': first.native } : {}),
  };
}

const EUROPEAN = ['de', 'fr', 'es', 'pl', 'cs', 'sv', 'hu'] as const;
const LICENCE_TITLES: Readonly<Record<string, string>> = {
  de: 'FÜHRERSCHEIN',
  fr: 'PERMIS DE CONDUIRE',
  es: 'PERMISO DE CONDUCCIÓN',
  pl: 'PRAWO JAZDY',
  cs: 'ŘIDIČSKÝ PRŮKAZ',
  sv: 'KÖRKORT',
  hu: 'VEZETŐI ENGEDÉLY',
};

/** Draws the numbered fields of Directive 2006/126/EC, annex I. */
function europeanLicence(draw: Draw): StrangerDocument {
  const language = draw.pick(EUROPEAN);
  const issuer = draw.pick(ISSUERS.filter((one) => one.language === language));
  const person = drawPerson(draw, language);
  const number = europeanNumber(issuer.country, person.birth, draw);
  const { issued, expiry } = drawDays(draw);
  const day = (value: string): string => writeDay(value, 'DD.MM.YYYY', language);
  const fields = [
    { caption: '1.', attribute: 'name-last', text: person.last.printed },
    { caption: '2.', attribute: 'name-first', text: person.first.printed },
    { caption: '3.', attribute: 'birthdate', text: `${day(person.birth)} ${issuer.place}` },
    { caption: '4a.', attribute: 'issue-date', text: day(issued) },
    { caption: '4b.', attribute: 'expiration-date', text: day(expiry) },
    { caption: '4c.', attribute: null, text: issuer.place },
    { caption: '5.', attribute: 'document-number', text: number },
    { caption: '9.', attribute: null, text: 'AM/B/L' },
  ];
  const { sex, ...values } = valuesOf(person, number, issued, expiry);
  return {
    kind: 'european-licence',
    idClass: 'dl',
    country: issuer.country,
    language,
    size: ID1,
    values: sex === undefined ? {} : values,
    inZone: {},
    front: {
      title: LICENCE_TITLES[language] ?? '',
      heading: `${issuer.country}  ${issuer.name}`,
      fields,
      zone: [],
      barcode: null,
      hasPortrait: true,
    },
    back: null,
  };
}

/** Draws a licence of one of the United States with the numbered fields and the symbol of the AAMVA card design. */
function americanLicence(draw: Draw): StrangerDocument {
  const state = draw.pick(STATES);
  const person = drawPerson(draw, draw.pick(['en', 'es']));
  const number = drawNumber(state.number, draw);
  const { issued, expiry } = drawDays(draw);
  const licence = composeLicence(state, person, { number, issued, expiry }, draw);
  return {
    kind: 'licence',
    idClass: 'dl',
    country: 'US',
    language: 'en',
    size: ID1,
    values: { ...valuesOf(person, number, issued, expiry) },
    inZone: { 'name-last': person.last.zone, 'name-first': person.first.zone },
    ...licence,
  };
}

/** Draws the document of an index: kinds in turn, the rest at random. */
export function drawDocument(index: number, draw: Draw): StrangerDocument {
  const kind = KINDS[index % KINDS.length] ?? 'passport';
  if (kind === 'european-licence') return europeanLicence(draw);
  if (kind === 'licence') return americanLicence(draw);
  const travel = TRAVEL[kind];
  if (travel === undefined) throw new RangeError(`no document of kind ${kind}`);
  return travelDocument(kind, travel, draw);
}
