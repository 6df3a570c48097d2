/** Accessibility of the home page in each state and of a sign-in page; the rest is in `pages-on-a-….whole.test.ts`. */
import { runDashboard } from '../support/dashboard.ts';
import { testPages } from '../support/matrix.ts';
import { lookedAt } from '../support/pages.ts';
import { isSampled } from './sampled.ts';

testPages(runDashboard(), lookedAt.filter(isSampled), ['on a desk', 'on a phone']);
