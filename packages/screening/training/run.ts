/**
 * `npm run train -- screening`: fits the model on the pairs, the cases to fit on, and names of OFAC recombined and treated, and writes its weights.
 * `npm run train -- screening facts`: fits the weight of an exchanged date, and writes the current version.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { compareAnalysed } from '../src/compare/compare-names.ts';
import { type Features, featureNames } from '../src/compare/features.ts';
import { recordFeaturesOf } from '../src/compare/record.ts';
import { type Model, scoreOf } from '../src/compare/score.ts';
import type { Entity } from '../src/entity.ts';
import { currentModel, models } from '../src/models/index.ts';
import { analyse } from '../src/names/analyse.ts';
import { hashOf } from '../src/names/variants.ts';
import { buildSegment } from '../src/segment/build.ts';
import { openSegment, type Segment } from '../src/segment/open.ts';
import { candidatesOf } from '../src/segment/search.ts';
import { readOfacCsv } from '../src/sources/ofac/csv.ts';
import { type Example, type Fitted, fit, fitRecord, type RecordExample } from './fit.ts';
import { fitFact, recordCases, toldBy } from './fit-facts.ts';
import { type Case, readCases, readCompanies, readPairs } from './read-cases.ts';
import { isBorne, recombine, seeded, treat, treatments } from './treat.ts';

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

/** What each recombined name was compared with, the likeliest first; none of it is the same. */
function mined(segment: Segment, people: readonly Entity[]): Features[][] {
  const draw = seeded(7);
  return Array.from({ length: recombined }, () => {
    const query = analyse(recombine(people, draw), 'person');
    return candidatesOf(segment, query, 64)
      .filter(({ name }) => segment.entityKind(segment.nameEntities[name] as number) === 'person')
      .map(({ name }) => compareAnalysed(query, segment.analysedName(name), segment.rarity))
      .filter((comparison) => comparison.features.edits > 0 && !isBorne(comparison))
      .map(({ features }) => features);
  });
}

const differing = (features: Features): Example => ({ features, same: false, weight: 1 });

