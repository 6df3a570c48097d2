/** Endpoint with which an owner resets a colleague's sign-in. */
import { Type } from 'typebox';
import { writeEndpoint } from '../../../../api/endpoint.ts';
import { personOf } from '../../user-sessions/index.ts';
import { resetSignInOf } from '../reset-sign-in.ts';

export const resetSignInEndpoint = writeEndpoint({
  surface: 'dashboard',
  permission: null,
  userPermission: 'user.write',
  stepUp: true,
  resourceType: 'user',
  path: '/users/{user-id}/reset-sign-in',
  operationId: 'reset-sign-in-of-a-user',
  summary:
    'Removes all sign-in methods of a user and ends the user’s sessions; owners only. The user gets a link by mail to set up new ones, valid once and for a day.',
  answerBody: Type.Object({}),
  async handle(context, { params, caller }) {
    await resetSignInOf(context, personOf(caller).id, params['user-id']);
    return { body: {} };
  },
});
