/** Values of an account with their origins, for the people of the dashboard. */
import { Type } from 'typebox';
import { type Endpoint, readEndpoint } from '../../../api/endpoint.ts';
import { nullable, timestamp } from '../../../api/json-api/schema.ts';
import { demandPermission } from '../../../api/key-rights/key-rights.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { findEventsOfObject } from '../../platform/events/index.ts';
import { findAccounts } from './store.ts';
import { valueHistory } from './value-history.ts';

/** Number of the newest events; older ones are ignored. */
const mostEvents = 500;

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
  summary: 'What each field of an account held, since when, and who or which inquiry brought it.',
  permission: null,
  userPermission: 'pii.view',
  resourceType: 'account',
  answerBody: historyBody,
  async handle({ tx, scope }, { params, caller }) {
    demandPermission(caller, 'account.read');
    const [account] = await findAccounts(tx, scope, [params['account-id']]);
    if (account === undefined) throw new Refusal('not_found');
    const events = await findEventsOfObject(tx, scope, account.id, mostEvents);
    return {
      body: {
        fields: valueHistory(events).map(({ key, changes }) => ({
          key,
          changes: changes.map(({ value, at, actor, inquiryId }) => ({
            value,
            at: isoTimestamp(at),
            'actor-type': actor.type,
            'actor-id': actor.id,
            'inquiry-id': inquiryId,
          })),
        })),
      },
      note: { subjectIds: [account.id] },
    };
  },
});
