/**
 * `npm run bench -- screening [NAMES]`: builds a segment of a million entities from OFAC words and the variant table.
 * Measures how often an altered name is among its 64 candidates, and the speed against a full scan by edit distance.
 */
import { distance } from 'fastest-levenshtein';
import { type Entity, entityOf } from '../../src/entity.ts';
import { analyse } from '../../src/names/analyse.ts';
import { screenName } from '../../src/screen.ts';
import { buildSegment } from '../../src/segment/build.ts';
import { openSegment, type Segment } from '../../src/segment/open.ts';
import { candidatesOf } from '../../src/segment/search.ts';
import { linesOf, readTable } from '../../src/tables/read-table.ts';
import { readSnapshot } from '../../training/run.ts';
import { seeded, treat, treatments } from '../../training/treat.ts';

const asked = 400;
const candidates = 64;
const scanned = 3;

type Draw = () => number;

const pick = <T>(list: readonly T[], draw: Draw): T => list[Math.floor(draw() * list.length)] as T;

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Generates names of which half of the words are from the list, with common words, and half from the table. */
function* entities(count: number, listed: readonly Entity[]): Generator<Entity> {
  const draw = seeded(2026);
  const table = linesOf(readTable('name-variants.txt.br'))
    .map((line) => line.split(', ')[0] ?? '')
    .filter((word) => /^[a-z]{3,}$/.test(word));
  const wordsOf = (kind: string) =>
    listed
      .filter((entity) => entity.kind === kind)
      .flatMap(({ names }) => (names[0]?.value ?? '').split(/[\s,]+/))
      .filter((word) => word.length > 2);
  const [people, organizations] = [wordsOf('person'), wordsOf('organization')];
  for (let index = 0; index < count; index += 1) {
    const isPerson = draw() < 0.6;
    const word = () => (draw() < 0.5 ? pick(isPerson ? people : organizations, draw) : capital(pick(table, draw)));
    const given = Array.from({ length: draw() < 0.5 ? 1 : 2 }, word).join(' ');
    const value = isPerson
      ? `${word().toUpperCase()}, ${given}`
      : `${word()} ${given} ${pick(['Ltd', 'LLC', 'GmbH', 'Co', ''], draw)}`.trim();
    const names = [{ value, type: 'primary_name', quality: 'strong' } as const];
    yield entityOf({ key: `e${index}`, kind: isPerson ? 'person' : 'organization', names });
  }
}

interface Question {
  readonly text: string;
  /** Index of the correct name. */
  readonly name: number;
}

function questions(segment: Segment): Question[] {
  const draw = seeded(77);
  const made: Question[] = [];
  while (made.length < asked) {
    const name = Math.floor(draw() * segment.names);
    if (segment.entityKind(segment.nameEntities[name] as number) !== 'person') continue;
    const treatment = treatments[made.length % treatments.length] as (typeof treatments)[number];
    // An initial is too ambiguous among a million names: another typo replaces it.
    made.push({ text: treat(segment.nameText(name), treatment === 'initial' ? 'typo' : treatment, draw), name });
  }
  return made;
}

const ask = (segment: Segment, text: string): void =>
  void screenName(segment, analyse(text, 'person'), {
    threshold: 0.7,
    candidates,
    admitsKind: (kind) => kind === 'person',
  });

/** Returns milliseconds per screening, after a warm-up. */
function screeningTime(segment: Segment, all: readonly Question[]): number {
  for (const { text } of all.slice(0, 100)) ask(segment, text);
  const begin = performance.now();
  for (const { text } of all) ask(segment, text);
  return (performance.now() - begin) / all.length;
}

function scanTime(segment: Segment, all: readonly Question[]): number {
  const names = Array.from({ length: segment.names }, (_each, name) => segment.nameText(name).toLowerCase());
  let nearest = 0;
  const begin = performance.now();
  for (const { text } of all.slice(0, scanned)) {
    const query = text.toLowerCase();
    for (const name of names)
      nearest = Math.max(nearest, 1 - distance(query, name) / Math.max(query.length, name.length));
  }
  return (performance.now() - begin) / scanned;
}

function print(name: string, value: number, unit: string, against: string, target: string): void {
  process.stdout.write(
    `${name.padEnd(52)} ${value.toFixed(value < 10 ? 3 : 0).padStart(8)} ${unit} (${against}; ${target})\n`,
  );
  process.stdout.write(`${JSON.stringify({ name, value, unit, baseline: against, target })}\n`);
}

function measure(count: number, listed: readonly Entity[]) {
  const begin = performance.now();
  const bytes = buildSegment(entities(count, listed));
  const built = performance.now() - begin;
  const opening = performance.now();
  const segment = openSegment(bytes.buffer);
  const opened = performance.now() - opening;
  const all = questions(segment);
  const found = all.filter(({ text, name }) =>
    candidatesOf(segment, analyse(text, 'person'), candidates).some((each) => each.name === name),
  );
  return {
    segment,
    all,
    built,
    opened,
    megabytes: bytes.length / 1e6,
    recall: found.length / all.length,
    time: screeningTime(segment, all),
  };
}

const most = Number(process.argv[2] ?? 1_000_000);
const listed = await readSnapshot();
const small = measure(10_000, listed);
const large = measure(most, listed);
const scan = scanTime(large.segment, large.all);
const of = `${most.toLocaleString('en')} names`;
print(`recall@${candidates}, ${of}`, large.recall, 'of the treated', 'nothing', 'at least 0.93');
print(`recall@${candidates}, 10,000 names`, small.recall, 'of the treated', 'nothing', 'at least 0.97');
print(
  `a whole screening, ${of}`,
  scan / large.time,
  'times as fast',
  `a full scan by fastest-levenshtein, ${scan.toFixed(0)} ms`,
  'at least 150',
);
print(`screenings a second, ${of}`, 1000 / large.time, 'a core', 'nothing', 'printed alone');
print(
  `their rate, ${of}`,
  small.time / large.time,
  'of the rate',
  `10,000 names, ${(1000 / small.time).toFixed(0)}/s`,
  'at least 0.3',
);
print(`a segment, ${of}`, large.megabytes, 'MB', 'nothing', 'printed alone');
print(
  `opened, ${of}`,
  large.opened / large.built,
  'of the time',
  `building it, ${(large.built / 1000).toFixed(1)} s`,
  'at most 0.1',
);
print('memory of the process', process.memoryUsage().rss / 1e6, 'MB', 'nothing', 'printed alone');
