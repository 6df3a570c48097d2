/**
 * `npm run bench -- screening monitoring`: 200 of 20,000 entries change while 20,000 people are monitored. Compares the
 * cost of searching from the changed entries with that of screening all people again, and counts missed hits.
 */
import { type Entity, entityOf } from '../../src/entity.ts';
import { currentModel } from '../../src/models/index.ts';
import { analyse } from '../../src/names/analyse.ts';
import { screenName } from '../../src/screen.ts';
import { subjectsLike } from '../../src/screen-subjects.ts';
import { buildSegment } from '../../src/segment/build.ts';
import { openSegment, type Segment } from '../../src/segment/open.ts';
import { readSnapshot } from '../../training/run.ts';
import { seeded, treat, treatments } from '../../training/treat.ts';

const [watched, kept, changed, threshold] = [20_000, 20_000, 200, 0.7] as const;
const draw = seeded(2027);

const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T;

const personOf = (key: string, value: string): Entity =>
  entityOf({ key, kind: 'person', names: [{ value, type: 'primary_name', quality: 'strong' }] });

const open = (all: readonly Entity[]): Segment => openSegment(buildSegment(all).buffer);

const people = (await readSnapshot()).filter(({ kind, names }) => kind === 'person' && names.length > 0);
const words = people.flatMap(({ names }) => (names[0]?.value ?? '').split(/[\s,]+/)).filter((word) => word.length > 2);
const made = () => `${pick(words)}, ${pick(words)}${draw() < 0.5 ? ` ${pick(words)}` : ''}`;

const entries = Array.from({ length: kept }, (_each, at) =>
  personOf(`e${at}`, at < people.length ? ((people[at] as Entity).names[0]?.value ?? '') : made()),
);
const places = new Set<number>();
while (places.size < changed) places.add(Math.floor(draw() * kept));

/** Every hundredth name is an altered name of a changed entry; the others belong to no entry. */
const listedPlaces = [...places];
const names = Array.from({ length: watched }, (_each, at) =>
  at % 100 === 0
    ? treat(entries[pick(listedPlaces)]?.names[0]?.value ?? '', pick(treatments), draw)
    : made().replace(/(\S+), (.*)/, '$2 $1'),
);

const listed = open(entries);
const subjects = open(names.map((name, at) => personOf(String(at), name)));

const hitsOf = (subject: number): string[] =>
  screenName(listed, analyse(names[subject] ?? '', 'person'), { threshold, admitsKind: (kind) => kind === 'person' })
    .filter(({ entity }) => places.has(Number(entity.key.slice(1))))
    .map(({ entity }) => `${subject} ${entity.key}`);

function timed<Result>(work: () => Result): { readonly result: Result; readonly seconds: number } {
  const { user, system } = process.cpuUsage();
  const result = work();
  const used = process.cpuUsage({ user, system });
  return { result, seconds: (used.user + used.system) / 1e6 };
}

const everybody = names.map((_name, at) => at);
everybody.slice(0, 500).forEach(hitsOf);
const full = timed(() => new Set(everybody.flatMap(hitsOf)));
const backwards = timed(() => {
  const suspected = new Set<number>();
  for (const place of places) {
    for (const subject of subjectsLike(subjects, entries[place] as Entity, {
      listed,
      model: currentModel,
      isAlike: (_subject, { score }) => score >= threshold,
    })) {
      suspected.add(subject);
    }
  }
  return new Set([...suspected].flatMap(hitsOf));
});
const lost = [...full.result].filter((hit) => !backwards.result.has(hit)).length;

function print(name: string, value: number, unit: string, baseline: string, target: string): void {
  process.stdout.write(`${name.padEnd(44)} ${value.toFixed(3).padStart(8)} ${unit} (${baseline}; ${target})\n`);
  process.stdout.write(`${JSON.stringify({ name, value, unit, baseline, target })}\n`);
}

const of = `${changed} of ${kept} entries changed, ${watched} watched`;
print(
  `monitoring, ${of}`,
  backwards.seconds / full.seconds,
  'of the work',
  `all anew, ${full.seconds.toFixed(1)} s`,
  'at most 0.15',
);
print(`hits lost, ${of}`, lost, 'hits', `${full.result.size} that screening all finds`, '0');
