/** What pages say in German: one chunk, which comes with the first page but home. */
import { pageTextsOf } from '../page-texts.ts';

export const pageTexts = pageTextsOf(
  import.meta.glob<object>('../../**/texts/de.ts', { eager: true, import: 'texts' }),
);
