/** Driving licences of the European model (Directive 2006/126/EC, annex I): issuers and formats of numbers. */
import { licenceCheckCharacter } from './licence-check-character.ts';
import type { Person } from './people.ts';
import { makeRandom, type Random } from './random.ts';
import { drawShape } from './states.ts';
import { TRAVEL_ISSUERS, type TravelIssuer, travelName } from './travel-issuers.ts';

interface Licence {
  readonly title: string;
  /** Distinguishing sign in the blue field. */
  readonly sign: string;
  /** Shapes of drawShape; `*` is replaced by a letter or a digit and `?` by the check character of the rest. */
  readonly numberShapes: readonly string[];
  readonly dateStyle: 'dots' | 'short-dots' | 'slashes' | 'hyphens';
  readonly authority: string;
}

// biome-ignore format: a table
const LICENCES: Readonly<Record<string, Licence>> = {
  DE: { title: 'FÜHRERSCHEIN', sign: 'D', numberShapes: ['A###*****?#'], dateStyle: 'short-dots', authority: 'LANDRATSAMT MITTE' },
  ES: { title: 'PERMISO DE CONDUCCIÓN', sign: 'E', numberShapes: ['########?'], dateStyle: 'hyphens', authority: '28/10' },
  FR: { title: 'PERMIS DE CONDUIRE', sign: 'F', numberShapes: ['##AA#####', '############'], dateStyle: 'dots', authority: 'Préfet 69' },
  GB: { title: 'DRIVING LICENCE', sign: 'UK', numberShapes: ['AAAAA#0####AA9AA'], dateStyle: 'dots', authority: 'DVLA' },
  IE: { title: 'CEADÚNAS TIOMÁNA', sign: 'IRL', numberShapes: ['#########'], dateStyle: 'dots', authority: 'RSA' },
  IT: { title: 'PATENTE DI GUIDA', sign: 'I', numberShapes: ['AA#######A', 'U1*******A'], dateStyle: 'slashes', authority: 'MIT-UCO' },
  NL: { title: 'RIJBEWIJS', sign: 'NL', numberShapes: ['##########'], dateStyle: 'dots', authority: 'GEMEENTE UTRECHT' },
  PT: { title: 'CARTA DE CONDUÇÃO', sign: 'P', numberShapes: ['L-####### #', 'PO-###### #'], dateStyle: 'slashes', authority: 'IMT-LISBOA' },
  SE: { title: 'KÖRKORT', sign: 'S', numberShapes: ['######-####'], dateStyle: 'dots', authority: 'TRANSPORTSTYRELSEN' },
};

export interface EuropeanLicence {
  readonly issuer: TravelIssuer;
  readonly title: string;
  readonly sign: string;
  readonly authority: string;
  readonly surname: string;
  readonly givenNames: string;
  /** Number with its printed spaces and hyphens. */
  readonly number: string;
  /** YYYY-MM-DD, like the other dates. */
  readonly birthdate: string;
  readonly issueDate: string;
  readonly expirationDate: string;
  readonly birthplace: string;
  readonly categories: string;
}

/** Characters of the numbers that mix letters and digits, including I and O. */
const MIXED = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function drawNumber({ numberShapes }: Licence, countryCode: string, random: Random): string {
  const shape = random.pick(numberShapes);
  const drawn = drawShape(shape, random).replaceAll('*', () => random.pick([...MIXED]));
  const before = drawn.slice(0, drawn.indexOf('?'));
  return drawn.replace('?', licenceCheckCharacter(countryCode, before));
}

/** Makes the licence of a person by an issuer chosen by the seed, under a name of that country. */
export function makeEuropeanLicence(person: Person, seed: number): EuropeanLicence {
  const random = makeRandom(seed, 'european licence');
  const issuer = random.pick(TRAVEL_ISSUERS.filter(({ countryCode }) => countryCode in LICENCES));
  const licence = LICENCES[issuer.countryCode];
  if (licence === undefined) throw new RangeError(`no specimen licence of ${issuer.countryCode}`);
  return {
    issuer,
    title: licence.title,
    sign: licence.sign,
    authority: licence.authority,
    ...travelName(issuer, person.sex, random),
    number: drawNumber(licence, issuer.countryCode, random),
    birthdate: person.birthdate,
    issueDate: person.identityCard.issueDate,
    expirationDate: person.identityCard.expirationDate,
    birthplace: random.pick(['OSLO', 'LYON', 'KINGSTON', 'PORTO ALEGRE', 'WINDHOEK']),
    categories: random.pick(['AM/B', 'AM/A1/B', 'B/BE', 'AM B L', 'B']),
  };
}

/** Formats a day as the licences of a country print it. */
export function europeanLicenceDate(day: string, countryCode: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const style = LICENCES[countryCode]?.dateStyle ?? 'dots';
  if (style === 'short-dots') return [date, month, year.slice(2)].join('.');
  return [date, month, year].join({ dots: '.', slashes: '/', hyphens: '-' }[style]);
}
