/** `npm run train -- screening`: fits the model on the pairs, the cases to fit on, and names of OFAC recombined and treated; writes its weights and card. */
import { readFileSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { compareAnalysed } from '../src/compare/compare-names.ts';
import { featureNames } from '../src/compare/features.ts';
import { scoreOf } from '../src/compare/score.ts';
import type { Entity } from '../src/entity.ts';
import { currentModel } from '../src/models/index.ts';
import { analyse } from '../src/names/analyse.ts';
import { hashOf } from '../src/names/variants.ts';
import { buildSegment } from '../src/segment/build.ts';
import { openSegment, type Segment } from '../src/segment/open.ts';
import { candidatesOf } from '../src/segment/search.ts';
import { readOfacCsv } from '../src/sources/ofac/csv.ts';
import { type Example, fit } from './fit.ts';
import { type Case, readCases, readPairs } from './read-cases.ts';
import { recombine, seeded, treat, treatments } from './treat.ts';

export async function readSnapshot(): Promise<Entity[]> {
  const names = ['sdn.csv', 'alt.csv', 'add.csv'];
  const open = (name: string) =>
    Readable.from([gunzipSync(readFileSync(new URL(`./ofac/ofac-snapshot-${name}.gz`, import.meta.url)))]);
  const entities: Entity[] = [];
  for await (const entity of readOfacCsv({ names, open })) entities.push(entity);
  return entities;
}

/** People are fitted on or judged by, never both. */
export const isFitted = ({ key }: Entity): boolean => hashOf(key) % 2 === 0;

const recombined = 1600;
const treated = 1200;

/** The two likeliest names of each recombined one are not the same. */
function mined(segment: Segment, people: readonly Entity[]): Example[] {
  const draw = seeded(7);
  const examples: Example[] = [];
  for (let count = 0; count < recombined; count += 1) {
    const query = analyse(recombine(people, draw), 'person');
    for (const { name } of candidatesOf(segment, query, 2)) {
      const { features } = compareAnalysed(query, segment.analysedName(name), segment.rarity);
      if (features.edits > 0) examples.push({ features, same: false, weight: 1 });
    }
  }
  return examples;
}

function treatedExamples(segment: Segment, people: readonly Entity[]): Example[] {
  const draw = seeded(11);
  return Array.from({ length: treated }, (_each, count) => {
    const name = people[Math.floor(draw() * people.length)]?.names[0]?.value ?? '';
    const treatment = treatments[count % treatments.length] as (typeof treatments)[number];
    const { features } = compareAnalysed(
      analyse(treat(name, treatment, draw), 'person'),
      analyse(name, 'person'),
      segment.rarity,
    );
    return { features, same: true, weight: 1 };
  });
}

const weighed = (examples: readonly Example[], total: number): Example[] =>
  examples.map((example) => ({ ...example, weight: total / examples.length }));

export async function train(): Promise<void> {
  const entities = await readSnapshot();
  const segment = openSegment(buildSegment(entities).buffer);
  const people = entities.filter((entity) => entity.kind === 'person' && isFitted(entity));
  const exampleOf = ({ left, right, kind, same }: Case): Example => ({
    features: compareAnalysed(analyse(left, kind), analyse(right, kind), segment.rarity).features,
    same,
    weight: 1,
  });
  const pairs = readPairs().map(exampleOf);
  const cases = readCases()
    .filter(({ half }) => half === 'fit')
    .map(exampleOf);
  const labelled = pairs.length + cases.length;
  const negatives = weighed(mined(segment, people), labelled);
  const positives = weighed(treatedExamples(segment, people), labelled / 4);
  const fitted = fit([...pairs, ...cases, ...negatives, ...positives]);
  const model = { version: currentModel.version, ...fitted };
  const right = [...pairs, ...cases].filter(
    ({ features, same }) => scoreOf({ ...features, isOnePart: false }, model).score >= 0.5 === same,
  );
  writeFileSync(
    new URL(`../src/models/${model.version}/weights.json`, import.meta.url),
    `${JSON.stringify(model, null, 2)}\n`,
  );
  const shown = featureNames.map((name) => `${name} ${fitted.weights[name]}`).join(', ');
  process.stdout.write(
    `${labelled} pairs and cases, ${negatives.length} recombined, ${positives.length} treated: bias ${fitted.bias}, ${shown}; ${((100 * right.length) / labelled).toFixed(1)} % of what was fitted on is right at .5\n`,
  );
}

if (import.meta.main) await train();
