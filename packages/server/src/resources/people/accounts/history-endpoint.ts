/** Values of an account with their origins, for the people of the dashboard. */
import { Type } from 'typebox';
import { type Endpoint, readEndpoint } from '../../../api/endpoint.ts';
import { nullable, timestamp } from '../../../api/json-api/schema.ts';
import { demandPermission } from '../../../api/key-rights/key-rights.ts';
import { retrieveHistory } from './operations/retrieve-history.ts';
import { serializeFieldHistory } from './serializer.ts';

const historyBody = Type.Object({
  fields: Type.Array(
    Type.Object({
      key: Type.String(),
      changes: Type.Array(
        Type.Object({
          value: nullable('string'),
          at: timestamp(),
          'actor-type': Type.String(),
          'actor-id': nullable('string'),
          'inquiry-id': nullable('string'),
        }),
      ),
    }),
  ),
});

export const historyEndpoint: Endpoint = readEndpoint({
  surface: 'dashboard',
  path: '/accounts/{account-id}/history',
  operationId: 'retrieve-the-history-of-an-account',
  auditedAs: 'view',
  summary: 'What each field of an account held, since when, and who or which inquiry brought it.',
  permission: null,
  userPermission: 'pii.view',
  resourceType: 'account',
  answerBody: historyBody,
  async handle(context, { params, caller }) {
    demandPermission(caller, 'account.read');
    const id = params['account-id'];
    const fields = (await retrieveHistory(context, id)).map(serializeFieldHistory);
    return { body: { fields }, note: { subjectIds: [id] } };
  },
});
