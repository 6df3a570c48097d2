/** The dictionary in Spanish. */
import type { WrittenDictionary } from '../en/index.ts';
import { checks } from './checks.ts';
import { measures } from './measures.ts';
import { classes, kinds, papers, properties, transactionStatuses } from './names.ts';
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
  properties,
  transactionStatuses,
};
