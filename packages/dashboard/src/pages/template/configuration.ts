/** Differences between two configurations, and a configuration as a file. */
import { type Configuration, configured, type Step } from '../../client/templates.ts';

/** A member of an object, or an element of a list. */
export interface Place {
  readonly name: string;
  /** Name of the list that has the element; null for a member of an object. */
  readonly list: string | null;
  readonly value: unknown;
}

export interface Difference {
  /** Path of the difference, such as `steps government-id attempts`. */
  readonly path: string;
  readonly places: readonly Place[];
  readonly before: string | null;
  readonly after: string | null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Returns the name of a list element: its own key or name if it has one, otherwise its position. */
function nameOf(value: unknown, index: number): string {
  if (!isObject(value)) return String(index + 1);
  const name = [value['key'], value['name'], value['type']].find((each) => typeof each === 'string' && each !== '');
  return typeof name === 'string' ? name : String(index + 1);
}

const isPlainList = (value: readonly unknown[]): boolean => value.every((each) => !isObject(each));

interface Leaf {
  readonly places: readonly Place[];
  readonly text: string;
}

function flattened(value: unknown, places: readonly Place[] = []): Leaf[] {
  if (Array.isArray(value) && isPlainList(value)) return value.length === 0 ? [] : [{ places, text: value.join(', ') }];
  if (Array.isArray(value)) {
    const list = places.at(-1)?.name ?? '';
    return value.flatMap((each, at) => flattened(each, [...places, { name: nameOf(each, at), list, value: each }]));
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, each]) =>
      flattened(each, [...places, { name, list: null, value: each }]),
    );
  }
  return value === undefined || value === null ? [] : [{ places, text: String(value) }];
}

const byPath = (configuration: Configuration): Map<string, Leaf> =>
  new Map(flattened(configuration).map((leaf) => [leaf.places.map(({ name }) => name).join(' '), leaf]));

/** Returns false for identifiers, which differ in each version and mean nothing. */
const isTold = (path: string): boolean => !path.endsWith('verification-template-id');

export function differences(before: Configuration, after: Configuration): Difference[] {
  const [left, right] = [byPath(before), byPath(after)];
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((path) => isTold(path) && left.get(path)?.text !== right.get(path)?.text)
    .map((path) => ({
      path,
      places: (right.get(path) ?? left.get(path))?.places ?? [],
      before: left.get(path)?.text ?? null,
      after: right.get(path)?.text ?? null,
    }));
}

const format = 'inquiry-template';
const formatVersion = 1;
/** Maximum characters of a file; the largest template has a tenth of it. */
const longest = 2_000_000;

const withoutIds = ({ 'verification-template-id': _id, ...step }: Step) => step;

export const fileOf = (configuration: Configuration): string =>
  `${JSON.stringify(
    { format, version: formatVersion, ...configuration, steps: configuration.steps?.map(withoutIds) ?? [] },
    null,
    2,
  )}\n`;

export type FileFault = 'too-long' | 'no-json' | 'other-format' | 'other-version';

/** Returns the configuration in the file, or the reason why it cannot be read; unknown names are dropped. */
export function readFile(text: string): Configuration | FileFault {
  if (text.length > longest) return 'too-long';
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return 'no-json';
  }
  if (!isObject(parsed) || parsed['format'] !== format || !Array.isArray(parsed['steps'])) return 'other-format';
  if (parsed['version'] !== formatVersion) return 'other-version';
  const read = parsed;
  return Object.fromEntries(configured.flatMap((name) => (name in read ? [[name, read[name]]] : []))) as Configuration;
}
