/** Random requests, in any number, to a service with a little of everything in it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { openApiDocument } from '../../src/api/openapi/document.ts';
import { newestVersion } from '../../src/api/versions/index.ts';
import { createInquiry, simulate } from './inquiries.ts';
import { registry } from './openapi-check.ts';
import { type RandomRequest, randomRequests } from './random-requests.ts';
import { useService } from './service.ts';
import { createTemplate, published } from './templates.ts';

/** No request uses what all need: the calling key and the seeded templates. */
const kept = new Set<string>();
const service = useService({}, async ({ sandbox, seeded }) => {
  for (const { id } of seeded.sandbox.templates) kept.add(id);
  for (const { id } of (await sandbox.get('/api-keys')).body.data) kept.add(id);
});

const prefixes: Readonly<Record<string, string>> = {
  'inquiry-id': 'inq',
  'inquiry-session-id': 'iqse',
  'device-id': 'dev',
  'inquiry-template-id': 'itmpl',
  'inquiry-template-version-id': 'itmplv',
  'theme-set-id': 'theset',
  'account-id': 'act',
  'account-type-id': 'acttp',
  'verification-id': 'ver',
  'document-id': 'doc',
  'event-id': 'evt',
  'webhook-id': 'wbh',
  'api-key-id': 'api',
  'api-log-id': 'req',
};

/** Ids by prefix, the newest last. */
const known = new Map<string, string[]>();

function learn(text: string): void {
  for (const [id, prefix = ''] of text.matchAll(/\b([a-z]{2,12})_[A-Za-z0-9]{20,40}\b/g)) {
    const ids = known.get(prefix) ?? [];
    if (!kept.has(id) && !ids.includes(id)) known.set(prefix, [...ids, id].slice(-40));
  }
}

function knownId(prefix: string, choice: number): string | undefined {
  const ids = known.get(prefix) ?? [];
  return ids[choice % ids.length];
}

const withKnownIds = (text: string, choice: number): string =>
  text.replaceAll(/\b([a-z]{2,12})_[A-Za-z0-9]{20,40}\b/g, (id, prefix) => knownId(prefix, choice) ?? id);

/** Completes flows in the sandbox, which leave a little of everything; redacted parts are created again. */
async function walk(): Promise<void> {
  const { sandbox } = service.current;
  const { id } = await createInquiry(service.current, {}, { 'auto-create-inquiry-session': true });
  await simulate(service.current, id, 'start_inquiry', 'create_passed_verification', 'create_failed_verification');
  learn((await sandbox.get(`/inquiries/${id}?include=account,sessions,verifications,documents`)).text);
  const webhook = { name: 'Random', url: 'http://127.0.0.1:9/', 'enabled-events': ['inquiry.created'] };
  learn((await sandbox.post('/webhooks', { data: { attributes: webhook } })).text);
  const template = await createTemplate(sandbox);
  await published(sandbox, template);
  learn(template);
}

let sent = 0;
const walkEvery = 100;

async function send({ method, path, query, headers, body, choice }: RandomRequest): Promise<void> {
  if (sent % walkEvery === 0) await walk();
  sent += 1;
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_all, name) => knownId(prefixes[name] ?? '', choice) ?? 'none');
  const text = body === undefined ? undefined : withKnownIds(JSON.stringify(body) ?? '', choice);
  const answer = await service.current.sandbox.request(method, `${filled}${query}`, {
    headers,
    ...(text === undefined ? {} : { body: text }),
  });
  assert.ok(answer.status < 500, `${answer.status} ${answer.text}`);
  if (answer.status < 300) learn(answer.text);
}

/** Declares the test; it sends `count` requests derived from `seed`. */
export function testRandomRequests(count: number, seed: number): void {
  describe('a request that nobody means', () => {
    it(`is no fault of the service, and its answer is as the OpenAPI says: ${count} by seed ${seed}`, async () => {
      const requests = randomRequests(openApiDocument(registry, newestVersion));
      await fc.assert(fc.asyncProperty(requests, send), { numRuns: count, seed, endOnFailure: true });
    });
  });
}
