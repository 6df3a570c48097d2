/** Names that somebody chose to break a page, on some pages of a phone; all pages in both sizes are in `hostile-texts.whole.test.ts`. */
import { phone } from '../support/dashboard.ts';
import { testHostileTexts } from '../support/hostile-texts.ts';

testHostileTexts('sample', { phone });
