/** DELETE /cases/{id}: redaction of a case. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeCase, makeTemplate } from '../support/cases.ts';
import { eventually } from '../support/eventually.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService();

const redact = (id: string) => service.current.sandbox.request('DELETE', `/cases/${id}`);

describe('200', () => {
  it('erases people, tags, fields and attachments at once, and keeps the objects of the case', async () => {
    const { sandbox } = service.current;
    const person = await signedIn(service.current, { role: 'reviewer' });
    const schemas = [
      { type: 'string', key: 'secret', config: { identifier: { unique: false } } },
      { type: 'string', key: 'kept', config: { 'redaction-policy': 'never' } },
    ];
    const template = await makeTemplate(service.current, 'REDACT', { 'field-schemas': schemas });
    const account = (await sandbox.post('/accounts', { data: { attributes: { tags: ['held'] } } })).body.data.id;
    const { id } = await makeCase(service.current, {
      attributes: {
        'case-template-id': template,
        'creator-email-address': person.user.emailAddress,
        fields: { secret: 'Gondwana', kept: 'yes' },
      },
      meta: { 'object-ids': [account] },
    });
    await sandbox.post(`/cases/${id}/assign`, { meta: { 'user-email-address': person.user.emailAddress } });
    await sandbox.post(`/cases/${id}/add-tag`, { meta: { 'tag-name': 'vip' } });
    const data = Buffer.from('%PDF-1.4 one').toString('base64');
    const attachments = [{ data, filename: 'a.pdf' }];
    const attached = await sandbox.request('PATCH', `/cases/${id}`, {
      body: { data: { attributes: { attachments } } },
    });
    const [file] = attached.body.data.attributes['attachments'] as { url: string }[];
    const comment = { data: { attributes: { message: 'Gondwana again' } } };
    await person.post(`/dashboard/api/cases/${id}/comments`, comment);

    const { status, body } = await redact(id);
    assert.equal(status, 200);
    const { attributes } = body.data;
    for (const name of ['creator-id', 'assignee-id', 'assigner-id', 'resolver-id', 'updater-id']) {
      assert.equal(attributes[name], null, name);
    }
    assert.deepEqual([attributes['tags'], attributes['attachments'], attributes['fields']], [[], [], { kept: 'yes' }]);
    assert.ok(attributes['redacted-at']);
    assert.equal((await sandbox.get(`/accounts/${account}`)).body.data.attributes['redacted-at'], null);
    const found = await sandbox.post('/cases/search', {
      query: { attribute: 'fields.secret', operator: 'eq', value: 'Gondwana' },
    });
    assert.equal(found.body.data.length, 0);
    assert.equal((await person.get(`/dashboard/api/cases/${id}/comments`)).body.data.length, 0);
    await eventually('the file is gone', async () => (await fetch(file?.url ?? '')).status === 410);
    const events = await sandbox.get(`/events?filter[object-id]=${id}&page[size]=100`);
    assert.doesNotMatch(events.text, /Gondwana|vip|a\.pdf|reviewer-/);
    assert.equal(events.body.data[0]?.attributes['name'], 'case.redacted');
  });
});

describe('409', () => {
  it('is returned for every later change: a redaction or any other', async () => {
    const { sandbox } = service.current;
    const person = await signedIn(service.current, { role: 'reviewer' });
    const { id } = await makeCase(service.current);
    await redact(id);
    assert.equal((await redact(id)).status, 409);
    const posts: readonly (readonly [string, object])[] = [
      ['add-objects', { 'object-ids': [] }],
      ['remove-objects', { 'object-ids': [] }],
      ['assign', { 'user-email-address': person.user.emailAddress }],
      ['set-status', { status: 'Approved' }],
      ['add-tag', { 'tag-name': 'x' }],
      ['set-tags', { 'tag-name': [] }],
    ];
    for (const [name, meta] of posts) assert.equal((await sandbox.post(`/cases/${id}/${name}`, { meta })).status, 409);
    const own: readonly (readonly [string, object])[] = [
      ['snooze', { until: null }],
      ['escalate', { reason: 'x' }],
      ['checklist', { item: 'x', checked: true }],
      ['export', { format: 'json' }],
    ];
    for (const [name, meta] of own) {
      assert.equal((await person.post(`/dashboard/api/cases/${id}/${name}`, { meta })).status, 409, name);
    }
  });
});
