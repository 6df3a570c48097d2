/** Endpoint of the accounts that share a value with an account: one hop, with the reason for each edge. */
import { Type } from 'typebox';
import { type Endpoint, readEndpoint } from '../../../api/endpoint.ts';
import { oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { findLinkedAccounts, type LinkedAccounts, linkKindNames, mostCounted } from '../links/index.ts';
import { findAccounts } from './store.ts';

const kind = oneOf(linkKindNames);

const linkedBody = Type.Object({
  'linked-accounts': Type.Array(
    Type.Object({
      'account-id': Type.String(),
      score: Type.Number(),
      links: Type.Array(
        Type.Object({
          kind,
          'shared-by': Type.Integer(),
          'first-seen': timestamp(),
          'last-seen': timestamp(),
          'source-type': Type.String(),
          'source-id': Type.String(),
        }),
      ),
    }),
  ),
  hubs: Type.Array(Type.Object({ kind, accounts: Type.Integer(), 'at-least': Type.Boolean() })),
  'has-more': Type.Boolean(),
});

const shown = ({ accounts, hubs, isCut }: LinkedAccounts) => ({
  'linked-accounts': accounts.map(({ accountId, score, edges }) => ({
    'account-id': accountId,
    score,
    links: edges.map((edge) => ({
      kind: edge.kind,
      'shared-by': edge.sharedBy,
      'first-seen': isoTimestamp(edge.firstSeen),
      'last-seen': isoTimestamp(edge.lastSeen),
      'source-type': edge.source.type,
      'source-id': edge.source.id,
    })),
  })),
  hubs: hubs.map((hub) => ({ kind: hub.kind, accounts: hub.accounts, 'at-least': hub.isAtLeast })),
  'has-more': isCut,
});

export const linkedEndpoint: Endpoint = readEndpoint({
  path: '/accounts/{account-id}/linked-accounts',
  operationId: 'list-linked-accounts',
  summary:
    'Lists the accounts that share values with this one, and the kinds of the shared values. A value that many accounts share is listed as a hub.',
  permission: 'account.read',
  resourceType: 'account',
  extension: true,
  answerBody: linkedBody,
  async handle({ tx, scope }, { params }) {
    const [account] = await findAccounts(tx, scope, [params['account-id']]);
    if (account === undefined) throw new Refusal('not_found');
    return { body: shown(await findLinkedAccounts(tx, scope, account.id, mostCounted)) };
  },
});
