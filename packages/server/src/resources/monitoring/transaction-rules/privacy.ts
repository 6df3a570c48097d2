/** Erasure and retention of facts, rule sets and their runs. */
import type { Erasure, Retention } from '../../../privacy/registry.ts';
import { keptDays } from './backtest.ts';
import { factSeconds } from './velocity.ts';

const byTransaction = { transaction: 'transaction_id' } as const;

export const erases: readonly Erasure[] = [
  { table: 'transaction_facts', phase: 'at-once', by: byTransaction, rows: 'deleted' },
  { table: 'rule_runs', phase: 'at-once', by: byTransaction, empties: { sealed: 'null' } },
  {
    table: 'rule_snoozes',
    stays: {
      value_index: 'a keyed hash: until a date a rule counts nothing for it',
      reason: 'reason of a decision, sealed under the key of the environment',
    },
  },
  {
    table: 'velocity_keys',
    stays: { value_index: 'a keyed hash with a time, of no transaction; gone when its facts would be' },
  },
];

export const keeps: readonly Retention[] = [
  { table: 'transaction_facts', seconds: factSeconds, since: 'recorded_at' },
  { table: 'velocity_keys', seconds: factSeconds, since: 'last_at' },
  { table: 'rule_sets', forever: 'configuration' },
  { table: 'rule_set_versions', forever: 'each stays as it is: transactions were judged by it' },
  { table: 'rule_snoozes', forever: 'that a rule was told nothing by, for how long and by whom, is asked for' },
  { table: 'rule_runs', forever: 'that a transaction was judged, by which version and to which score, is asked for' },
  { table: 'rule_set_backtests', seconds: keptDays * 86_400, since: 'created_at' },
];
