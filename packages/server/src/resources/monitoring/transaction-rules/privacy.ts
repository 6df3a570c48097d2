/** How facts, rule sets and their runs are erased and kept. */
import type { Erasure, Retention } from '../../../privacy/registry.ts';
import { keptDays } from './backtest.ts';
import { factDays } from './velocity.ts';

const byTransaction = { transaction: 'transaction_id' } as const;

export const erases: readonly Erasure[] = [
  { table: 'transaction_facts', phase: 'at-once', by: byTransaction, rows: 'deleted' },
  { table: 'rule_runs', phase: 'at-once', by: byTransaction, empties: { sealed: 'null' } },
  {
    table: 'velocity_keys',
    stays: { value_index: 'a keyed hash with a time, of no transaction; gone when its facts would be' },
  },
];

const seconds = factDays * 86_400;

export const keeps: readonly Retention[] = [
  { table: 'transaction_facts', seconds, since: 'at' },
  { table: 'velocity_keys', seconds, since: 'last_at' },
  { table: 'rule_sets', forever: 'configuration' },
  { table: 'rule_set_versions', forever: 'each stays as it is: transactions were judged by it' },
  { table: 'rule_runs', forever: 'that a transaction was judged, by which version and to which score, is asked for' },
  { table: 'rule_set_backtests', seconds: keptDays * 86_400, since: 'created_at' },
];
