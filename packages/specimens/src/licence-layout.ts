/** Positions and labels of the parts of a licence front, all drawn from the seed. */
import { FAMILIES, type FontPair } from './fonts.ts';
import { makeRandom, type Random } from './random.ts';

export const CARD_WIDTH = 1400;
export const CARD_HEIGHT = 883;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Labels by the value they announce. An empty label is not printed. */
export interface LicenceLabels {
  readonly number: string;
  readonly class: string;
  readonly expiry: string;
  readonly issue: string;
  readonly birth: string;
  readonly last: string;
  readonly given: string;
  readonly address: string;
  readonly sex: string;
  readonly height: string;
  readonly eyes: string;
  readonly weight: string;
  readonly endorsements: string;
  readonly restrictions: string;
}

const NUMBERED: LicenceLabels = {
  number: '4d DL',
  class: '9 CLASS',
  expiry: '4b EXP',
  issue: '4a ISS',
  birth: '3 DOB',
  last: '1',
  given: '2',
  address: '8',
  sex: '15 SEX',
  height: '16 HGT',
  eyes: '18 EYES',
  weight: '17 WGT',
  endorsements: '9a END',
  restrictions: '12 RSTR',
};

const WORDS: LicenceLabels = {
  number: 'DL',
  class: 'CLASS',
  expiry: 'EXP',
  issue: 'ISS',
  birth: 'DOB',
  last: 'LN',
  given: 'FN',
  address: '',
  sex: 'SEX',
  height: 'HGT',
  eyes: 'EYES',
  weight: 'WGT',
  endorsements: 'END',
  restrictions: 'RSTR',
};

const LABELS: readonly LicenceLabels[] = [
  NUMBERED,
  { ...NUMBERED, number: '4d DLN', last: '1', given: '2', address: '' },
  { ...NUMBERED, number: '4d LIC NO', last: '1 LN', given: '2 FN', address: '8 ADD' },
  WORDS,
  { ...WORDS, number: 'DL NO.', expiry: 'EXPIRES', issue: 'ISSUED', birth: 'DOB' },
  { ...WORDS, number: 'LIC#', last: '', given: '' },
];

const CANADIAN: LicenceLabels = {
  ...NUMBERED,
  number: '4d NUMBER / NUMÉRO',
  class: '9 CLASS / CATÉG',
  expiry: '4b EXP / EXP',
  issue: '4a ISS / DÉL',
  birth: '3 DOB / DDN',
  restrictions: '12 REST / COND',
  sex: '15 SEX / SEXE',
  height: '16 HGT / HAUT',
};

export type Block = 'number' | 'expiry' | 'name' | 'address' | 'birth' | 'body' | 'issue';

const ORDERS: readonly (readonly Block[])[] = [
  ['number', 'expiry', 'name', 'address', 'birth', 'body', 'issue'],
  ['number', 'birth', 'name', 'address', 'expiry', 'body', 'issue'],
  ['name', 'address', 'number', 'birth', 'expiry', 'body', 'issue'],
  ['number', 'name', 'address', 'birth', 'issue', 'expiry', 'body'],
];

export interface FrontLayout {
  readonly portrait: Area;
  readonly ghost: Area;
  readonly textX: number;
  readonly textRight: number;
  readonly titleBand: boolean;
  readonly labelsAbove: boolean;
  readonly family: FontPair;
  /** True if the number and the date of birth are printed in colour. */
  readonly isAccented: boolean;
  readonly order: readonly Block[];
  readonly labels: LicenceLabels;
  /** Baseline of the first row. */
  readonly firstRow: number;
}

function portraitArea(random: Random, isRight: boolean): Area {
  const height = random.integer(440, 520);
  const width = Math.round(height * random.between(0.76, 0.82));
  const margin = random.integer(44, 66);
  return { x: isRight ? CARD_WIDTH - margin - width : margin, y: random.integer(170, 204), width, height };
}

/** Draws the layout of a seed for a card of one country. */
export function frontLayout(seed: number, country: 'US' | 'CA' = 'US'): FrontLayout {
  const random = makeRandom(seed, 'licence layout');
  const isRight = random.chance(0.25);
  const portrait = portraitArea(random, isRight);
  const gap = random.integer(32, 46);
  const labels = random.pick(LABELS);
  return {
    portrait,
    ghost: { x: isRight ? portrait.x - 210 : CARD_WIDTH - 220, y: 590, width: 160, height: 200 },
    textX: isRight ? 62 : portrait.x + portrait.width + gap,
    textRight: isRight ? portrait.x - gap : CARD_WIDTH - 56,
    titleBand: random.chance(0.5),
    // Bilingual labels leave no room for their values on the same line.
    labelsAbove: random.chance(0.4) || country === 'CA',
    family: random.pick(FAMILIES),
    isAccented: random.chance(0.7),
    order: random.pick(ORDERS),
    labels: country === 'CA' ? CANADIAN : labels,
    firstRow: random.integer(222, 238),
  };
}
