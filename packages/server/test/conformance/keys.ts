/** Keys of a run, inserted by the owner of the database, since the first key of a service cannot create others. */
import pg from 'pg';
import { permissions } from '../../src/security/permissions.ts';
import type { EnvironmentKind } from '../../src/security/scope.ts';
import { type ApiClient, createClient } from '../support/client.ts';
import type { TestService } from '../support/service.ts';
import type { Sender } from './scenario.ts';

const kindOf = (sender: Sender): EnvironmentKind => (sender === 'owner-in-production' ? 'production' : 'sandbox');

const keyOf = (sender: Sender): string => `service_${kindOf(sender)}_${sender.replaceAll('-', '').padEnd(40, 'x')}`;

const keys: readonly (readonly [Sender, readonly string[], readonly string[]])[] = [
  ['owner', permissions, []],
  ['owner-in-production', permissions, []],
  ['powerless', [], []],
  ['stranger', permissions, ['203.0.113.9']],
];

export async function insertKeys(service: TestService): Promise<void> {
  const client = new pg.Client({ connectionString: service.connectionString });
  await client.connect();
  for (const [sender, granted, addresses] of keys) {
    await client.query(
      `insert into api_keys (environment_id, id, name, digest, hint, api_version, inflection, permissions,
         ip_address_allowlist, file_access_token_expires_in, created_at)
       values ($1, $2, $3, $4, 'xxxx', '2023-01-05', 'kebab', $5, $6, 21600, now())`,
      [
        service.seeded[kindOf(sender)].scope.environmentId,
        `api_${sender}`,
        sender,
        service.app.keyRing.digestSecret('api-key', keyOf(sender)),
        granted,
        addresses,
      ],
    );
  }
  await client.end();
}

export const clientOf = (service: TestService, sender: Sender): ApiClient =>
  createClient(service.baseUrl, sender === 'nobody' ? '' : keyOf(sender));

export const ownerClient = (service: TestService): ApiClient => clientOf(service, 'owner');
