/** Erasure and retention rules of reports. */

import type { Erasure, Retention } from '../../../privacy/registry.ts';
import { keptDays } from './backtest.ts';

export const erases: readonly Erasure[] = [
  {
    table: 'reports',
    by: { report: 'id' },
    isResource: true,
    columns: ['sealed', 'tag_indexes'],
    emptiedBy: 'redactReport',
  },
  {
    table: 'reports',
    stays: {
      account_id: 'whom it hung on: the account is erased by itself',
      inquiry_id: 'which inquiry it belongs to, which is erased by itself',
    },
  },
  { table: 'report_history', by: { report: 'report_id' }, empties: { sealed: 'null' } },
  {
    table: 'report_orders',
    stays: { inquiry_id: 'which inquiry the report belongs to, as the report itself says' },
  },
  {
    table: 'report_history',
    stays: {
      inputs_hash: 'a keyed hash, which nobody can guess from without the key',
      result_hash: 'a keyed hash, which nobody can guess from without the key',
      actor_id: 'who did it for the organization',
    },
  },
  {
    table: 'report_backtests',
    stays: {
      result:
        'ids, scores and names as watchlists have them, left out of what is shown once their report is redacted; gone after a week',
    },
  },
  {
    table: 'report_match_decisions',
    stays: {
      entity_index: 'a keyed hash of who is listed, which tells nothing of who was asked for',
      actor_id: 'who did it for the organization',
    },
  },
];

export const keeps: readonly Retention[] = [
  { table: 'reports', forever: 'until the business redacts it; what stays then tells that somebody was screened' },
  {
    table: 'report_history',
    forever: 'that a person was screened, when and against what, is what a supervisor asks for',
  },
  { table: 'report_orders', forever: 'which template of an inquiry ran which report, of ids alone' },
  { table: 'monitoring_samples', forever: 'one a night, of counts and ids: that monitoring was checked is asked for' },
  { table: 'report_backtests', seconds: keptDays * 86_400, since: 'created_at' },
  {
    table: 'report_match_decisions',
    forever: 'what thresholds are judged by: a score and what was decided, and nobody in it',
  },
  { table: 'report_templates', forever: 'settings of the business' },
  { table: 'report_template_versions', forever: 'each stays as it is: runs were made by it' },
];
