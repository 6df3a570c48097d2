import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { relatedTo } from '../support/client.ts';
import { createInquiry } from '../support/inquiries.ts';
import { type WalkedInquiry, walkThrough } from '../support/sandbox-walk.ts';
import { useService } from '../support/service.ts';

let walked: WalkedInquiry;
let documentId = '';
const service = useService({}, async (current) => {
  walked = await walkThrough(current);
  documentId = relatedTo(walked.document, 'document')[0]?.id ?? '';
});

describe('GET /documents/{id} and /document/government-ids/{id} 200', () => {
  for (const path of ['documents', 'document/government-ids']) {
    it(`${path} shows both sides, what was read and what it belongs to`, async () => {
      const { status, body } = await service.current.sandbox.get(`/${path}/${documentId}`);
      assert.deepEqual([status, body.data.type], [200, 'document/government-id']);
      const { attributes } = body.data;
      assert.deepEqual([attributes['status'], attributes['id-class']], ['processed', 'dl']);
      assert.equal(attributes['name-first'], 'ALEXANDER');
      const front = attributes['front-photo'] as Record<string, unknown>;
      assert.match(String(front['url']), /access_token=/);
      assert.equal(front['page-count'], 1);
      assert.ok(Number(front['byte-size']) > 0);
      assert.ok(attributes['back-photo']);
      assert.deepEqual(body.data.relationships['inquiry']?.data, { type: 'inquiry', id: walked.id });
      assert.equal(relatedTo(body.data, 'document-files').length, 2);
    });
  }

  it('embeds its files, each with its capture method and a working link', async () => {
    const { body } = await service.current.sandbox.get(`/documents/${documentId}?include=document-files,inquiry`);
    const files = (body.included ?? []).filter(({ type }) => type === 'document-file');
    assert.deepEqual(
      files.map(({ id }) => id).toSorted(),
      relatedTo(body.data, 'document-files')
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const { id, attributes } of files) {
      assert.match(id, /^docf_/);
      assert.equal(attributes['capture-method'], 'upload');
      const [original] = attributes['originals'] as { url: string; filename: string }[];
      assert.equal(attributes['name'], original?.filename);
      assert.equal((await fetch(original?.url ?? '')).status, 200);
    }
    assert.ok((body.included ?? []).some(({ type }) => type === 'inquiry'));
  });
});

describe('GET /document/generics/{id} 200', () => {
  it('shows a simulated paper document in the requested casing', async () => {
    const { sandbox } = service.current;
    const { id } = await createInquiry(service.current);
    const path = `/inquiries/${id}/perform-simulate-actions`;
    const actions = (templateId: string) => ({
      meta: {
        'simulate-actions': [{ type: 'create_passed_verification', data: { 'verification-template-id': templateId } }],
      },
    });
    const refused = await sandbox.post(path, actions('vtmpl_none'));
    const [, templateId = ''] = /(vtmpl_\w+) \(document\)/.exec(refused.body.errors?.[0]?.details ?? '') ?? [];
    const made = await sandbox.post(path, actions(templateId));
    const generic = relatedTo(made.body.data, 'documents')[0]?.id;
    const { status, body } = await sandbox.get(`/document/generics/${generic}`, { 'key-inflection': 'camel' });
    assert.equal(status, 200);
    assert.equal(body.data.attributes['documentType'], 'bank_statement');
    assert.equal((await sandbox.get(`/document/government-ids/${generic}`)).status, 404);
  });
});

describe('GET of a document 404', () => {
  for (const path of ['documents', 'document/generics', 'document/government-ids']) {
    it(`is returned by ${path} for an unknown id and for the other environment`, async () => {
      const answer = await service.current.sandbox.get(`/${path}/doc_111111111111111111111111`);
      assert.deepEqual([answer.status, answer.body.errors?.[0]?.title], [404, 'Record not found']);
      assert.equal((await service.current.production.get(`/${path}/${documentId}`)).status, 404);
    });
  }

  it('is returned for a government id among the generic documents', async () => {
    assert.equal((await service.current.sandbox.get(`/document/generics/${documentId}`)).status, 404);
  });
});

describe('GET of a document 400', () => {
  it('is returned for an unknown include', async () => {
    assert.equal((await service.current.sandbox.get(`/documents/${documentId}?include=selfies`)).status, 400);
  });
});
