import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { relatedTo } from '../support/client.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();

describe('inquiry templates', () => {
  it('are listed and retrieved with their versions', async () => {
    const { production, seeded } = service.current;
    const list = await production.get('/inquiry-templates');
    assert.equal(list.body.data.length, 2);
    const [template] = seeded.production.templates;
    const shown = await production.get(`/inquiry-templates/${template?.id}?include=latest-published-version`);
    assert.equal(shown.body.data.attributes['name'], template?.name);
    const version = shown.body.included?.[0];
    assert.equal(version?.attributes['live'], true);
    const versions = await production.get(`/inquiry-template-versions?filter[inquiry-template-id]=${template?.id}`);
    assert.deepEqual(
      versions.body.data.map(({ id }) => id),
      [version?.id],
    );
    assert.equal((await production.get(`/inquiry-template-versions/${version?.id}`)).status, 200);
    assert.equal((await production.get('/inquiry-template-versions')).status, 400);
    assert.equal((await service.current.sandbox.get(`/inquiry-templates/${template?.id}`)).status, 404);
  });
});

describe('accounts, verifications and documents', () => {
  it('an approved inquiry passes its values to its account; verification and document are found by id', async () => {
    const { sandbox } = service.current;
    const created = await createInquiry(service.current, { 'reference-id': 'acc-1' });
    const { id } = created;
    await simulate(service.current, id, 'create_passed_verification', 'approve_inquiry');
    const [account] = relatedTo(created, 'account');
    const shown = await sandbox.get(`/accounts/${account?.id}`);
    assert.equal(shown.body.data.attributes['reference-id'], 'acc-1');
    assert.equal(shown.body.data.attributes['name-first'], 'ALEXANDER');
    const inquiry = await sandbox.get(`/inquiries/${id}`);
    const [verification] = relatedTo(inquiry.body.data, 'verifications');
    const [document] = relatedTo(inquiry.body.data, 'documents');
    const one = await sandbox.get(`/verifications/${verification?.id}?include=document,inquiry`);
    assert.equal(one.body.data.attributes['id-class'], 'dl');
    assert.equal(one.body.data.attributes['document-number'], 'I1234562');
    assert.deepEqual(
      one.body.included?.map(({ type }) => type),
      ['document/government-id', 'inquiry'],
    );
    const paper = await sandbox.get(`/documents/${document?.id}`);
    assert.equal(paper.body.data.attributes['status'], 'processed');
    assert.equal(paper.body.data.attributes['name-last'], 'SAMPLE');
    for (const path of [
      `/accounts/${account?.id}`,
      `/verifications/${verification?.id}`,
      `/documents/${document?.id}`,
    ]) {
      const foreign = await service.current.production.get(path);
      assert.equal(foreign.status, 404);
      assert.equal(foreign.text, (await service.current.production.get(path.replace(/_.*/, '_unknown'))).text);
    }
  });
});
