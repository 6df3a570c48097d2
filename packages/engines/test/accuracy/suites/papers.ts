/** Suite of `extractPaper` on synthetic utility bills: as the PDF itself, and as photographs of it. */

import { drawOver, type PhotographLevel, photograph, type SpecimenTruth } from '@countersign/specimens';
import type { NormalizedPaper, PaperFacts, PaperField } from '../../../src/facts.ts';
import { createEngines, type LocalEngines } from '../../../src/index.ts';
import type { Figure, SuiteOptions } from '../figure.ts';
import { specimensOf } from '../specimens.ts';

/** Width of a photograph of a page, taken with a phone held upright: the page is about 1,700 pixels high. */
const PHOTOGRAPH_WIDTH = 2800;

const FIELDS: readonly (readonly [PaperField, keyof SpecimenTruth['values'] & string])[] = [
  ['name', 'name'],
  ['address_street_1', 'address-street-1'],
  ['address_city', 'address-city'],
  ['address_subdivision', 'address-subdivision'],
  ['address_postal_code', 'address-postal-code'],
  ['issuer', 'provider'],
  ['account_number', 'account-number'],
  ['issue_date', 'issue-date'],
  ['due_date', 'due-date'],
  ['amount_due', 'amount'],
];

interface Trial {
  readonly how: string;
  readonly isRight: boolean;
  /** True if a value was reported that is not the one on the paper. */
  readonly isWrong: boolean;
  readonly remark: string;
}

interface Paper {
  readonly how: string;
  readonly hasType: boolean;
  readonly layerAgrees: boolean | null;
  readonly remark: string;
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

function trialsOf(how: string, facts: PaperFacts, { values, seed }: SpecimenTruth): Trial[] {
  return FIELDS.flatMap(([field, name]) => {
    const expected = values[name];
    if (expected === undefined) return [];
    const read = facts.values[field];
    const isRight = fold(read ?? '') === fold(expected);
    const remark = `${how} ${seed}: ${field} ${expected} read as "${read ?? ''}"`;
    return [{ how, isRight, isWrong: read !== undefined && !isRight, remark }];
  });
}

async function read(engines: LocalEngines, bytes: Uint8Array): Promise<readonly [PaperFacts, NormalizedPaper] | null> {
  const paper = await engines.normalizePaper(bytes);
  return paper.ok ? [await engines.extractPaper(paper), paper] : null;
}

function figure<Each extends { readonly remark: string }>(
  name: string,
  all: readonly Each[],
  holds: (each: Each) => boolean,
): Figure {
  const misses = all.filter((each) => !holds(each)).map(({ remark }) => remark);
  const note = misses.slice(0, 8).join('; ');
  return { suite: 'papers', name, hits: all.length - misses.length, n: all.length, ...(note === '' ? {} : { note }) };
}

/** Reads the same bill with another name drawn over its own. */
async function forgedPaper(engines: LocalEngines, pdf: Uint8Array, { values, seed }: SpecimenTruth): Promise<Paper> {
  const forged = await read(engines, drawOver(pdf, values['name'] ?? '', 'MARLOWE Q IMPOSTOR'));
  const layer = forged?.[0].layer ?? null;
  const isSeen = layer !== null && layer.conflicting.length + layer.differing.length > 0;
  return { how: 'forged', hasType: true, layerAgrees: !isSeen, remark: `forged ${seed}` };
}

const LEVELS: readonly PhotographLevel[] = ['easy', 'mid', 'hard'];

export async function run(options: SuiteOptions): Promise<readonly Figure[]> {
  const engines = createEngines({ processorLimitMs: 240_000 });
  const [trials, papers]: [Trial[], Paper[]] = [[], []];
  const take = (how: string, facts: PaperFacts, truth: SpecimenTruth): void => {
    trials.push(...trialsOf(how, facts, truth));
    papers.push({
      how,
      hasType: facts.documentType === 'standard_utility_bill',
      layerAgrees: facts.layer === null ? null : facts.layer.conflicting.length + facts.layer.unseen.length === 0,
      remark: `${how} ${truth.seed}: ${facts.documentType} ${JSON.stringify(facts.layer?.conflicting ?? [])}`,
    });
  };
  let index = 0;
  for await (const { truth, files } of specimensOf(options, { kinds: ['utility-bill'], forgeries: 'none' })) {
    const pdf = files['bill.pdf'];
    const drawn = pdf === undefined ? null : await read(engines, pdf);
    const page = drawn?.[1].pages[0]?.image.jpeg;
    if (drawn === null || page === undefined) continue;
    take('PDF', drawn[0], truth);
    papers.push(await forgedPaper(engines, pdf as Uint8Array, truth));
    const level = LEVELS[index % LEVELS.length] ?? 'mid';
    const photo = await photograph(Buffer.from(page), { seed: truth.seed, level, width: PHOTOGRAPH_WIDTH });
    const seen = await read(engines, photo);
    if (seen !== null) take(level, seen[0], truth);
    index += 1;
  }
  await engines.close();
  const genuine = papers.filter(({ how }) => how !== 'forged');
  const forged = papers.filter(({ how }) => how === 'forged');
  const layers = genuine.filter(({ layerAgrees }) => layerAgrees !== null);
  return [
    ...['PDF', ...LEVELS].map((how) => {
      const own = trials.filter((trial) => trial.how === how);
      return figure(`fields right, ${how}`, own, ({ isRight }) => isRight);
    }),
    figure('no wrong value reported', trials, ({ isWrong }) => !isWrong),
    figure('kind of paper right', genuine, ({ hasType }) => hasType),
    figure('text layer and print agree on genuine PDF', layers, ({ layerAgrees }) => layerAgrees === true),
    figure('another name drawn over a PDF is noticed', forged, ({ layerAgrees }) => layerAgrees === false),
  ];
}
