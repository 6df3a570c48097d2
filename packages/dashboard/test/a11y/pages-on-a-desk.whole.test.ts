/** Every page and state that `pages.test.ts` leaves out, on a desk; the other size is a file of its own, so that both are looked at at once. */
import { runDashboard } from '../support/dashboard.ts';
import { testPages } from '../support/matrix.ts';
import { lookedAt } from '../support/pages.ts';
import { isSampled } from './sampled.ts';

testPages(
  runDashboard(),
  lookedAt.filter((looked) => !isSampled(looked)),
  ['on a desk'],
);
