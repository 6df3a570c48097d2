/** Machine readable zones read off photographs of passports and identity cards, levels easy, mid and hard in turn. */
import { createLocalDocumentExtractor } from '../../../src/documents/local-extractor.ts';
import type { MrzFacts } from '../../../src/facts.ts';
import { closeImageNormalizer, normalizeImage } from '../../../src/images/normalize-image.ts';
import {
  identityCardIssuer,
  identityCardLines,
  makePerson,
  type PhotographLevel,
  passportLines,
  photograph,
  renderIdentityCard,
  renderPassport,
} from '../../../src/specimens/index.ts';
import type { Figure, SuiteOptions } from '../figure.ts';

interface Trial {
  readonly level: PhotographLevel;
  readonly printed: readonly string[];
  readonly read: MrzFacts | null;
}

const LEVELS: readonly PhotographLevel[] = ['easy', 'mid', 'hard'];
/** Lines that check digits cover; the names have none. */
const DATA_LINES = { TD1: [0, 1], TD2: [1], TD3: [1] } as const;

async function flatSide(seed: number, isPassport: boolean): Promise<{ picture: Buffer; printed: readonly string[] }> {
  const person = makePerson(seed);
  const look = { seed, portraitIndex: seed };
  return isPassport
    ? { picture: await renderPassport(person, look), printed: passportLines(person) }
    : {
        picture: await renderIdentityCard(person, { ...look, side: 'back' }),
        printed: identityCardLines(person, identityCardIssuer(seed)),
      };
}

function isExact({ printed, read }: Trial): boolean {
  return read?.lines.join() === printed.join();
}

function isDataRight({ printed, read }: Trial): boolean {
  return read !== null && DATA_LINES[read.format].every((line) => read.lines[line] === printed[line]);
}

function figuresOf(trials: readonly Trial[]): readonly Figure[] {
  const figure = (name: string, counted: readonly Trial[], isHit: (trial: Trial) => boolean): Figure => ({
    suite: 'mrz-photographs',
    name,
    hits: counted.filter(isHit).length,
    n: counted.length,
  });
  const valid = trials.filter(({ read }) => read?.valid);
  return [
    ...LEVELS.map((level) =>
      figure(
        `exact at level ${level}`,
        trials.filter((trial) => trial.level === level),
        isExact,
      ),
    ),
    figure('exact', trials, isExact),
    figure('check digits all right', trials, ({ read }) => read?.valid === true),
    figure('data right where check digits are', valid, isDataRight),
  ];
}

/** Photographs `count` passports and backs of identity cards in turn and compares the lines read with those printed. */
export async function run({ seed, count }: SuiteOptions): Promise<readonly Figure[]> {
  const extractor = await createLocalDocumentExtractor({ findFaces: () => Promise.resolve([]) });
  const trials: Trial[] = [];
  try {
    for (let index = 0; index < count; index += 1) {
      const level = LEVELS[Math.floor(index / 2) % LEVELS.length] ?? 'mid';
      const isPassport = index % 2 === 0;
      const { picture, printed } = await flatSide(seed * 1000 + index, isPassport);
      const image = await normalizeImage(await photograph(picture, { seed: seed * 1000 + index, level }));
      if (!image.ok) throw new Error(`a specimen was refused: ${image.reason}`);
      const selectedIdClass = isPassport ? 'pp' : 'id';
      const facts = await extractor.extractDocument({
        front: image,
        back: null,
        selectedCountryCode: 'NL',
        selectedIdClass,
      });
      trials.push({ level, printed, read: facts.front.mrz });
    }
  } finally {
    await closeImageNormalizer();
  }
  return figuresOf(trials);
}
