/** Matching of changes to queries. Pure. */
import { listOf, tailOfEvents } from '../client/query-key.ts';

/** A change as the stream reports it; never contains a value. */
export interface Change {
  readonly type: string;
  readonly id: string;
}

export interface Asked {
  /** Environment, type, then the query itself: `list` or similar, ids, filters. */
  readonly queryKey: readonly unknown[];
  /** The last response. */
  readonly data: unknown;
}

const idForm = /^[a-z]+_[A-Za-z0-9]{10,}$/;

/** Returns the first part of a type: `verification/selfie` is a verification. */
const familyOf = (type: string): string => type.split('/', 1)[0] ?? type;

const idsIn = (members: readonly unknown[]): string[] =>
  members.filter((member) => typeof member === 'string').filter((member) => idForm.test(member));

/** Returns true if the response contains the object, as itself or included in another. */
const holds = (data: unknown, id: string): boolean => data !== undefined && JSON.stringify(data).includes(`"${id}"`);

/** Returns true if the inquiry is open: it may get verifications that the last response does not have yet. */
function isUnderWay(data: unknown): boolean {
  const { status } = ((data ?? {}) as { data?: { attributes?: { status?: unknown } } }).data?.attributes ?? {};
  return status === 'created' || status === 'pending';
}

/** Returns true if the evidence of an inquiry waits for reports that were not yet created. */
function awaitsReports(data: unknown): boolean {
  const { reports } = (data ?? {}) as { reports?: unknown };
  return Array.isArray(reports) && reports.some((report) => report['report-id'] === null && report.state === 'waiting');
}

/**
 * Returns true if a change affects a query: a list by each change of its type, an object by its own changes and those
 * of objects in its response.
 */
export function isConcerned({ queryKey, data }: Asked, environmentId: string, { type, id }: Change): boolean {
  const [environment, shown, ...rest] = queryKey;
  if (environment !== environmentId) return false;
  if (shown === tailOfEvents) return true;
  const ids = idsIn(rest);
  if (ids.length === 0 || rest.includes(listOf)) return shown === familyOf(type);
  if (ids.includes(id) || holds(data, id)) return true;
  if (shown !== 'inquiry') return false;
  return familyOf(type) === 'verification' ? isUnderWay(data) : familyOf(type) === 'report' && awaitsReports(data);
}

/** Returns true if a permission may have changed, or a session ended elsewhere. */
export const concernsSession = ({ type }: Change): boolean => ['user-session', 'role', 'user'].includes(type);
