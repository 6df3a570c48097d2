/** Endpoints of the audit log: the two operations of the reference, and the views of one person. */

import { Type } from 'typebox';
import { auditKinds } from '../../../../api/audit-trail.ts';
import { type Endpoint, type EndpointInput, readEndpoint } from '../../../../api/endpoint.ts';
import { alternatives, timesOf } from '../../../../api/json-api/filters.ts';
import { oneOf } from '../../../../api/json-api/schema.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { ReadContext } from '../../../../operations/context.ts';
import { type AuditFilter, findAuditLog, findSeen, listAuditLogs } from '../list.ts';
import { namesOf } from '../named-objects.ts';
import { serializeAuditLog } from '../serializer.ts';

const shared = {
  permission: 'user_audit_log.read',
  resourceType: 'user-audit-log',
  embeds: ['user'],
} as const;

const placeOf = ({ keyRing, scope, clock }: ReadContext) => ({
  keyRing,
  organizationId: scope.organizationId,
  now: clock.now(),
});

/** Returns a page of rows. People also get the names of the persons and objects in the rows. */
async function page(
  context: ReadContext,
  { page: cursor, caller }: Pick<EndpointInput, 'page' | 'caller'>,
  filter: AuditFilter,
) {
  const { tx, scope } = context;
  const found = await listAuditLogs(tx, placeOf(context), filter, cursor);
  const seen = await findSeen(tx, scope.organizationId, found.items);
  const names = caller.kind === 'user' ? await namesOf(context, caller, found.items) : null;
  return { page: { ...found, items: found.items.map((row) => serializeAuditLog(row, caller, { seen, names })) } };
}

export const auditLogEndpoints: readonly Endpoint[] = [
  readEndpoint({
    ...shared,
    path: '/user-audit-logs',
    operationId: 'list-all-user-audit-logs',
    summary: 'Lists the requests of the organization’s users in the last six months, newest first.',
    environment: 'production',
    environmentOfPeople: 'any',
    handle: (context, input) => page(context, input, {}),
  }),
  readEndpoint({
    ...shared,
    path: '/user-audit-logs/{user-audit-log-id}',
    operationId: 'retrieve-a-user-audit-log',
    summary: 'Retrieves one entry of the audit log.',
    environment: 'production',
    environmentOfPeople: 'any',
    async handle(context, { params, caller }) {
      const found = await findAuditLog(context.tx, placeOf(context), params['user-audit-log-id']);
      if (found === null) throw new Refusal('not_found');
      return { resource: serializeAuditLog(found, caller) };
    },
  }),
];

const refusedOf = (asked: string | undefined): boolean | null => (asked === undefined ? null : asked === 'true');

/** Throws bad_request for an unknown kind. */
function kindsOf(asked: readonly string[] | null): readonly string[] | null {
  if (asked?.every((kind) => (auditKinds as readonly string[]).includes(kind)) === false) {
    throw new Refusal('bad_request', { details: `filter.kind must be one of: ${auditKinds.join(', ')}` });
  }
  return asked;
}

const time = () => Type.Optional(Type.String());

export const auditDashboardEndpoints: readonly Endpoint[] = [
  readEndpoint({
    ...shared,
    path: '/audit/logs',
    operationId: 'list-audit-logs-by-filter',
    summary:
      'Lists rows of the audit log by person, subject or other object, kind, method, refusal and time, newest first, with the names of whom and what they are about.',
    surface: 'dashboard',
    filters: Type.Object({
      'user-id': Type.Optional(Type.String()),
      'subject-id': Type.Optional(Type.String()),
      'object-id': Type.Optional(Type.String()),
      /** Kinds, joined by commas: `change`, `view` of personal data, `read` of anything else. */
      kind: Type.Optional(Type.String()),
      method: Type.Optional(Type.String()),
      'is-refused': Type.Optional(oneOf(['true', 'false'])),
      'created-at-start': time(),
      'created-at-end': time(),
    }),
    handle: (context, input) =>
      page(context, input, {
        userIds: alternatives(input.filter, 'user-id'),
        subjectIds: alternatives(input.filter, 'subject-id'),
        objectIds: alternatives(input.filter, 'object-id'),
        kinds: kindsOf(alternatives(input.filter, 'kind')),
        methods: alternatives(input.filter, 'method'),
        isRefused: refusedOf(input.filter.get('is-refused')?.[0]),
        from: timesOf(input.filter, 'created-at-start')[0] ?? null,
        until: timesOf(input.filter, 'created-at-end')[0] ?? null,
      }),
  }),
  readEndpoint({
    ...shared,
    path: '/audit/subjects/{subject-id}',
    operationId: 'list-who-looked-at-a-subject',
    summary: 'Lists who viewed or changed an inquiry or account, newest first, including refused requests.',
    surface: 'dashboard',
    handle: (context, input) => page(context, input, { subjectIds: [input.params['subject-id']] }),
  }),
];
