/** Conversion of the language's values to JSON, cut to a size that can be displayed. */

const mostShown = 20;
const mostCharacters = 200;

export function tellValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (typeof value === 'string') return value.slice(0, mostCharacters);
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'boolean' || value === null || value === undefined) return value ?? null;
  if (value instanceof Date) return value.toISOString();
  if (depth > 2 || typeof value !== 'object') return '…';
  if (Array.isArray(value)) return value.slice(0, mostShown).map((item) => tellValue(item, depth + 1));
  const entries = value instanceof Map ? [...value.entries()] : Object.entries(value);
  return Object.fromEntries(
    entries.slice(0, mostShown).map(([key, inner]) => [String(key), tellValue(inner, depth + 1)]),
  );
}
