/** Event filter language: a JSON value matched as a subset of the payload (contract, platform 14.7). Pure. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Returns true if the payload matches. `payload` is already in the webhook's version and casing; keys must be equal
 * character by character.
 */
export function matchesFilter(filter: unknown, payload: unknown): boolean {
  if (Array.isArray(filter)) {
    return Array.isArray(payload) && filter.every((request) => payload.some((item) => matchesFilter(request, item)));
  }
  if (!isObject(filter)) return filter === payload;
  return Object.entries(filter).every(([key, request]) => {
    if (key === '$or') return Array.isArray(request) && request.some((option) => matchesOption(option, payload));
    return isObject(payload) && Object.hasOwn(payload, key) && matchesFilter(request, payload[key]);
  });
}

/**
 * Returns true if the option matches. If the payload is a list and the option is not, the list must contain an element
 * that matches.
 */
function matchesOption(option: unknown, payload: unknown): boolean {
  return matchesFilter(Array.isArray(payload) && !Array.isArray(option) ? [option] : option, payload);
}

/** Returns the fault of a filter, in words that follow its name; null if it is valid. */
export function filterProblem(filter: Readonly<Record<string, unknown>>): string | null {
  const unknown = Object.keys(filter).find((key) => key !== 'data' && key !== '$or');
  if (unknown !== undefined) return `has ${unknown.slice(0, 60)} beside data`;
  if (JSON.stringify(filter).length > longestFilter) return `is longer than ${longestFilter} characters`;
  return everyAlternative(filter) ? null : 'has a $or that is no list of alternatives';
}

const longestFilter = 20_000;

function everyAlternative(filter: unknown): boolean {
  if (Array.isArray(filter)) return filter.every(everyAlternative);
  if (!isObject(filter)) return true;
  return Object.entries(filter).every(
    ([key, value]) => (key !== '$or' || (Array.isArray(value) && value.length > 0)) && everyAlternative(value),
  );
}
