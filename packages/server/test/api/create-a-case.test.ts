/** POST /cases: creation of a case. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newestVersion } from '../../src/api/versions/index.ts';
import { eventsOf, makeCase, makeTemplate, postCase } from '../support/cases.ts';
import { relatedTo } from '../support/client.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const newest = { 'service-version': newestVersion };

describe('201', () => {
  it('opens a case with the initial status and the next numbered name, and emits an event', async () => {
    const [one, two] = [await makeCase(service.current), await makeCase(service.current)];
    assert.equal(one.attributes['status'], 'Open');
    const numbers = [one, two].map(({ attributes }) => Number(String(attributes['name']).split('-')[1]));
    assert.equal(numbers[1], (numbers[0] ?? 0) + 1);
    assert.deepEqual(await eventsOf(service.current, one.id), ['case.created']);
  });

  it('holds objects of several kinds, each once, and includes the requested ones', async () => {
    const { sandbox } = service.current;
    const account = (await sandbox.post('/accounts', { data: { attributes: {} } })).body.data;
    const made = await makeCase(service.current, { meta: { 'object-ids': [account.id, account.id] } });
    assert.deepEqual(relatedTo(made, 'accounts'), [{ type: 'account', id: account.id }]);
    const { body } = await sandbox.get(`/cases/${made.id}?include=accounts,case-template,case-queue`);
    assert.deepEqual(body.included?.map(({ type }) => type).sort(), ['account', 'case-queue', 'case-template']);
  });

  it('validates its fields by their schemas, and shows plain values under the keys of the template', async () => {
    const id = await makeTemplate(service.current, 'FIELDS', {
      'field-schemas': [
        { type: 'string', key: 'riskLevel' },
        { type: 'integer', key: 'score', config: { min: 0, max: 10 } },
      ],
    });
    const attributes = { 'case-template-id': id, fields: { riskLevel: 'medium', score: 3 } };
    const answer = await service.current.sandbox.post('/cases', { data: { attributes } }, newest);
    const made = answer.body.data;
    assert.deepEqual(made.attributes['fields'], { riskLevel: 'medium', score: 3 });
    assert.equal(made.attributes['name'], 'FIELDS-1');
  });

  it('took fields at the top level before 2025-10-27, and included its objects by default', async () => {
    const id = await makeTemplate(service.current, 'TOP', { 'field-schemas': [{ type: 'string', key: 'risk_level' }] });
    const { sandbox } = service.current;
    const account = (await sandbox.post('/accounts', { data: { attributes: {} } })).body.data;
    const answer = await sandbox.post(
      '/cases',
      {
        data: { attributes: { 'case-template-id': id, 'risk-level': 'high' } },
        meta: { 'object-ids': [account.id] },
      },
      { 'service-version': '2023-01-05' },
    );
    assert.equal(answer.status, 201, answer.text);
    assert.deepEqual(answer.body.data.attributes['fields'], { 'risk-level': 'high' });
    assert.deepEqual(
      answer.body.included?.map(({ type }) => type),
      ['account'],
    );
  });

  it('counts a deadline in seconds from now, and names the creator', async () => {
    const person = await signedIn(service.current, { role: 'reviewer' });
    const made = await makeCase(service.current, {
      attributes: { 'creator-email-address': person.user.emailAddress.toUpperCase() },
      meta: { 'sla-expires-in-seconds': 7200 },
    });
    const { attributes } = made;
    assert.equal(
      Date.parse(String(attributes['sla-expires-at'])) - Date.parse(String(attributes['created-at'])),
      7_200_000,
    );
    assert.deepEqual([attributes['creator-id'], attributes['creator-type']], [person.user.emailAddress, 'user']);
  });

  it('gives each of many cases that are opened at once a name of its own', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => makeCase(service.current)));
    assert.equal(new Set(made.map(({ attributes }) => attributes['name'])).size, 12);
  });
});

describe('400', () => {
  const bad: readonly (readonly [string, Record<string, unknown>, Record<string, unknown> | undefined])[] = [
    ['no template', { 'case-template-id': null }, undefined],
    ['an id of another kind', { 'case-template-id': 'act_1' }, undefined],
    ['a queue of another kind', { 'case-queue-id': 'act_1' }, undefined],
    ['fields that are no object', { fields: ['a'] }, undefined],
    ['too long a deadline', {}, { 'sla-expires-in-seconds': 7_776_001 }],
    ['a deadline that is no number', {}, { 'sla-expires-in-seconds': 'soon' }],
    ['objects that are no list', {}, { 'object-ids': 'act_1' }],
    ['more objects than a case holds', {}, { 'object-ids': Array.from({ length: 1001 }, (_, at) => `act_${at}`) }],
  ];
  for (const [what, attributes, meta] of bad) {
    it(`refuses ${what}`, async () => {
      const answer = await postCase(service.current, { attributes, ...(meta === undefined ? {} : { meta }) });
      assert.equal(answer.status, 400, answer.text);
    });
  }
});

describe('unknown attributes', () => {
  it('are treated as unknown fields up to 2023-01-05, and refused since', async () => {
    const older = await postCase(service.current, { attributes: { colour: 'red' } });
    assert.equal(older.status, 422);
    assert.equal(older.body.errors?.[0]?.source?.pointer, '/data/attributes/colour');
    const data = { attributes: { 'case-template-id': `ctmpl_${'1'.repeat(24)}`, colour: 'red' } };
    assert.equal((await service.current.sandbox.post('/cases', { data }, newest)).status, 400);
  });
});

describe('404', () => {
  it('names the missing resource, and no case is opened', async () => {
    const ids = [`act_${'1'.repeat(24)}`, 'nonsense'];
    for (const id of ids) {
      const answer = await postCase(service.current, { meta: { 'object-ids': [id] } });
      assert.equal(answer.status, 404);
      assert.equal(answer.body.errors?.[0]?.source?.pointer, '/meta/object-ids/0');
    }
    const answer = await postCase(service.current, { attributes: { 'case-template-id': `ctmpl_${'1'.repeat(24)}` } });
    assert.equal(answer.status, 404);
  });

  it('is returned for resources of another environment', async () => {
    const { production } = service.current;
    const foreign = (await production.get('/case-templates')).body.data[0]?.id;
    assert.ok(foreign);
    assert.equal((await postCase(service.current, { attributes: { 'case-template-id': foreign } })).status, 404);
    const made = await makeCase(service.current);
    assert.equal((await production.get(`/cases/${made.id}`)).status, 404);
  });
});

describe('422', () => {
  it('refuses an unknown creator and a field that breaks its schema, and opens no case', async () => {
    const stranger = await postCase(service.current, { attributes: { 'creator-email-address': 'no@example.com' } });
    assert.equal(stranger.status, 422);
    assert.equal(stranger.body.errors?.[0]?.source?.pointer, '/data/attributes/creator-email-address');
    const id = await makeTemplate(service.current, 'STRICT', {
      'field-schemas': [{ type: 'integer', key: 'score', config: { max: 10 } }],
    });
    const attributes = { 'case-template-id': id, fields: { score: 11 } };
    assert.equal((await postCase(service.current, { attributes })).status, 422);
    const made = await makeCase(service.current, { attributes: { ...attributes, fields: { score: 10 } } });
    assert.equal(made.attributes['name'], 'STRICT-1');
  });
});
