/** What pages say in English: one chunk, which comes with the first page but home. */
import { pageTextsOf } from '../page-texts.ts';

export const pageTexts = pageTextsOf(
  import.meta.glob<object>('../../**/texts/en.ts', { eager: true, import: 'texts' }),
);
