/**
 * `npm run accuracy -- screening [--data FOLDER]`: results on the held-out cases by phenomenon, altered OFAC names,
 * unlisted people, and labelled pairs against plain edit distance. FOLDER may contain `cases.csv` and `strangers.csv`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { distance } from 'fastest-levenshtein';
import { type Comparison, compareAnalysed } from '../../src/compare/compare-names.ts';
import type { Entity } from '../../src/entity.ts';
import { analyse } from '../../src/names/analyse.ts';
import { screenName } from '../../src/screen.ts';
import { buildSegment } from '../../src/segment/build.ts';
import { openSegment, type Segment } from '../../src/segment/open.ts';
import { type Case, readCases, readCompanies, readPairs } from '../../training/read-cases.ts';
import { isFitted, readSnapshot } from '../../training/run.ts';
import { isBorne, recombine, seeded, treat, treatments } from '../../training/treat.ts';

const threshold = 0.7;

interface Judged extends Case {
  readonly score: number;
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function f1(rows: readonly Judged[], least: number): number {
  const said = rows.filter(({ score }) => score >= least);
  const right = said.filter(({ same }) => same).length;
  return (2 * right) / Math.max(1, said.length + rows.filter(({ same }) => same).length);
}

function print(figure: string, value: string, of: number): void {
  process.stdout.write(`${figure.padEnd(56)} ${value.padStart(8)}  of ${of}\n`);
  process.stdout.write(`${JSON.stringify({ figure, value, of })}\n`);
}

function byPhenomenon(rows: readonly Judged[]): void {
  const groups = Object.groupBy(rows, ({ phenomenon }) => phenomenon);
  for (const [phenomenon, group = []] of Object.entries(groups)) {
    const right = group.filter(({ score, same }) => score >= threshold === same).length;
    print(
      `${group[0]?.same === true ? 'found' : 'kept apart'}: ${phenomenon}`,
      share(right, group.length),
      group.length,
    );
  }
}

/** Prints recall and false alarms of public company pairs, per half: the model was fitted on one of them. */
function companies(rows: readonly Judged[]): void {
  for (const half of ['fit', 'kept'] as const) {
    for (const same of [true, false]) {
      const group = rows.filter((row) => row.half === half && row.same === same);
      const told = group.filter(({ score }) => score >= threshold).length;
      const what = `${same ? 'found' : 'false alarms'}: public pairs of company names, ${half === 'fit' ? 'fitted' : 'kept'} half`;
      print(what, share(told, group.length), group.length);
    }
  }
}

const isPerson = ({ kind }: Entity): boolean => kind === 'person';

/** Returns false alerts; names equal to a listed name or a part of it are left out, since their alert is correct. */
function alerts(segment: Segment, names: readonly string[]): Comparison[] {
  return names.flatMap((name) => {
    const [best] = screenName(segment, analyse(name, 'person'), { threshold, admitsKind: (kind) => kind === 'person' });
    return best !== undefined && best.comparison.features.edits > 0 ? [best.comparison] : [];
  });
}

/** Prints the recall of altered names; `withRecord` adds the entry's birth date, countries and gender to the query. */
function treated(segment: Segment, people: readonly Entity[], withRecord: boolean): void {
  const draw = seeded(5);
  const found = new Map<string, number>();
  const asked = 80;
  let others = 0;
  for (let count = 0; count < asked * treatments.length; count += 1) {
    const treatment = treatments[count % treatments.length] as (typeof treatments)[number];
    const listed = people[Math.floor(draw() * people.length)] as Entity;
    const query = analyse(treat(listed.names[0]?.value ?? '', treatment, draw), 'person');
    const { birthdates, countries, gender } = listed;
    const record = { birthdate: birthdates[0] ?? null, countries, gender };
    const known = withRecord ? { record } : {};
    const hits = screenName(segment, query, { ...known, threshold, admitsKind: (kind) => kind === 'person' });
    others += hits.filter(({ entity }) => entity.key !== listed.key).length;
    if (hits.some(({ entity }) => entity.key === listed.key)) found.set(treatment, (found.get(treatment) ?? 0) + 1);
  }
  const by = withRecord ? 'by name and record' : 'by name';
  const searches = asked * treatments.length;
  for (const treatment of treatments) {
    print(`listed person found ${by}: ${treatment}`, share(found.get(treatment) ?? 0, asked), asked);
  }
  print(`listed person searched ${by}: other entries per search`, (others / searches).toFixed(2), searches);
}

function readOther(folder: string | null): { readonly cases: readonly Case[] | null; readonly strangers: string } {
  const own = (name: string) => (folder === null ? null : join(folder, name));
  const path = own('strangers.csv') ?? new URL('../cases/strangers.csv', import.meta.url);
  return { cases: folder === null ? null : readCases(own('cases.csv') ?? ''), strangers: readFileSync(path, 'utf8') };
}

async function main(given: readonly string[]): Promise<void> {
  const at = given.indexOf('--data');
  const other = readOther(at < 0 ? null : (given[at + 1] ?? null));
  const entities = await readSnapshot();
  const segment = openSegment(buildSegment(entities).buffer);
  const judged = (each: Case): Judged => ({
    ...each,
    score: compareAnalysed(analyse(each.left, each.kind), analyse(each.right, each.kind), segment.rarity).score,
  });
  const kept = (other.cases ?? readCases().filter(({ half }) => half === 'kept')).map(judged);
  const pairs = readPairs().map(judged);
  const plain = readPairs().map((each) => {
    const [left, right] = [each.left.toLowerCase(), each.right.toLowerCase()];
    return { ...each, score: 1 - distance(left, right) / Math.max(left.length, right.length, 1) };
  });
  byPhenomenon(kept);
  companies(readCompanies().map(judged));
  const strangers = (parse(other.strangers, { columns: true }) as { name: string }[]).map(({ name }) => name);
  const people = entities.filter((entity) => isPerson(entity) && !isFitted(entity));
  treated(segment, people, false);
  treated(segment, people, true);
  const draw = seeded(99);
  const recombined = Array.from({ length: 2000 }, () => recombine(people, draw));
  const told = { strangers: alerts(segment, strangers), recombined: alerts(segment, recombined) };
  const borne = told.recombined.filter(isBorne).length;
  print('alerts at .7: ordinary names', share(told.strangers.length, strangers.length), strangers.length);
  print('alerts at .7: recombined listed names', share(told.recombined.length, recombined.length), recombined.length);
  print('of these, other spellings of a listed name', share(borne, recombined.length), recombined.length);
  print('F1 at .7, kept cases', f1(kept, threshold).toFixed(3), kept.length);
  print('F1 at .7, labelled pairs, used for fitting', f1(pairs, threshold).toFixed(3), pairs.length);
  const best = Math.max(...Array.from({ length: 50 }, (_each, index) => f1(plain, index / 50)));
  print('F1 of edit distance at its best threshold, same pairs', best.toFixed(3), plain.length);
}

await main(process.argv.slice(2));
