/**
 * Command that writes specimens: `npm run specimens -- --seed N --count M --out DIR [--kind NAME]... [--forgery
 * NAME|none]... [--level NAME|none]... [--as-of YYYY-MM-DD]`. Each is a folder with pictures and truth.json; see
 * docs/specimens.md.
 */
import { parseArgs } from 'node:util';
import { DEFAULT_AS_OF } from './people.ts';
import { PHOTOGRAPH_LEVELS } from './photograph.ts';
import { planSpecimens, type SpecimenPlan } from './plan-specimens.ts';
import { FORGERIES } from './specimen.ts';
import { writeSpecimens } from './write-specimens.ts';

const KINDS = Object.keys(FORGERIES) as (keyof typeof FORGERIES)[];
const LEVELS = [...(Object.keys(PHOTOGRAPH_LEVELS) as (keyof typeof PHOTOGRAPH_LEVELS)[]), 'none'] as const;
const ALL_FORGERIES = [...new Set(Object.values(FORGERIES).flat())];

function wholeNumber(text: string, name: string, least: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) throw new RangeError(`--${name} is a whole number from ${least} up`);
  return value;
}

function among<Name extends string>(given: readonly string[], known: readonly Name[], option: string): readonly Name[] {
  return given.map((text) => {
    const name = known.find((candidate) => candidate === text);
    if (name === undefined) throw new RangeError(`--${option} is one of ${known.join(', ')}, not ${text}`);
    return name;
  });
}

function readPlan(args: readonly string[]): { readonly plan: SpecimenPlan; readonly out: string } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '1' },
      out: { type: 'string' },
      kind: { type: 'string', multiple: true, default: [] },
      forgery: { type: 'string', multiple: true, default: [] },
      level: { type: 'string', multiple: true, default: [] },
      'as-of': { type: 'string', default: DEFAULT_AS_OF },
    },
  });
  if (values.out === undefined) throw new RangeError('--out names the folder to write to');
  const kinds = among(values.kind, KINDS, 'kind');
  const levels = among(values.level, LEVELS, 'level');
  const genuine = values.forgery.includes('none');
  const forgeries = genuine ? 'none' : among(values.forgery, ALL_FORGERIES, 'forgery');
  const plan: SpecimenPlan = {
    seed: wholeNumber(values.seed, 'seed', 0),
    count: wholeNumber(values.count, 'count', 1),
    asOf: values['as-of'],
    ...(kinds.length > 0 ? { kinds } : {}),
    ...(levels.length > 0 ? { levels } : {}),
    ...(forgeries.length > 0 ? { forgeries } : {}),
  };
  return { plan, out: values.out };
}

try {
  const { plan, out } = readPlan(process.argv.slice(2));
  await writeSpecimens(planSpecimens(plan), out, (name) => process.stdout.write(`${name}\n`));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
