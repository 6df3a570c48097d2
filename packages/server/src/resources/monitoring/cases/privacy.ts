/** Erasure and retention of cases. */
import type { Erasure, Retention } from '../../../privacy/registry.ts';

const staff = 'of somebody who works for the organization, who is no subject of a redaction';

export const erases: readonly Erasure[] = [
  {
    table: 'cases',
    by: { case: 'id' },
    isResource: true,
    columns: ['sealed', 'tag_indexes', 'creator_id', 'assignee_id', 'assigner_id', 'resolver_id', 'updater_id'],
    emptiedBy: 'redactCase',
  },
  {
    table: 'cases',
    stays: {
      survivors: 'values that the template keeps through a redaction',
      cause_id: 'an id: what opened the case is erased by itself',
    },
  },
  { table: 'case_comments', phase: 'at-once', by: { case: 'case_id' }, rows: 'deleted' },
  { table: 'case_field_indexes', phase: 'at-once', by: { case: 'case_id' }, rows: 'deleted' },
  { table: 'case_notices', by: { case: 'case_id' }, rows: 'deleted' },
  { table: 'case_reads', by: { case: 'case_id' }, rows: 'deleted' },
  { table: 'case_checks', by: { case: 'case_id' }, rows: 'deleted' },
  { table: 'case_objects', stays: { object_id: 'an id: what a case held is not touched by its redaction' } },
  { table: 'case_assignment_policies', stays: { last_user_id: staff } },
  { table: 'case_availability', stays: { user_id: staff } },
];

export const keeps: readonly Retention[] = [
  { table: 'cases', forever: 'until the business redacts it; what stays then tells that somebody looked' },
  { table: 'case_comments', forever: 'as long as their case' },
  { table: 'case_field_indexes', forever: 'as long as the values they are hashes of' },
  { table: 'case_objects', forever: 'as long as their case, of ids alone' },
  { table: 'case_counters', forever: 'a number a template: no name comes twice' },
  { table: 'case_sla_breaches', forever: 'that a deadline passed is told once, and asked for later' },
  { table: 'case_reads', forever: 'who agreed on a case' },
  { table: 'case_checks', forever: 'who ticked what a decision rests on' },
  { table: 'case_notices', seconds: 90 * 86_400, since: 'created_at' },
  { table: 'case_assignment_policies', forever: 'settings of the business' },
  { table: 'case_teams', forever: 'settings of the business' },
  { table: 'case_availability', forever: 'a row a person' },
];
