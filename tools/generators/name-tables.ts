/** packages/screening/src/tables/name-variants.bin: spellings of names as a thread looks them up, from the clusters of the table beside it. */
import { makeNameVariants } from '../../packages/screening/src/tables/make-tables.ts';
import type { GeneratedBytes } from './generated-files.ts';

export const generateNameTables = (): GeneratedBytes =>
  new Map([['packages/screening/src/tables/name-variants.bin', makeNameVariants()]]);
