/** Names of the objects of audit rows, limited to those that the reader may see. */
import type { Caller } from '../../../api/caller.ts';
import type { Reader } from '../../../database/connection.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { definePortOfMany, type FilledPort, fillPort } from '../../../operations/port.ts';
import type { Right } from '../../../security/permissions.ts';
import type { Scope } from '../../../security/scope.ts';
import { findRoles } from '../roles/index.ts';
import { findUsers, type User } from '../users/index.ts';
import type { ShownRow } from './list.ts';

/** Kind of object with a display name: its reference id, or the name that the organization gave it. */
export interface NamedKind {
  /** Prefix of its ids with the underscore: `inq_`. */
  readonly prefix: string;
  /** Right to see the name. */
  readonly right: Right;
  /** Finds the names; null for an object without one. */
  find(
    tx: Reader,
    scope: Scope,
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly name: string | null }[]>;
}

/** Port that each slice fills whose resources have names. */
export const namedInAudit = definePortOfMany<NamedKind>()('names of the objects in the audit log');

/** Fills the port with a finder of a slice; `nameOf` picks the name. */
export const fillNames = <Found extends { readonly id: string }>(
  prefix: string,
  right: Right,
  find: (tx: Reader, scope: Scope, ids: readonly string[]) => Promise<readonly Found[]>,
  nameOf: (found: Found) => string | null,
): FilledPort<typeof namedInAudit> =>
  fillPort(namedInAudit, {
    prefix,
    right,
    find: async (tx, scope, ids) =>
      (await find(tx, scope, ids)).map((found) => ({ id: found.id, name: nameOf(found) })),
  });

/**
 * Object on which the action of a row was performed. The name is null if the object has none, or if the reader may not
 * see it.
 */
export interface NamedObject {
  readonly id: string;
  readonly name: string | null;
}

export interface NamesOfRows {
  /** Name of the person; null for an unknown person. */
  actorOf(row: ShownRow): string | null;
  objectOf(row: ShownRow): NamedObject | null;
}

/** Kinds without a page or name; the row shows their subject instead. */
const partial = /^(ver|doc|docf|self|iqse|file|rvw|ual|req|mdec|actrel|rpr)_/;
const idInPath = /[a-z]{2,12}_[A-Za-z0-9]{8,64}/;

/**
 * Returns the id of the object that the row is about; null for a list, or for a request without a particular object.
 */
export function objectIdOf({ path, method, objectIds, subjectIds, userId }: ShownRow): string | null {
  const [named] = path.match(idInPath) ?? [];
  const made = method === 'GET' ? undefined : objectIds[0];
  const found = named ?? made;
  if (found === undefined) return path.endsWith('/view-tickets') ? (subjectIds[0] ?? null) : null;
  if (partial.test(found)) return subjectIds[0] ?? found;
  return found === userId && named === undefined ? null : found;
}

const nameOfUser = ({ nameFirst, nameLast, emailAddress }: User): string =>
  `${nameFirst} ${nameLast}`.trim() || emailAddress;

/** Loads the names of the people and objects of a page of rows. */
export async function namesOf(context: ReadContext, caller: Caller, rows: readonly ShownRow[]): Promise<NamesOfRows> {
  const { tx, scope, slices } = context;
  const ids = new Set(rows.flatMap((row) => objectIdOf(row) ?? []));
  const of = (prefix: string) => [...ids].filter((id) => id.startsWith(prefix));
  const users = await findUsers(tx, context, [...new Set([...rows.map(({ userId }) => userId), ...of('user_')])]);
  const people = new Map(users.map((user) => [user.id, nameOfUser(user)]));
  const names = new Map<string, string | null>(people);
  for (const { id, name } of await findRoles(tx, scope, of('role_'))) names.set(id, name);
  for (const { prefix, right, find } of slices.ports(namedInAudit)) {
    const asked = of(prefix);
    if (asked.length === 0 || !caller.permissions.has(right)) continue;
    for (const { id, name } of await find(tx, scope, asked)) names.set(id, name);
  }
  return {
    actorOf: ({ userId }) => people.get(userId) ?? null,
    objectOf(row) {
      const id = objectIdOf(row);
      return id === null ? null : { id, name: names.get(id) ?? null };
    },
  };
}
