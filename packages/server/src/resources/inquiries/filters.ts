/** Filters of the inquiry list as SQL conditions (contract, inquiries 5.2). */
import sql, { type Sql } from 'sql-template-tag';
import { parseTimestamp } from '../../lib/clock.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Scope } from '../../security/scope.ts';
import { noteIndex, referenceIndex } from './row.ts';
import { inquiryStatuses } from './states.ts';

const maxInquiryIds = 100;

function values(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function timestampOf(name: string, text: string): Date {
  try {
    return parseTimestamp(text);
  } catch {
    throw new Refusal('bad_request', { details: `filter.${name} must be an ISO 8601 date-time` });
  }
}

/** Throws bad_request for a status that does not exist, too many ids, or a note beside other filters. */
export function inquiryConditions(filter: ReadonlyMap<string, string>, scope: Scope): Sql[] {
  if (filter.has('note') && filter.size > 1) {
    throw new Refusal('bad_request', { details: 'filter.note must be the only filter' });
  }
  // In one order whatever the client's: each order would be another statement to keep prepared.
  const inOrder = [...filter].sort(([left], [right]) => (left < right ? -1 : 1));
  return inOrder.map(([name, text]) => conditionOf(name, text, scope));
}

function conditionOf(name: string, text: string, scope: Scope): Sql {
  switch (name) {
    case 'inquiry-id': {
      const ids = values(text);
      if (ids.length > maxInquiryIds) {
        throw new Refusal('bad_request', { details: `filter.inquiry-id takes at most ${maxInquiryIds} ids` });
      }
      return sql`i.id = any(${ids})`;
    }
    case 'account-id':
      return sql`i.account_id = any(${values(text)})`;
    case 'note':
      return sql`i.note_index = ${noteIndex(scope, text)}`;
    case 'reference-id':
      return sql`i.reference_id_index = ${referenceIndex(scope, text)}`;
    case 'inquiry-template-id':
      return sql`i.template_id = any(${values(text)})`;
    case 'template-id':
      return sql`i.template_id = any(${values(text).map((id) => id.replace(/^tmpl_/, 'itmpl_'))})`;
    case 'status': {
      const unknown = values(text).find((status) => !(inquiryStatuses as readonly string[]).includes(status));
      if (unknown !== undefined) {
        throw new Refusal('bad_request', { details: `filter.status ${unknown.slice(0, 40)} is not a status` });
      }
      return sql`i.status = any(${values(text)})`;
    }
    case 'created-at-start':
      return sql`i.created_at >= ${timestampOf(name, text)}`;
    case 'created-at-end':
      return sql`i.created_at <= ${timestampOf(name, text)}`;
    default:
      throw new Refusal('bad_request', { details: `filter.${name} is not known` });
  }
}
