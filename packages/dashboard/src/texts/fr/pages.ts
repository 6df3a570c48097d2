/** French texts of the pages: one chunk, loaded with the first page except home. */
import { pageTextsOf } from '../page-texts.ts';

export const pageTexts = pageTextsOf(
  import.meta.glob<object>('../../**/texts/fr.ts', { eager: true, import: 'texts' }),
);
