/** Endpoints of saved views: the user's own and shared ones; only their creator may delete them. */
import { Type } from 'typebox';
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { timestamp } from '../../../api/json-api/schema.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { personOf } from '../../platform/user-sessions/index.ts';
import { saveView } from './operations.ts';
import { serializeSavedView } from './serializer.ts';
import { deleteSavedView, listSavedViews, mostViews } from './store.ts';

const shared = {
  surface: 'dashboard',
  permission: null,
  userPermission: 'inquiry.read',
  resourceType: 'inquiry',
} as const;

const viewBody = Type.Object({
  id: Type.String(),
  name: Type.String(),
  line: Type.String(),
  'is-shared': Type.Boolean(),
  'is-own': Type.Boolean(),
  'created-at': timestamp(),
});

const list = readEndpoint({
  ...shared,
  path: '/saved-views',
  operationId: 'list-saved-views',
  summary: `Lists the caller’s saved views of the inquiry list and the shared ones, by name; at most ${mostViews}.`,
  answerBody: Type.Object({ 'saved-views': Type.Array(viewBody) }),
  async handle({ tx, scope }, { caller }) {
    const { id } = personOf(caller);
    const views = await listSavedViews(tx, scope, id);
    return { body: { 'saved-views': views.map((view) => serializeSavedView(view, id)) } };
  },
});

const create = writeEndpoint({
  ...shared,
  path: '/saved-views',
  operationId: 'create-a-saved-view',
  summary: 'Saves a filter of the inquiry list under a name, for the caller or for all users.',
  body: Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: 100 }),
      line: Type.String({ minLength: 1, maxLength: 500 }),
      'is-shared': Type.Boolean(),
    },
    { additionalProperties: false },
  ),
  answerBody: viewBody,
  success: 201,
  async handle(context, { body, caller }) {
    const { id: userId } = personOf(caller);
    const command = { userId, name: body.name, line: body.line, isShared: body['is-shared'] };
    return { body: serializeSavedView(await saveView(context, command), userId), status: 201 };
  },
});

const remove = writeEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/saved-views/{saved-view-id}',
  operationId: 'delete-a-saved-view',
  summary: 'Deletes one of the caller’s saved views.',
  answerBody: Type.Object({ deleted: Type.Boolean() }),
  async handle({ tx, scope }, { params, caller }) {
    const { id: userId } = personOf(caller);
    if (!(await deleteSavedView(tx, scope, params['saved-view-id'], userId))) throw new Refusal('not_found');
    return { body: { deleted: true } };
  },
});

export const savedViewEndpoints: readonly Endpoint[] = [list, create, remove];
