/**
 * The dictionary in English: names of the API that a page shows, in words. The other languages have the same names; a name that
 * the server has and English lacks is found by `test/dictionary.test.ts`.
 */
import type { Written } from '@countersign/texts';
import { checks } from './checks.ts';
import { measures } from './measures.ts';
import { classes, kinds, papers, properties, transactionStatuses } from './names.ts';
import { reasons } from './reasons.ts';
import { settings } from './settings.ts';
import { values } from './values.ts';

export const dictionary = {
  checks,
  reasons,
  measures,
  values,
  settings,
  kinds,
  classes,
  papers,
  properties,
  transactionStatuses,
} as const;

export type WrittenDictionary = Written<typeof dictionary>;
