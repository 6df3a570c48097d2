/** Users without `pii.view` see nothing that identifies an individual, in any response. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { canary, finderOf } from '../support/canaries.ts';
import { makeCase, makeTemplate } from '../support/cases.ts';
import { simulate } from '../support/inquiries.ts';
import { registry } from '../support/openapi-check.ts';
import { type Person, signedIn } from '../support/people.ts';
import { type TestService, useService } from '../support/service.ts';

/** Fields of a person, each with a canary named after it. */
const fields = {
  'name-first': canary('First'),
  'name-middle': canary('Middle'),
  'name-last': canary('Last'),
  'address-street-1': canary('Street'),
  'address-city': canary('City'),
  'email-address': `${canary('Mail')}@example.com`,
  'identification-number': canary('Number'),
};
/** Creates a case with text about a person in fields, comments and the names of attachments. */
async function makeCaseOf(started: TestService): Promise<void> {
  const schemas = [{ type: 'string', key: 'who' }];
  const template = await makeTemplate(started, 'HIDDEN', { 'field-schemas': schemas });
  const attributes = { 'case-template-id': template, fields: { who: canary('Field') } };
  const { id } = await makeCase(started, { attributes });
  const writer = await signedIn(started, { role: 'reviewer' });
  const comment = { data: { attributes: { message: canary('Comment') } } };
  assert.equal((await writer.post(`/dashboard/api/cases/${id}/comments`, comment)).status, 201);
  const data = Buffer.from('%PDF-1.4').toString('base64');
  const attached = { data: { attributes: { attachments: [{ data, filename: `${canary('Paper')}.pdf` }] } } };
  assert.equal((await started.sandbox.request('PATCH', `/cases/${id}`, { body: attached })).status, 200);
}

const service = useService({}, async (started) => {
  const { sandbox, templateId, app } = started;
  const made = await sandbox.post('/inquiries', {
    data: {
      attributes: { 'inquiry-template-id': templateId, 'reference-id': 'customer-1', fields, note: canary('Note') },
    },
  });
  const { id } = made.body.data as unknown as { id: string };
  await simulate(started, id, 'start_inquiry', 'create_passed_verification', 'approve_inquiry');
  const account = await sandbox.post('/accounts', {
    data: { attributes: { 'reference-id': 'customer-2', 'name-first': fields['name-first'] } },
  });
  assert.ok(made.status < 300 && account.status < 300, account.text);
  await makeCaseOf(started);
  await app.apiLogs.settle();
});

const places = ['First', 'Middle', 'Last', 'Street', 'City', 'Mail', 'Number', 'Note', 'Field', 'Comment', 'Paper'];
const find = finderOf(places);

const prefixes: Readonly<Record<string, string>> = { dashboard: '/dashboard/api' };
const pathOf = ({ surface, path }: Endpoint): string => `${prefixes[surface ?? ''] ?? '/api/v1'}${path}`;

const readings = registry.slices
  .flatMap(({ endpoints, dashboard = [] }) => [...endpoints, ...dashboard])
  .filter(({ method }) => method === 'GET');
const isStreamed = ({ path }: Endpoint): boolean => path.includes('stream');

/** Collects the ids of resources in an answer by their type, such as `inquiry-id`. */
function collect(text: string, ids: Map<string, Set<string>>): void {
  for (const [, type = '', id = ''] of text.matchAll(/"type":"([a-z/-]+)","id":"([A-Za-z0-9_]+)"/g)) {
    for (const name of [type, ...type.split('/').slice(0, 1)]) {
      const known = ids.get(`${name}-id`) ?? new Set();
      ids.set(`${name}-id`, known.add(id));
    }
  }
}

/** Returns every path of the endpoint for the collected ids. */
function pathsOf(endpoint: Endpoint, ids: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const [parameter] = /\{([^}]+)\}/.exec(endpoint.path) ?? [];
  if (parameter === undefined) return [pathOf(endpoint)];
  return [...(ids.get(parameter.slice(1, -1)) ?? [])].slice(0, 5).map((id) => pathOf(endpoint).replace(parameter, id));
}

const includeOf = ({ resourceType, surface }: Endpoint): string => {
  if (surface !== undefined || !registry.renders(resourceType)) return '';
  const { includable } = registry.kindOf(resourceType);
  return includable.length === 0 ? '' : `?include=${includable.join(',')}`;
};

interface Shown {
  readonly path: string;
  readonly places: readonly string[];
}

/** Requests every path twice, so that the second round uses the ids of the first. */
async function lookEverywhere(person: Person): Promise<{ readonly shown: Shown[]; readonly asked: number }> {
  const ids = new Map<string, Set<string>>();
  const shown: Shown[] = [];
  const seen = new Set<string>();
  for (const _round of [1, 2]) {
    for (const endpoint of readings.filter((each) => !isStreamed(each))) {
      for (const path of pathsOf(endpoint, ids).flatMap((each) => [each, each + includeOf(endpoint)])) {
        if (seen.has(path)) continue;
        seen.add(path);
        const answer = await person.get(path);
        if (answer.status !== 200) continue;
        collect(answer.text, ids);
        const found = find(answer.bytes);
        if (found.length > 0) shown.push({ path, places: found });
      }
    }
  }
  return { shown, asked: seen.size };
}

describe('a user who may see persons', () => {
  test('finds them in the responses', async () => {
    const { shown } = await lookEverywhere(await signedIn(service.current, { role: 'admin' }));
    assert.deepEqual(new Set(shown.flatMap((each) => each.places)).size >= 9, true, JSON.stringify(shown));
  });
});

for (const role of ['developer', 'auditor'] as const) {
  describe(role, () => {
    test('sees nothing that identifies a person, in no response of either surface', async () => {
      const { shown, asked } = await lookEverywhere(await signedIn(service.current, { role }));
      assert.deepEqual(shown, []);
      assert.ok(asked > 30, `${asked} paths were asked for`);
    });
  });
}
