/** The dictionary in German. */
import type { WrittenDictionary } from '../en/index.ts';
import { checks } from './checks.ts';
import { measures } from './measures.ts';
import { attributes, classes, kinds, numbered, pages, papers, properties, transactionStatuses } from './names.ts';
import { reasons } from './reasons.ts';
import { settings } from './settings.ts';
import { values } from './values.ts';

export const dictionary: WrittenDictionary = {
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
};
