/** Endpoints of actions on one case: objects, assignee, status, tags. */
import type { TObject } from 'typebox';
import { type Endpoint, writeEndpoint } from '../../../api/endpoint.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import type { OperationContext } from '../../../operations/context.ts';
import type { Right } from '../../../security/permissions.ts';
import { setTagsMeta, tagMeta, tagsNamed } from '../../platform/tags/index.ts';
import type { Case } from './case.ts';
import { assignCase } from './operations/assign-case.ts';
import { attachObjects, detachObjects } from './operations/attach-objects.ts';
import { changeTags } from './operations/change-tags.ts';
import { setStatus } from './operations/set-status.ts';
import { assignMeta, objectsMeta, statusMeta } from './schema.ts';
import { showCase } from './show-cases.ts';

/** Returns an endpoint of an action that takes `meta` and answers with the case. */
function metaAction<Meta extends TObject>(
  name: string,
  told: { readonly operationId: string; readonly summary: string; readonly userPermission?: Right },
  meta: Meta,
  act: (context: OperationContext, id: string, meta: Wire<Meta>) => Promise<Case>,
): Endpoint {
  return writeEndpoint({
    ...told,
    path: `/cases/{case-id}/${name}`,
    permission: 'case.write',
    resourceType: 'case',
    meta,
    async handle(context, { params, meta: given }) {
      return { resource: await showCase(context, await act(context, params['case-id'], given)) };
    },
  });
}

export const caseActionEndpoints: readonly Endpoint[] = [
  metaAction(
    'add-objects',
    { operationId: 'add-objects', summary: 'Attaches objects to a case; objects that are already attached stay.' },
    objectsMeta,
    (context, id, meta) => attachObjects(context, id, meta['object-ids'] ?? []),
  ),
  metaAction(
    'remove-objects',
    {
      operationId: 'remove-objects',
      summary: 'Detaches objects from a case; objects that are not attached are ignored.',
    },
    objectsMeta,
    (context, id, meta) => detachObjects(context, id, meta['object-ids'] ?? []),
  ),
  metaAction(
    'assign',
    { operationId: 'assign-a-case', summary: 'Assigns a case to a person.', userPermission: 'case.assign' },
    assignMeta,
    (context, id, meta) => assignCase(context, id, meta['user-email-address']),
  ),
  writeEndpoint({
    path: '/cases/{case-id}/set-status',
    operationId: 'set-status-for-a-case',
    summary: 'Changes the status of a case. The status code is 202 if a second reviewer must agree.',
    permission: 'case.write',
    resourceType: 'case',
    otherSuccess: [202],
    meta: statusMeta,
    async handle(context, { params, meta }) {
      const set = await setStatus(context, params['case-id'], { status: meta.status, comment: meta.comment });
      return { resource: await showCase(context, set.case), status: set.moved ? 200 : 202 };
    },
  }),
  metaAction('add-tag', { operationId: 'add-tag', summary: 'Adds a tag.' }, tagMeta, (context, id, meta) => {
    const added = tagsNamed(meta);
    return changeTags(context, id, (tags) => [...tags, ...added]);
  }),
  metaAction('remove-tag', { operationId: 'remove-tag', summary: 'Removes a tag.' }, tagMeta, (context, id, meta) => {
    const removed = tagsNamed(meta);
    return changeTags(context, id, (tags) => tags.filter((tag) => !removed.includes(tag)));
  }),
  metaAction(
    'set-tags',
    { operationId: 'set-tags', summary: 'Replaces all tags.' },
    setTagsMeta,
    (context, id, meta) => {
      const named = tagsNamed(meta);
      return changeTags(context, id, () => named);
    },
  ),
];
