/** The event filter language: a JSON value matched as a subset of the payload (contract, platform 14.7). Pure. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** `payload` is already in the webhook's version and casing; keys compare character for character. */
export function matchesFilter(filter: unknown, payload: unknown): boolean {
  if (Array.isArray(filter)) {
    return Array.isArray(payload) && filter.every((wanted) => payload.some((item) => matchesFilter(wanted, item)));
  }
  if (!isObject(filter)) return filter === payload;
  return Object.entries(filter).every(([key, wanted]) => {
    if (key === '$or') return Array.isArray(wanted) && wanted.some((option) => matchesOption(option, payload));
    return isObject(payload) && Object.hasOwn(payload, key) && matchesFilter(wanted, payload[key]);
  });
}

/** On a list, an option that is no list asks for that element. */
function matchesOption(option: unknown, payload: unknown): boolean {
  return matchesFilter(Array.isArray(payload) && !Array.isArray(option) ? [option] : option, payload);
}
