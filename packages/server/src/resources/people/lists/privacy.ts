/** Erasure and retention of lists, their matches and submitted facts. */
import type { Erasure, Retention } from '../../../privacy/registry.ts';
import { keptSeconds } from './submitted-facts.ts';

const ofTheBusiness = 'what the business put on its list stays there: a list is redacted by itself alone';
const by = { inquiry: 'inquiry_id', verification: 'object_id', transaction: 'object_id' } as const;

export const erases: readonly Erasure[] = [
  { table: 'list_matches', phase: 'at-once', by, rows: 'deleted' },
  { table: 'submitted_facts', phase: 'at-once', by, rows: 'deleted' },
  { table: 'lists', stays: { subject_key_id: ofTheBusiness } },
  { table: 'list_items', stays: { value_index: ofTheBusiness, sealed: ofTheBusiness } },
  { table: 'list_item_keys', stays: { value_index: ofTheBusiness } },
];

export const keeps: readonly Retention[] = [
  { table: 'lists', forever: 'until the business archives it, and then to be read' },
  { table: 'list_items', forever: 'until the business archives it, and then to be read' },
  { table: 'list_item_keys', forever: 'as long as its item is compared' },
  { table: 'list_revisions', forever: 'a row an environment' },
  { table: 'list_matches', forever: 'until what met the list is redacted' },
  { table: 'submitted_facts', seconds: keptSeconds, since: 'at' },
];
