/** Hostile names on every page, at desktop and phone size: shown as text and within their place. */
import { desk, phone } from '../support/dashboard.ts';
import { testHostileTexts } from '../support/hostile-texts.ts';

testHostileTexts('all', { desk, phone });
