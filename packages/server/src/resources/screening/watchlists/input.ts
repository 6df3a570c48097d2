/** Conversion of the filters of changed entries. */
import type { Filters } from '../../../api/json-api/filters.ts';
import type { EntryChange } from '../../../screening/entries-that-differ.ts';
import type { DifferingAsked } from '../../../screening/screener.ts';

export const readChanges = (filter: Filters<'change' | 'name'>): Pick<DifferingAsked, 'change' | 'name'> => ({
  // The schema of the filter allows only kinds of changes.
  change: (filter.get('change')?.[0] ?? null) as EntryChange | null,
  name: filter.get('name')?.[0] ?? null,
});
