/** An owner lets a colleague choose anew how they sign in. */
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
    'An owner takes away all by which a person signs in and ends their sessions; a link to choose anew goes to the person by mail, good once, for a day.',
  answerBody: Type.Object({}),
  async handle(context, { params, caller }) {
    await resetSignInOf(context, personOf(caller).id, params['user-id'] ?? '');
    return { body: {} };
  },
});
