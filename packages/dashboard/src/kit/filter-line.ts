/** A list filter as one line of text in the address: `status:approved age:<2h`. */

/** Matches a word, or one with a part in quotes: `reference:"order 12"`. */
const words = /(?:[^\s"]+|"[^"]*")+/g;

export const wordsIn = (text: string): readonly string[] => text.match(words) ?? [];

/** Returns the line with `name:` set to the value; an empty value removes it. */
export function withWord(text: string, name: string, value: string): string {
  const kept = wordsIn(text).filter((word) => !word.startsWith(`${name}:`));
  const quoted = /\s/.test(value) ? `"${value}"` : value;
  return [...(value === '' ? [] : [`${name}:${quoted}`]), ...kept].join(' ');
}

/** Returns the value of `name:`; empty when it is not set. */
export const wordOf = (text: string, name: string): string =>
  wordsIn(text)
    .find((word) => word.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replaceAll('"', '') ?? '';

const seconds = { m: 60, h: 3600, d: 86_400, w: 604_800 } as const;

/** Parses an age filter, `<2h` for younger, `>1d` for older; null for anything else. */
export function ageOf(text: string, now: number): { readonly isOlder: boolean; readonly at: string } | null {
  const [, sign, count, unit] = /^([<>])(\d{1,4})([mhdw])$/.exec(text) ?? [];
  if (sign === undefined) return null;
  const at = new Date(now - Number(count) * seconds[unit as keyof typeof seconds] * 1000).toISOString();
  return { isOlder: sign === '>', at };
}

/** Returns the instant of a local day and time; null for an invalid day. */
export function dayAt(day: string, time: string): string | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T${time}`) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
