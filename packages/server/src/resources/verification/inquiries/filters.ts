/** Filters of the inquiry list as SQL conditions (contract, inquiries 5.2). */
import sql, { type Sql } from 'sql-template-tag';
import type { Static } from 'typebox';
import { alternatives, type Filters, timesOf } from '../../../api/json-api/filters.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { Scope } from '../../../security/scope.ts';
import { inquiriesHitBy } from '../../people/lists/index.ts';
import { tagIndexes } from '../../platform/tags/index.ts';
import { inquiriesWithDocumentOf, inquiriesWithFailedCheck, isCheckName } from '../verifications/index.ts';
import { inquiryStatuses } from './inquiry.ts';
import { noteIndex, referenceIndex } from './row.ts';
import type { inquiryFilters } from './schema.ts';

type Name = keyof Static<typeof inquiryFilters>;

const maxInquiryIds = 100;

/**
 * Builds the conditions. Throws bad_request for an unknown status, country, check or count, too many ids, or a note combined with other filters.
 */
export function inquiryConditions(filter: Filters<Name>, scope: Scope): Sql[] {
  if (filter.has('note') && filter.size > 1) {
    throw new Refusal('bad_request', { details: 'filter.note must be the only filter' });
  }
  // Sorted, because each order would be a separate prepared statement.
  return [...filter.keys()].sort().flatMap((name) => conditionsOf(name, filter, scope));
}

function conditionsOf(name: Name, filter: Filters<Name>, scope: Scope): Sql[] {
  const listed = alternatives(filter, name) ?? [];
  const sent = filter.get(name) ?? [];
  switch (name) {
    case 'inquiry-id':
      if (listed.length > maxInquiryIds) {
        throw new Refusal('bad_request', { details: `filter.inquiry-id takes at most ${maxInquiryIds} ids` });
      }
      return [sql`i.id = any(${listed})`];
    case 'account-id':
      return [sql`i.account_id = any(${listed})`];
    case 'note':
      return [sql`i.note_index = any(${sent.map((text) => noteIndex(scope, text))}::bytea[])`];
    case 'reference-id':
      return [sql`i.reference_id_index = any(${sent.map((text) => referenceIndex(scope, text))}::bytea[])`];
    case 'inquiry-template-id':
      return [sql`i.template_id = any(${listed})`];
    case 'inquiry-template-version-id':
      return [sql`i.template_version_id = any(${listed})`];
    case 'template-id':
      return [sql`i.template_id = any(${listed.map((id) => id.replace(/^tmpl_/, 'itmpl_'))})`];
    case 'status':
      return [sql`i.status = any(${knownStatuses(listed)})`];
    case 'list-hit':
      return sent.map((list) => sql`i.id in (${inquiriesHitBy(scope, list)})`);
    case 'tag':
      // The condition `<> '{}'` lets PostgreSQL use the partial index.
      return tagIndexes(scope, sent).map((index) => sql`i.tag_indexes @> ${[index]} and i.tag_indexes <> '{}'`);
    case 'country':
      return [sql`i.id in (${inquiriesWithDocumentOf(scope, knownCountries(listed))})`];
    case 'failed-check':
      return [sql`i.id in (${inquiriesWithFailedCheck(scope, knownChecks(listed))})`];
    case 'counted-as':
      return sent.map(conditionOfCount);
    case 'created-at-start':
      return timesOf(filter, name).map((start) => sql`i.created_at >= ${start}`);
    case 'created-at-end':
      return timesOf(filter, name).map((end) => sql`i.created_at <= ${end}`);
  }
}

function knownCountries(listed: readonly string[]): readonly string[] {
  const unknown = listed.find((code) => !/^[A-Z]{2}$/.test(code));
  if (unknown === undefined) return listed;
  throw new Refusal('bad_request', {
    details: `filter.country ${unknown.slice(0, 40)} is not a country code of two capital letters, such as DE`,
  });
}

function knownChecks(listed: readonly string[]): readonly string[] {
  const unknown = listed.find((name) => !isCheckName(name));
  if (unknown === undefined) return listed;
  throw new Refusal('bad_request', { details: `filter.failed-check ${unknown.slice(0, 60)} is not a check` });
}

/** Conditions of the dashboard's counts. An inquiry that failed still counts as failed after a decision. */
const counts: Readonly<Record<string, Sql>> = {
  waiting: sql`i.status = 'needs_review' and i.redacted_at is null`,
  started: sql`i.started_at is not null`,
  completed: sql`(i.completed_at is not null or i.failed_at is not null)`,
  reviewed: sql`i.marked_for_review_at is not null`,
  failed: sql`i.failed_at is not null`,
  expired: sql`i.expired_at is not null`,
};

function conditionOfCount(name: string): Sql {
  const condition = Object.hasOwn(counts, name) ? counts[name] : undefined;
  if (condition !== undefined) return condition;
  throw new Refusal('bad_request', { details: `filter.counted-as must be one of ${Object.keys(counts).join(', ')}` });
}

function knownStatuses(listed: readonly string[]): readonly string[] {
  const unknown = listed.find((status) => !(inquiryStatuses as readonly string[]).includes(status));
  if (unknown === undefined) return listed;
  throw new Refusal('bad_request', { details: `filter.status ${unknown.slice(0, 40)} is not a status` });
}
