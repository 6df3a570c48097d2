/**
 * Generator of packages/screening/src/tables/name-variants.bin: spellings of names in the form for lookups, from the
 * clusters of the table next to it.
 */
import { makeNameVariants } from '../../packages/screening/src/tables/make-tables.ts';
import type { GeneratedBytes } from './generated-files.ts';

export const generateNameTables = (): GeneratedBytes =>
  new Map([['packages/screening/src/tables/name-variants.bin', makeNameVariants()]]);
