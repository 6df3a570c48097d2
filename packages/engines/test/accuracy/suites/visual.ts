/**
 * What `extractDocument` reads off photographs of licences and passports that nobody owns: turn to 8 degrees, corners
 * moved by up to 6 %, blur, noise and uneven light, levels easy, mid and hard in turn. The visual zone is counted by
 * itself (readings whose source is the visual zone) and with barcode and machine readable zone (chosen attributes).
 */
import type { DocumentAttribute, DocumentFacts, DocumentInput, Engines, NormalizedImage } from '../../../src/facts.ts';
import { createEngines } from '../../../src/index.ts';
import {
  licenceText,
  makePerson,
  type Person,
  type PhotographLevel,
  passportLines,
  photograph,
  renderLicence,
  renderPassport,
} from '../../../src/specimens/index.ts';
import type { Figure, SuiteOptions } from '../figure.ts';

type Group = 'names' | 'dates' | 'numbers' | 'symbol';

/** One value a document states, and the attributes it may be read into; several are joined in their order. */
interface Expected {
  readonly group: Group;
  readonly value: string;
  /** Ways to state it: each way is a list of attributes whose values are joined. */
  readonly ways: readonly (readonly DocumentAttribute[])[];
}

interface Trial {
  readonly kind: 'licence' | 'passport';
  readonly level: PhotographLevel;
  readonly group: Group;
  readonly isVisualRight: boolean;
  readonly isRight: boolean;
  /** What was expected and what the visual zone gave, for people. */
  readonly remark: string;
}

const LEVELS: readonly PhotographLevel[] = ['easy', 'mid', 'hard'];

/** Letters and digits only, without accents, as the visual zone is compared. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

function expectedOf(person: Person, kind: Trial['kind']): readonly Expected[] {
  const document = kind === 'licence' ? person.licence : person.passport;
  const suffix = kind === 'licence' ? (person.suffix ?? '') : '';
  const given = [person.firstName, person.middleName ?? ''].join(' ');
  return [
    { group: 'names', value: person.lastName, ways: [['name-last']] },
    {
      group: 'names',
      value: given + suffix,
      ways: [
        ['name-first', 'name-middle', 'name-suffix'],
        ['name-first', 'name-suffix'],
      ],
    },
    { group: 'dates', value: person.birthdate, ways: [['birthdate']] },
    { group: 'dates', value: document.issueDate, ways: [['issue-date']] },
    { group: 'dates', value: document.expirationDate, ways: [['expiration-date']] },
    { group: 'numbers', value: document.number, ways: [['identification-number'], ['document-number']] },
  ];
}

function isStated(expected: Expected, stated: (attribute: DocumentAttribute) => string): boolean {
  return expected.ways.some((way) => fold(way.map(stated).join(' ')) === fold(expected.value));
}

async function normalized(engines: Engines, picture: Buffer): Promise<NormalizedImage> {
  const image = await engines.normalizeImage(picture);
  if (!image.ok) throw new Error(`a specimen was refused: ${image.reason}`);
  return image;
}

async function photographed(kind: Trial['kind'], person: Person, level: PhotographLevel): Promise<readonly Buffer[]> {
  const look = { seed: person.seed, portraitIndex: person.seed };
  const flat =
    kind === 'passport'
      ? [await renderPassport(person, look)]
      : [
          await renderLicence(person, { ...look, side: 'front' }),
          await renderLicence(person, { ...look, side: 'back' }),
        ];
  return Promise.all(flat.map((side, index) => photograph(side, { seed: person.seed * 2 + index, level })));
}

function judge(facts: DocumentFacts, person: Person, kind: Trial['kind'], level: PhotographLevel): readonly Trial[] {
  const seen = (attribute: DocumentAttribute) =>
    facts.readings[attribute]?.find((reading) => reading.source === 'visual-zone')?.value ?? '';
  const chosen = (attribute: DocumentAttribute) => facts.attributes[attribute] ?? '';
  const fields = expectedOf(person, kind).map((expected) => ({
    kind,
    level,
    group: expected.group,
    isVisualRight: isStated(expected, seen),
    isRight: isStated(expected, chosen),
    remark: `${level}: ${expected.value} read as "${expected.ways[0]?.map(seen).join(' ').trim()}"`,
  }));
  const isRight =
    kind === 'licence'
      ? facts.back?.barcode?.text === licenceText(person)
      : facts.front.mrz?.valid === true && facts.front.mrz.lines.join('') === passportLines(person).join('');
  return [...fields, { kind, level, group: 'symbol', isVisualRight: false, isRight, remark: `${level}: not read` }];
}

async function measureOne(engines: Engines, seed: number, index: number): Promise<readonly Trial[]> {
  const kind = index % 2 === 0 ? 'licence' : 'passport';
  const level = LEVELS[Math.floor(index / 2) % LEVELS.length] ?? 'mid';
  const person = makePerson(seed * 1000 + index);
  const [front, back] = await photographed(kind, person, level);
  if (front === undefined) throw new Error('a specimen has no front');
  const input: DocumentInput = {
    front: await normalized(engines, front),
    back: back === undefined ? null : await normalized(engines, back),
    selectedCountryCode: 'US',
    selectedIdClass: kind === 'licence' ? 'dl' : 'pp',
  };
  return judge(await engines.extractDocument(input), person, kind, level);
}

function figure(name: string, trials: readonly Trial[], isHit: (trial: Trial) => boolean): Figure {
  const misses = trials.filter((trial) => !isHit(trial)).map((trial) => trial.remark);
  const counted = { suite: 'visual', name, hits: trials.length - misses.length, n: trials.length };
  return misses.length === 0 ? counted : { ...counted, note: misses.slice(0, 3).join('; ') };
}

function figuresOf(trials: readonly Trial[]): Figure[] {
  const figures: Figure[] = [];
  const fields = trials.filter((trial) => trial.group !== 'symbol');
  for (const kind of ['licence', 'passport'] as const) {
    for (const group of ['names', 'dates', 'numbers'] as const) {
      const counted = fields.filter((trial) => trial.kind === kind && trial.group === group);
      figures.push(figure(`${kind} visual zone ${group}`, counted, (trial) => trial.isVisualRight));
      figures.push(figure(`${kind} all sources ${group}`, counted, (trial) => trial.isRight));
    }
    const symbols = trials.filter((trial) => trial.kind === kind && trial.group === 'symbol');
    const name = kind === 'licence' ? 'licence barcode, whole text' : 'passport zone, every character';
    figures.push(figure(name, symbols, (trial) => trial.isRight));
  }
  for (const level of LEVELS) {
    const counted = fields.filter((trial) => trial.level === level);
    figures.push(figure(`visual zone at level ${level}`, counted, (trial) => trial.isVisualRight));
  }
  figures.push(figure('visual zone', fields, (trial) => trial.isVisualRight));
  figures.push(figure('all sources', fields, (trial) => trial.isRight));
  return figures;
}

/** Draws `count` documents, licences and passports in turn, and compares what was read with what was printed. */
export async function run({ seed, count }: SuiteOptions): Promise<readonly Figure[]> {
  const engines = createEngines();
  try {
    const trials: Trial[] = [];
    for (let index = 0; index < count; index += 1) trials.push(...(await measureOne(engines, seed, index)));
    return figuresOf(trials);
  } finally {
    await engines.close();
  }
}
