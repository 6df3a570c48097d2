/** Names that somebody chose to break a page: each page shows them as text, in their place, at a desk and on a phone. */
import { desk, phone } from '../support/dashboard.ts';
import { testHostileTexts } from '../support/hostile-texts.ts';

testHostileTexts('all', { desk, phone });
