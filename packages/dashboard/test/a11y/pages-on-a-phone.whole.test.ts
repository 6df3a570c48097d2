/** Pages and states that `pages.test.ts` omits, at phone size; a file of its own, to run parallel to desktop size. */
import { runDashboard } from '../support/dashboard.ts';
import { testPages } from '../support/matrix.ts';
import { lookedAt } from '../support/pages.ts';
import { isSampled } from './sampled.ts';

testPages(
  runDashboard(),
  lookedAt.filter((looked) => !isSampled(looked)),
  ['on a phone'],
);
