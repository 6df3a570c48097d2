/** Conversion of request bodies to rule documents and commands. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { defaultDays, defaultTransactions } from './backtest.ts';
import type { RequestBacktest } from './operations/request-backtest.ts';
import type { RuleDocument } from './rule-set.ts';
import type { backtestAttributes, updateRuleSetAttributes } from './schema.ts';

type Sent = NonNullable<Wire<typeof updateRuleSetAttributes>['draft']>;

export const documentOf = ({ rules, outcomes = [] }: Sent): RuleDocument => ({
  rules: rules.map(({ name, expression, weight, enabled = true }) => ({ name, expression, weight, enabled })),
  outcomes: outcomes.map((outcome) => ({
    score: outcome.score,
    status: outcome.status ?? null,
    makeInquiry: outcome['make-inquiry'] ?? false,
    openCase: outcome['open-case'] ?? false,
    caseTemplateId: outcome['case-template-id'] ?? null,
  })),
});

export const readBacktest = (
  ruleSetId: string,
  { draft, days = defaultDays, transactions: most = defaultTransactions }: Wire<typeof backtestAttributes>,
): RequestBacktest => ({ ruleSetId, document: draft === undefined ? null : documentOf(draft), days, most });
