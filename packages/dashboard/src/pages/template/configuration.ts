/** Differences between two configurations, and a configuration as a file. */
import { type Configuration, configured, type Step } from '../../client/templates.ts';

export interface Difference {
  /** Path of the difference, such as `steps government-id attempts`. */
  readonly path: string;
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

function flattened(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (Array.isArray(value) && value.length === 0) return into;
  if (Array.isArray(value) && isPlainList(value)) into.set(path, value.join(', '));
  else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) flattened(each, `${path} ${nameOf(each, index)}`.trim(), into);
  } else if (isObject(value)) {
    for (const [name, each] of Object.entries(value)) flattened(each, `${path} ${name}`.trim(), into);
  } else if (value !== undefined && value !== null) into.set(path, String(value));
  return into;
}

/** Returns false for identifiers, which differ in each version and mean nothing. */
const isTold = (path: string): boolean => !path.endsWith('verification-template-id');

export function differences(before: Configuration, after: Configuration): Difference[] {
  const [left, right] = [flattened(before, '', new Map()), flattened(after, '', new Map())];
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((path) => isTold(path) && left.get(path) !== right.get(path))
    .map((path) => ({ path, before: left.get(path) ?? null, after: right.get(path) ?? null }));
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
