/**
 * The dictionary in English: names of the API that a page shows, in words. The other languages have the same names; a name that
 * the server has and English lacks is found by `dashboard/test/dictionary.test.ts`.
 */
import type { Written } from '../../index.ts';
import { checks } from './checks.ts';
import { measures } from './measures.ts';
import { attributes, classes, kinds, numbered, pages, papers, properties, transactionStatuses } from './names.ts';
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
  attributes,
  properties,
  transactionStatuses,
  pages,
  numbered,
} as const;

export type WrittenDictionary = Written<typeof dictionary>;