/** Of each recombined name the one that a model takes for it first. */
function mistaken(found: readonly (readonly Features[])[], model: Model): Example[] {
  return found.flatMap((each) => {
    const scored = each.map((features) => ({ features, z: scoreOf(features, model).z }));
    return scored
      .sort((a, b) => b.z - a.z)
      .slice(0, 1)
      .map(({ features }) => differing(features));
  });
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

/** Rounds in which what the model of the round before mistook is fitted on as well. */
const mistakenRounds = 2;

function fitNames(labelled: readonly Example[], found: readonly (readonly Features[])[], same: readonly Example[]) {
  const count = labelled.length;
  const likeliest = found.flatMap((each) => each.slice(0, 2).map(differing));
  const known = [...labelled, ...weighed(likeliest, count), ...weighed(same, count)];
  let fitted = fit(known);
  for (let round = 0; round < mistakenRounds; round += 1) {
    const before = { version: '', record: currentModel.record, ...fitted };
    fitted = fit([...known, ...weighed(mistaken(found, before), count / 2)]);
  }
  return fitted;
}

const weighed = (examples: readonly Example[], total: number): Example[] =>
  examples.map((example) => ({ ...example, weight: total / examples.length }));

/** Each treated person with the true entry and three near ones, asked for with all that the true entry says. */
function recordExamples(segment: Segment, people: readonly Entity[], model: Model): RecordExample[] {
  const draw = seeded(13);
  const known = people.filter(({ birthdates, countries }) => birthdates.length > 0 || countries.length > 0);
  return Array.from({ length: treated }, (_each, count) => {
    const person = known[Math.floor(draw() * known.length)] as Entity;
    const text = treat(
      person.names[0]?.value ?? '',
      treatments[count % treatments.length] as (typeof treatments)[number],
      draw,
    );
    const query = analyse(text, 'person');
    const record = { birthdate: person.birthdates[0] ?? null, countries: person.countries, gender: person.gender };
    const near = candidatesOf(segment, query, 12)
      .map(({ name }) => ({ name, entity: segment.entity(segment.nameEntities[name] as number) }))
      .filter(({ entity }) => entity.kind === 'person' && entity.key !== person.key)
      .slice(0, 3);
    const own = { name: null, entity: person };
    return [own, ...near].map(({ name, entity }): RecordExample => {
      const listed = name === null ? (entity.names[0]?.value ?? '') : segment.nameText(name);
      const { features } = compareAnalysed(query, analyse(listed, 'person'), segment.rarity);
      return {
        named: scoreOf(features, model).z,
        features: recordFeaturesOf(record, entity, listed),
        same: entity === person,
      };
    });
  }).flat();
}

/** F1 at .7 of the labelled pairs, each fifth judged by what was fitted on the others. */
function acrossFolds(pairs: readonly Example[], fitWith: (labelled: readonly Example[]) => Fitted): number {
  const folds = 5;
  const judged = Array.from({ length: folds }, (_each, fold) => {
    const fitted = fitWith(pairs.filter((_pair, index) => index % folds !== fold));
    const model = { version: '', record: currentModel.record, ...fitted };
    return pairs
      .filter((_pair, index) => index % folds === fold)
      .map(({ features, same }) => ({ same, said: scoreOf({ isOnePart: false, ...features }, model).score >= 0.7 }));
  }).flat();
  const right = judged.filter(({ same, said }) => same && said).length;
  return (2 * right) / (judged.filter(({ said }) => said).length + judged.filter(({ same }) => same).length);
}

/** Version that a fit of everything writes: shipped ones stay as they are. */
const next = 'names-3';

function writeModel(model: Model): void {
  const folder = new URL(`../src/models/${model.version}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('weights.json', folder), `${JSON.stringify(model, null, 2)}\n`);
}

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
  const cases = [...readCases(), ...readCompanies()].filter(({ half }) => half === 'fit').map(exampleOf);
  const labelled = pairs.length + cases.length;
  const negatives = mined(segment, people);
  const positives = treatedExamples(segment, people);
  const fitWith = (known: readonly Example[]): Fitted => fitNames([...known, ...cases], negatives, positives);
  const fitted = fitWith(pairs);
  const named = { version: next, ...fitted, record: currentModel.record };
  const whole: Model = { ...named, record: fitRecord(recordExamples(segment, people, named)) };
  const swapped = fitFact(recordCases(segment, people, whole), 'birthdate-swapped', whole);
  const model: Model = { ...whole, record: { ...whole.record, 'birthdate-swapped': swapped } };
  const right = [...pairs, ...cases].filter(
    ({ features, same }) => scoreOf({ ...features, isOnePart: false }, model).score >= 0.5 === same,
  );
  writeModel(model);
  const shown = featureNames.map((name) => `${name} ${fitted.weights[name]}`).join(', ');
  const across = acrossFolds(pairs, fitWith);
  process.stdout.write(
    `record: ${JSON.stringify(model.record)}; labelled pairs, five folds: F1 ${across.toFixed(3)} at .7\n`,
  );
  process.stdout.write(
    `${labelled} pairs and cases, ${negatives.length} recombined, ${positives.length} treated: bias ${fitted.bias}, ${shown}; ${((100 * right.length) / labelled).toFixed(1)} % of what was fitted on is right at .5\n`,
  );
}

/** Version that `facts` extends, and the one that it writes. */
const [base, extended] = ['names-1', 'names-2'] as const;

/**
 * Fits an exchanged date on one half of the people, writes the extended version, and prints what the other half gets. The
 * weight of gender is a trial that is printed and not written: as fitted, and a quarter of it.
 */
async function trainFacts(): Promise<void> {
  const entities = await readSnapshot();
  const segment = openSegment(buildSegment(entities).buffer);
  const before = models[base] as Model;
  const casesOf = (isOfHalf: (entity: Entity) => boolean) =>
    recordCases(
      segment,
      entities.filter((entity) => entity.kind === 'person' && isOfHalf(entity)),
      before,
    );
  const cases = casesOf(isFitted);
  const gender = fitFact(cases, 'gender-differs', before);
  const extendedBy = (record: Partial<Model['record']>): Model => ({
    ...before,
    version: extended,
    record: { ...before.record, 'birthdate-swapped': fitFact(cases, 'birthdate-swapped', before), ...record },
  });
  const after = extendedBy({});
  writeModel(after);
  const swapped = after.record['birthdate-swapped'];
  process.stdout.write(`birthdate-swapped ${swapped}; gender-differs would be ${gender}; told at .7, kept half:\n`);
  const kept = casesOf((entity) => !isFitted(entity));
  const trials = [gender, gender / 4].map((weight) => extendedBy({ 'gender-differs': weight }));
  const [then, whole, quarter] = [after, ...trials].map((model) => toldBy(model, kept));
  for (const [place, { group, told, of }] of toldBy(before, kept).entries()) {
    const numbers = `${told} → ${then?.[place]?.told}, with gender ${whole?.[place]?.told}, a quarter ${quarter?.[place]?.told}`;
    process.stdout.write(`${group.padEnd(60)} ${numbers} of ${of}\n`);
  }
}

if (import.meta.main) await (process.argv.includes('facts') ? trainFacts() : train());
