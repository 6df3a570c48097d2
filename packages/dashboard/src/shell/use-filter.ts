/** The query string as names and texts. Filters are part of the address, so that a filtered list can be shared. */
import { useNavigate, useSearch } from '@tanstack/react-router';

export type Filter = Readonly<Record<string, string>>;

/**
 * Returns the filter and a function that replaces the given names and keeps the others; an empty text removes a name.
 */
export function useFilter(): readonly [Filter, (change: Filter) => void] {
  const filter = useSearch({ strict: false }) as Filter;
  const navigate = useNavigate();
  const change = (given: Filter) => {
    const next = Object.fromEntries(Object.entries({ ...filter, ...given }).filter(([, value]) => value !== ''));
    void navigate({ to: '.', search: next, replace: true });
  };
  return [filter, change];
}

export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
