import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kindRows } from '../../src/resources/verification/verifications/kinds.ts';
import { relatedTo } from '../support/client.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { type WalkedInquiry, walkThrough } from '../support/sandbox-walk.ts';
import { useService } from '../support/service.ts';

let walked: WalkedInquiry;
const service = useService({}, async (current) => {
  walked = await walkThrough(current);
});

/** Makes a verification by the name of its verification template, which the refusal of a wrong one lists. */
async function simulateKind(kind: string, outcome: 'passed' | 'failed', fields: Record<string, string> = {}) {
  const { sandbox } = service.current;
  const { id } = await createInquiry(service.current, { fields });
  const actionsWith = (templateId: string) => ({
    meta: {
      'simulate-actions': [
        { type: `create_${outcome}_verification`, data: { 'verification-template-id': templateId } },
      ],
    },
  });
  const refused = await sandbox.post(`/inquiries/${id}/perform-simulate-actions`, actionsWith('vtmpl_none'));
  assert.equal(refused.status, 422);
  const named = new RegExp(`(vtmpl_\\w+) \\(${kind}\\)`).exec(refused.body.errors?.[0]?.details ?? '');
  const answer = await sandbox.post(`/inquiries/${id}/perform-simulate-actions`, actionsWith(named?.[1] ?? ''));
  assert.equal(answer.status, 200, answer.text);
  const verification = relatedTo(answer.body.data, 'verifications').at(-1);
  return { inquiry: answer.body.data, verificationId: verification?.id ?? '' };
}

const eventNames = async (objectId: string) =>
  (await service.current.sandbox.get(`/events?filter[object-id]=${objectId}&page[size]=100`)).body.data
    .map(({ attributes }) => attributes['name'])
    .toReversed();

describe('GET /verifications/{id} 200', () => {
  it('shows a driver licence with its photos, what was read, its checks and what it belongs to', async () => {
    const { body } = await service.current.sandbox.get(`/verifications/${walked.document.id}`);
    const { attributes, relationships } = body.data;
    assert.equal(body.data.type, 'verification/driver-license');
    assert.equal(attributes['status'], 'passed');
    assert.equal(attributes['name-first'], 'ALEXANDER');
    assert.equal(attributes['submitted-at-ts'], Math.floor(Date.parse(String(attributes['submitted-at'])) / 1000));
    const photos = attributes['photo-urls'] as { page: string; url: string; 'normalized-url': string }[];
    assert.deepEqual(
      photos.map(({ page }) => page),
      ['front', 'back'],
    );
    assert.equal(photos[0]?.url, attributes['front-photo-url']);
    for (const photo of photos) {
      assert.notEqual(new URL(photo['normalized-url']).pathname, new URL(photo.url).pathname);
      const flat = await fetch(photo['normalized-url']);
      assert.deepEqual([flat.status, flat.headers.get('content-type')], [200, 'image/jpeg']);
    }
    assert.equal(attributes['selfie-photo-url'], attributes['front-photo-url']);
    assert.ok((attributes['checks'] as { requirement: string }[]).length > 10);
    assert.deepEqual(relationships['inquiry']?.data, { type: 'inquiry', id: walked.id });
    assert.equal(relatedTo(body.data, 'document')[0]?.type, 'document/government-id');
    assert.equal(relatedTo(body.data, 'accounts')[0]?.type, 'account');
    assert.equal(relatedTo(body.data, 'verification-template')[0]?.type, 'verification-template/government-id');
  });

  it('embeds what include names, and nothing of the opaque verification templates', async () => {
    const paths = 'inquiry,inquiry-template,inquiry-template-version,template,accounts,document,verification-template';
    const { body } = await service.current.sandbox.get(`/verifications/${walked.document.id}?include=${paths}`);
    assert.deepEqual(
      body.included?.map(({ type }) => type),
      ['inquiry', 'inquiry-template', 'inquiry-template-version', 'template', 'account', 'document/government-id'],
    );
  });

  it('shows the three photos of a selfie and their similarity', async () => {
    const { body } = await service.current.sandbox.get(`/verifications/${walked.selfie.id}`);
    const { attributes } = body.data;
    assert.equal(body.data.type, 'verification/selfie');
    assert.equal((attributes['photo-urls'] as object[]).length, 3);
    assert.equal(attributes['capture-method'], 'photo');
    assert.equal(typeof attributes['document-similarity-score'], 'number');
    assert.ok(attributes['center-photo-face-coordinates']);
  });
});

