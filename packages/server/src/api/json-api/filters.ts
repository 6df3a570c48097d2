/** Filters of a request, `filter[name]=value`. A filter sent several times matches any of its values. */
import { parseTimestamp } from '../../lib/clock.ts';
import { Refusal } from '../../lib/refusal.ts';

/** Values by kebab name, as sent and never empty; a filter that was not sent is absent. */
export type Filters<Name extends string = string> = ReadonlyMap<Name, readonly string[]>;

/** Returns the values of a comma-separated filter; null if it was not sent. */
export function alternatives<Name extends string>(
  filter: Filters<Name>,
  name: NoInfer<Name>,
): readonly string[] | null {
  return filter.get(name)?.flatMap(separated) ?? null;
}

function separated(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * Returns the values of a filter on free text, which may contain commas and blanks: each value as sent, and its parts.
 */
export const wordings = <Name extends string>(filter: Filters<Name>, name: NoInfer<Name>): readonly string[] | null =>
  filter.has(name) ? [...new Set([...(filter.get(name) ?? []), ...(alternatives(filter, name) ?? [])])] : null;

const dayAlone = /^\d{4}-\d{2}-\d{2}$/;
const lastMillisecond = 86_399_999;

/**
 * Parses the times of a filter such as `created-at-start`. A date without a time as the end of a range (`…-end`) is the
 * end of that day, UTC. Throws bad_request for a text that is no ISO 8601 date-time.
 */
export function timesOf<Name extends string>(filter: Filters<Name>, name: NoInfer<Name>): readonly Date[] {
  return (filter.get(name) ?? []).map((text) => {
    try {
      const at = parseTimestamp(text);
      return name.endsWith('-end') && dayAlone.test(text) ? new Date(at.getTime() + lastMillisecond) : at;
    } catch {
      throw new Refusal('bad_request', { details: `filter.${name} must be an ISO 8601 date-time` });
    }
  });
}
