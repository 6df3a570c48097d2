/** Places of validation errors in a configuration, in words. */
import type { Configuration } from '../../client/templates.ts';

/** Returns a name of the API in words. */
type InWords = (name: string) => string;

const prefix = /^\/data\/attributes\//;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object';

/** Returns the kind of a step, the name of another list element, else its number. */
function elementName(list: string, element: unknown, index: string, inWords: InWords): string {
  const { name, type, key } = isObject(element) ? element : {};
  const named = list === 'steps' ? type : (name ?? key);
  return typeof named === 'string' && named !== '' ? inWords(named) : String(Number(index) + 1);
}

/**
 * Returns the place of a JSON pointer in the configuration that was sent, such as `Steps · Government id · Attempts`;
 * empty for an error of the whole.
 */
export function faultPlace(pointer: string, configuration: Configuration | null, inWords: InWords): string {
  if (!prefix.test(pointer)) return '';
  let here: unknown = configuration;
  const words = pointer
    .replace(prefix, '')
    .split('/')
    .map((member, at, members) => {
      here = isObject(here) ? here[member] : undefined;
      return /^\d+$/.test(member) ? elementName(members[at - 1] ?? '', here, member, inWords) : inWords(member);
    });
  return words.join(' · ');
}
