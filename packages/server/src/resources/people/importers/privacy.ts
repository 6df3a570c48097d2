/** Erasure and retention of importers. */
import type { Erasure, Retention } from '../../../privacy/registry.ts';

export const erases: readonly Erasure[] = [
  {
    table: 'importers',
    stays: {
      subject_key_id: 'names the key of a file of many people, which is destroyed with the file when the import ends',
      row_errors: 'numbers of rows and reasons, never a value',
    },
  },
];

export const keeps: readonly Retention[] = [
  { table: 'importers', forever: 'counts of rows and reasons, which name nobody' },
];
