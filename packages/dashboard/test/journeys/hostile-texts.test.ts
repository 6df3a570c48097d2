/** Hostile names on a sample of pages at phone size; all pages in both sizes are in `hostile-texts.whole.test.ts`. */
import { phone } from '../support/dashboard.ts';
import { testHostileTexts } from '../support/hostile-texts.ts';

testHostileTexts('sample', { phone });