describe('GET /verification/{kind}/{id} 200', () => {
  it('finds a driver licence under its own kind and under government ids, with the same content', async () => {
    const { id } = walked.document;
    const { body: known } = await service.current.sandbox.get(`/verifications/${id}`);
    assert.equal(known.data.type, 'verification/driver-license');
    for (const path of ['driver-licenses', 'government-ids']) {
      const { status, body } = await service.current.sandbox.get(
        `/verification/${path}/${id}?fields[verification]=id-class,name-first`,
      );
      assert.deepEqual([status, body.data.type], [200, known.data.type], path);
      assert.equal(body.data.attributes['name-first'], 'ALEXANDER');
    }
  });

  it('shows the statement of each source, by attribute, in the metadata of the checks that compare', async () => {
    const { body } = await service.current.sandbox.get(`/verifications/${walked.document.id}`);
    const checks = body.data.attributes['checks'] as { name: string; metadata: Record<string, unknown> }[];
    const { metadata } = checks.find(({ name }) => name === 'id_extraction_inconsistency_detection') ?? {};
    const evidence = metadata?.['evidence-ledger'] as Record<string, { agreement: string; sources: unknown[] }>;
    const birthdate = evidence['birthdate'];
    assert.equal(birthdate?.agreement, 'agreement');
    assert.deepEqual(birthdate?.sources.slice(0, 2), [
      { source: 'barcode', value: '1977-07-17', confidence: 1, 'match-result': 'full' },
      { source: 'visual_zone', value: '1977-07-17', confidence: 1, 'match-result': 'full' },
    ]);
    const lines = metadata?.['check-requirements'] as { name: string; 'match-result': string }[];
    assert.deepEqual([lines[0]?.name, lines[0]?.['match-result']], ['name_first', 'full']);
  });

  it('finds a selfie', async () => {
    const { status, body } = await service.current.sandbox.get(`/verification/selfies/${walked.selfie.id}`);
    assert.deepEqual([status, body.data.type], [200, 'verification/selfie']);
  });

  it('finds a simulated document, with what was extracted from it and its generic document', async () => {
    const { inquiry, verificationId } = await simulateKind('document', 'passed', { 'name-first': 'Ada' });
    const { body } = await service.current.sandbox.get(`/verification/documents/${verificationId}?include=document`);
    const { attributes } = body.data;
    assert.deepEqual([attributes['status'], attributes['document-type']], ['passed', 'bank_statement']);
    assert.match(JSON.stringify(attributes['extraction-responses']), /"value":"Ada SAMPLE"/);
    assert.equal(body.included?.[0]?.type, 'document/generic');
    assert.equal(body.included?.[0]?.attributes['kind'], 'document');
    const [document] = relatedTo(inquiry, 'documents');
    assert.deepEqual(await eventNames(document?.id ?? ''), [
      'document.created',
      'document.submitted',
      'document.processed',
    ]);
    assert.deepEqual(await eventNames(verificationId), [
      'verification.created',
      'verification.submitted',
      'verification.passed',
    ]);
  });

  it('finds a simulated look-up in a database, with the person, the normalized address and why it failed', async () => {
    const { verificationId } = await simulateKind('database', 'failed', { 'address-city': 'Springfield' });
    const { body } = await service.current.sandbox.get(`/verification/databases/${verificationId}`);
    const { attributes } = body.data;
    assert.equal(attributes['status'], 'failed');
    assert.equal(attributes['name-last'], 'SAMPLE');
    assert.equal(attributes['address-city'], 'Springfield');
    assert.equal(attributes['normalized-address-city'], 'SPRINGFIELD');
    const checks = attributes['checks'] as { name: string; status: string; reasons: string[] }[];
    assert.deepEqual(checks.find(({ status }) => status === 'failed')?.reasons, ['not_found']);
    assert.equal('document' in body.data.relationships, false);
  });
});

describe('GET /verification/{kind}/{id} 404', () => {
  for (const { kind, path } of kindRows) {
    it(`is returned by ${path} for an unknown id and for a verification of another kind`, async () => {
      const { sandbox } = service.current;
      const other = kind === 'selfie' ? walked.document.id : walked.selfie.id;
      for (const id of ['ver_111111111111111111111111', other]) {
        const { status, body } = await sandbox.get(`/verification/${path}/${id}`);
        assert.deepEqual([status, body.errors?.[0]?.title], [404, 'Record not found']);
      }
    });
  }

  it('is returned for a verification of the other environment', async () => {
    assert.equal((await service.current.production.get(`/verifications/${walked.document.id}`)).status, 404);
  });
});

describe('simulate actions', () => {
  it('give the required check of a failed verification a reason', async () => {
    const { id } = await createInquiry(service.current);
    const failed = await simulate(service.current, id, 'start_inquiry', 'create_failed_verification');
    const [made] = relatedTo(failed, 'verifications');
    const { body } = await service.current.sandbox.get(`/verifications/${made?.id}`);
    const checks = body.data.attributes['checks'] as { status: string; requirement: string; reasons: string[] }[];
    const wrong = checks.filter(({ status, requirement }) => status === 'failed' && requirement === 'required');
    assert.deepEqual(
      wrong.map(({ reasons }) => reasons.length),
      [1],
      JSON.stringify(wrong),
    );
  });

  it('skip the kinds that the template does not request, unless they are named', async () => {
    const { id } = await createInquiry(service.current);
    const done = await simulate(service.current, id, ...Array.from({ length: 3 }, () => 'create_passed_verification'));
    assert.deepEqual(
      relatedTo(done, 'verifications').map(({ type }) => type),
      ['verification/driver-license', 'verification/selfie', 'verification/driver-license'],
    );
  });
});
