/** Public interface of rules over transactions. It exports nothing: transactions call the rules through their port. */

import { fillPort } from '../../../operations/port.ts';
import { defineSlice } from '../../../operations/slice.ts';
import { moveBelowAccount } from '../../people/accounts/index.ts';
import { fillNames } from '../../platform/user-audit-logs/index.ts';
import { transactionRules } from '../transactions/index.ts';
import { ruleSetEndpoints } from './endpoints.ts';
import { backtestJob, moveFactsOfAccount } from './jobs.ts';
import { applyRules } from './operations/judge-transaction.ts';
import { erases, keeps } from './privacy.ts';
import { runEndpoints } from './run-endpoints.ts';
import { snoozeEndpoints } from './snooze-endpoints.ts';
import { findRuleSets } from './store.ts';

export const transactionRulesSlice = defineSlice({
  events: [],
  kinds: [],
  endpoints: [...ruleSetEndpoints, ...runEndpoints, ...snoozeEndpoints],
  jobs: [backtestJob],
  fills: [
    fillPort(transactionRules, applyRules),
    fillPort(moveBelowAccount, moveFactsOfAccount),
    fillNames('rset_', 'transaction_type.read', findRuleSets, ({ name }) => name),
  ],
  erases,
  keeps,
});
