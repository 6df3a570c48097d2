/** Parsing of request bodies into the commands of the report operations. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { validateMembers } from '../../../api/validate.ts';
import { addSeconds, isCalendarDate, isoDate } from '../../../lib/clock.ts';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import type { QueryProblem, ReportKind } from './kind.ts';
import { findKind } from './kinds/index.ts';
import type { DismissalCode, Members } from './report.ts';
import type { createReportAttributes, createReportMeta, dismissAttributes } from './schema.ts';

export interface CreateReport {
  readonly query: Members;
  /** True if the response waits for the answer, even of an external provider. */
  readonly isSync: boolean;
  readonly accountId: string | null;
  readonly account: {
    readonly isWanted: boolean;
    readonly typeId: string | null;
    readonly referenceId: string | null;
  };
}

export interface DismissMatches {
  readonly reason: string;
  readonly type: 'entity' | 'media' | null;
  readonly entityId: string | null;
  readonly code: DismissalCode | null;
}

/** Returns the kind of `data.type`; null if omitted. Throws bad_request for another type. */
export function kindSent(type: string | null): string | null {
  if (type === null) return null;
  const kind = type.startsWith('report/') ? findKind(type.slice('report/'.length)) : null;
  if (kind === null) throw new Refusal('bad_request', problemAt('/data/type', 'names no kind of report'));
  return kind.kind;
}

/** Returns problems of future birthdates; allows one day, because of time zones. */
function unbornProblems(query: Members, now: Date): QueryProblem[] {
  const latest = isoDate(addSeconds(now, 86_400)) ?? '';
  const { birthdate } = query;
  if (typeof birthdate !== 'string' || !isCalendarDate(birthdate) || birthdate <= latest) return [];
  return [{ member: 'birthdate', problem: 'must not be in the future' }];
}

/** Parses the request. Throws bad_request with every problem of the kind's query. */
export function readCreateReport(
  kind: ReportKind,
  attributes: Wire<typeof createReportAttributes>,
  meta: Wire<typeof createReportMeta>,
  now: Date,
): CreateReport {
  if (kind.query === null) {
    throw new Refusal('bad_request', problemAt('/data/type', 'names a kind that only workflows create'));
  }
  const { query } = attributes;
  validateMembers(kind.query, query, '/data/attributes/query');
  const problems = [...(kind.queryProblems?.(query) ?? []), ...unbornProblems(query, now)];
  if (problems.length > 0) {
    throw new Refusal(
      'bad_request',
      problems.map(({ member, problem }) =>
        problemAt(['/data/attributes/query', member].flatMap((name) => name ?? []).join('/'), problem),
      ),
    );
  }
  const referenceId = meta['auto-create-account-reference-id'] ?? attributes['reference-id'] ?? null;
  const accountId = attributes['account-id'] ?? null;
  if (accountId !== null && referenceId !== null) {
    throw new Refusal('bad_request', {
      details: 'account-id and a reference id must not be sent together',
      pointer: '/data/attributes/account-id',
    });
  }
  if (accountId !== null && !accountId.startsWith('act_')) {
    throw new Refusal('bad_request', problemAt('/data/attributes/account-id', 'must start with act_'));
  }
  return {
    query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null && value !== '')),
    isSync: meta['processing-mode'] === 'sync',
    accountId,
    account: {
      isWanted: meta['auto-create-account'] !== false,
      typeId: meta['auto-create-account-type-id'] ?? null,
      referenceId,
    },
  };
}

/** Parses a dismissal. Throws bad_request for a type other than entity or media. */
export function readDismiss(attributes: Wire<typeof dismissAttributes>): DismissMatches {
  const type = attributes['dismiss-type'] ?? null;
  if (type !== null && type !== 'entity' && type !== 'media') {
    throw new Refusal('bad_request', problemAt('/data/attributes/dismiss-type', 'must be entity or media'));
  }
  const code = attributes['reason-code'] ?? null;
  return { reason: attributes.reason, code, type, entityId: attributes['entity-id'] ?? null };
}

/** Parses the id of a run; null if omitted. Throws bad_request for an id of something else. */
export function readRunId(sent: string | undefined): string | null {
  if (sent === undefined || sent.startsWith('rpr_')) return sent ?? null;
  throw new Refusal('bad_request', problemAt('/data/attributes/run-id', 'must start with rpr_'));
}
