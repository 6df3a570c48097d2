/**
 * Differences between a payload filter and an event: the filter is a JSON value that must be a subset of the payload.
 */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

export interface FilterDifference {
  /** Path of the difference, such as `data.attributes.status`. */
  readonly path: string;
  readonly wanted: unknown;
  /** Value in the payload; undefined where there is none. */
  readonly found: unknown;
}

const joined = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Returns the first part that does not match; null if all parts match. */
export function filterDifference(filter: unknown, payload: unknown, path = ''): FilterDifference | null {
  if (Array.isArray(filter)) {
    if (!Array.isArray(payload)) return { path, wanted: filter, found: payload };
    const missing = filter.find((wanted) => !payload.some((item) => filterDifference(wanted, item) === null));
    return missing === undefined ? null : { path, wanted: missing, found: payload };
  }
  if (!isObject(filter)) return filter === payload ? null : { path, wanted: filter, found: payload };
  for (const [key, wanted] of Object.entries(filter)) {
    const found = key === '$or' ? anyDifference(wanted, payload, path) : memberDifference(wanted, payload, key, path);
    if (found !== null) return found;
  }
  return null;
}

function anyDifference(options: unknown, payload: unknown, path: string): FilterDifference | null {
  const matches = (option: unknown): boolean => {
    const wanted = Array.isArray(payload) && !Array.isArray(option) ? [option] : option;
    return filterDifference(wanted, payload) === null;
  };
  return Array.isArray(options) && options.some(matches) ? null : { path, wanted: options, found: payload };
}

function memberDifference(wanted: unknown, payload: unknown, key: string, path: string): FilterDifference | null {
  if (!isObject(payload) || !Object.hasOwn(payload, key)) return { path: joined(path, key), wanted, found: undefined };
  return filterDifference(wanted, payload[key], joined(path, key));
}
