/** Step with a paper document: sandbox simulation, resources, refusals, erasure. */
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { type ApiResource, relatedTo } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { decidedStatus } from '../support/inquiries.ts';
import { atPaper, bill, paperTemplate, pdfBlob } from '../support/papers.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';
import { createTemplate, documentStep, draft, selfieStep } from '../support/templates.ts';

let template = '';
const service = useService({}, async (started) => {
  template = await paperTemplate(started.sandbox, { 'document-types': ['standard_utility_bill', 'payslip'] });
});

const asOf = '2026-11-01';
const open = (fields: Record<string, string> = {}) =>
  atPaper(service.current, service.current.sandbox, template, { fields });

async function shown(id: string): Promise<{ inquiry: ApiResource; verification: ApiResource; document: ApiResource }> {
  const { body } = await service.current.sandbox.get(`/inquiries/${id}?include=verifications,documents`);
  const of = (type: string) => body.included?.find((each) => each.type === type);
  const [verification, document] = [of('verification/document'), of('document/generic')];
  assert.ok(verification && document, JSON.stringify(body.included?.map(({ type }) => type)));
  return { inquiry: body.data, verification, document };
}

const locked = Buffer.from(
  `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\ntrailer\n<</Size 3/Root 1 0 R/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -44/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>>>\n%%EOF\n`,
);

describe('a step that requests a paper document', () => {
  it('accepts a PDF of several pages and shows them, the kind and what was read', async () => {
    const { id, person } = await open({ 'name-first': 'Ada', 'name-last': 'Byron' });
    assert.equal(person.page.step, 'paper');
    assert.ok(person.page.html.includes('A pay slip') && !person.page.html.includes('A bank statement<'));
    await person.answer({ paper: (await bill(3, asOf)).pdf, 'capture-method': 'upload' });
    await person.waitPast('processing');
    assert.equal(person.page.step, 'success', person.page.html.slice(-1500));
    assert.equal(await decidedStatus(service.current, id), 'approved');
    const { verification, document } = await shown(id);
    assert.deepEqual([verification.attributes['status'], document.attributes['status']], ['passed', 'processed']);
    for (const { attributes } of [verification, document]) {
      assert.equal(attributes['document-type'], 'standard_utility_bill');
      const files = attributes['files'] as { filename: string; url: string; 'byte-size': number }[];
      assert.deepEqual(
        files.map(({ filename }) => filename),
        ['page_1.jpg'],
      );
      const file = await fetch(files[0]?.url ?? '');
      assert.equal((await file.arrayBuffer()).byteLength, files[0]?.['byte-size']);
      assert.equal((attributes['files-normalized'] as unknown[]).length, 1);
      const [name] = attributes['extraction-responses'] as Record<string, unknown>[];
      assert.deepEqual([name?.['field-name'], name?.['extraction-type']], ['name', 'guided']);
      assert.deepEqual(name?.['results'], [
        { value: 'Ada Byron', page: 1, 'match-level': 'full', metadata: { source: 'print', confidence: 1 } },
      ]);
    }
    const checks = verification.attributes['checks'] as { name: string; status: string }[];
    assert.ok(checks.length === 6 && checks.every(({ status }) => status === 'passed'), JSON.stringify(checks));
    assert.equal(relatedTo(verification, 'document')[0]?.id, document.id);
    assert.equal(relatedTo(document, 'document-files').length, 1);
    const direct = await service.current.sandbox.get(`/verification/documents/${verification.id}`);
    assert.equal(direct.status, 200);
    assert.equal((await service.current.sandbox.get(`/document/generics/${document.id}`)).status, 200);
  });

  it('accepts a photograph, and fills in an address that the inquiry does not have', async () => {
    const { id, person } = await open();
    await person.answer({ paper: await plainPicture(7, 900, 1200), 'capture-method': 'manual' });
    await person.waitPast('processing');
    assert.equal(person.page.step, 'success');
    const fields = (await shown(id)).inquiry.attributes['fields'] as Record<string, { value: unknown }>;
    assert.equal(fields['address-city']?.value, 'SAN FRANCISCO');
    assert.equal(fields['name-first']?.value, null);
  });

  it('asks again with the reason when the paper is too old, until no try remains', async () => {
    const { id, person } = await open({ 'name-last': 'SANDBOX-EXPIRED' });
    for (const tries of ['2 tries', '1 try']) {
      await person.answer({ paper: (await bill(4, asOf)).pdf });
      await person.waitPast('processing');
      assert.equal(person.page.step, 'retry');
      assert.match(person.page.html, /too old/);
      assert.ok(person.page.html.includes(tries), tries);
      await person.answer({ continue: 'yes' });
      assert.equal(person.page.step, 'paper');
    }
    await person.answer({ paper: (await bill(4, asOf)).pdf });
    await person.waitPast('processing');
    assert.equal(person.page.step, 'failed');
    assert.equal(await decidedStatus(service.current, id), 'declined');
  });

  const refusals: readonly (readonly [string, () => Blob | Promise<Blob>, RegExp])[] = [
    ['a PDF that opens with a password', () => pdfBlob(locked), /has a password/],
    ['a PDF without a page', () => pdfBlob(Buffer.from('%PDF-1.4\n%%EOF\n      ')), /could not open this file/],
    ['a text', () => new Blob(['my bill, honestly, it is all in order']), /use a PDF or a photo/],
    ['an empty file', () => new Blob([]), /empty|add a file/],
    ['eleven megabytes', () => pdfBlob(Buffer.alloc(11_000_000, 32)), /too big/],
  ];
  for (const [what, make, sentence] of refusals) {
    it(`refuses ${what}, 422, with a sentence that explains what to do, and stores nothing`, async () => {
      const { person } = await open();
      const before = await storedFiles();
      await person.answer({ paper: await make() });
      assert.deepEqual([person.page.status, person.page.step], [422, 'paper']);
      assert.match(person.page.html, sentence);
      assert.equal(await storedFiles(), before);
    });
  }

  it('asks for a file when none came', async () => {
    const { person } = await open();
    await person.answer({ 'capture-method': 'upload' });
    assert.equal(person.page.status, 422);
    assert.match(person.page.html, /add a file or a photo first/);
  });

  it('emits document events with the pages', async () => {
    const { person } = await open();
    await person.answer({ paper: (await bill(5, asOf)).pdf });
    await person.waitPast('processing');
    const { body } = await service.current.sandbox.get('/events?page[size]=30');
    const names = (body.data as unknown as ApiResource[]).map(({ attributes }) => attributes['name']);
    for (const name of ['document.created', 'document.submitted', 'document.processed', 'verification.passed'])
      assert.ok(names.includes(name), name);
  });

  it('is erased with its verification: pages, readings, links and events', async () => {
    const { sandbox } = service.current;
    const { id, person } = await open({ 'name-first': 'Quentin', 'name-last': 'Erased' });
    await person.answer({ paper: (await bill(6, asOf)).pdf });
    await person.waitPast('processing');
    const { verification, document } = await shown(id);
    const [file] = verification.attributes['files'] as { url: string }[];
    const before = await storedFiles();
    const { status, body } = await sandbox.request('DELETE', `/verifications/${verification.id}`);
    assert.equal(status, 200);
    assert.deepEqual([body.data.attributes['files'], body.data.attributes['extraction-responses']], [[], []]);
    assert.equal(body.data.attributes['document-type'], null);
    assert.equal((await fetch(file?.url ?? '')).status, 410);
    await eventually('the copies are gone', async () => {
      const [paper, events] = [
        await sandbox.get(`/documents/${document.id}`),
        await sandbox.get(`/events?filter[object-id]=${verification.id},${document.id}&page[size]=100`),
      ];
      const isGone = !`${paper.text}${events.text}`.includes('Quentin') && !paper.text.includes('page_1');
      return isGone && (await storedFiles()) === before - 1;
    });
  });

  it('is simulated by an action too', async () => {
    const { sandbox } = service.current;
    const made = await sandbox.post('/inquiries', { data: { attributes: { 'inquiry-template-id': template } } });
    const actions = ['start_inquiry', 'create_passed_verification'].map((type) => ({ type }));
    const done = await sandbox.post(`/inquiries/${made.body.data.id}/perform-simulate-actions`, {
      meta: { 'simulate-actions': actions },
    });
    assert.equal(done.status, 200, done.text);
    const { verification } = await shown(made.body.data.id);
    assert.deepEqual(
      [verification.attributes['status'], verification.attributes['document-type']],
      ['passed', 'standard_utility_bill'],
    );
  });
});

describe('POST /inquiry-template-versions with a document step', () => {
  it('201: shows its kinds of paper, and can be published with a document and a selfie step', async () => {
    const { sandbox } = service.current;
    const made = await draft(sandbox, await createTemplate(sandbox), {
      steps: [documentStep, selfieStep, { type: 'document', 'document-types': ['bank_statement'] }],
    });
    assert.equal(made.status, 201, made.text);
    const steps = made.body.data.attributes['steps'] as Record<string, unknown>[];
    assert.deepEqual([steps[2]?.['name'], steps[2]?.['document-types']], ['verification_document', ['bank_statement']]);
  });

  const faults: readonly (readonly [string, Record<string, unknown>, string])[] = [
    ['an unknown kind of paper', { 'document-types': ['love_letter'] }, '/data/attributes/steps/0/document-types/0'],
    [
      'a check that refuses what the step accepts',
      {
        'document-types': ['payslip'],
        checks: [{ name: 'document_type_detection', settings: { 'enabled-document-types': ['bank_statement'] } }],
      },
      '/data/attributes/steps/0/checks/0/settings',
    ],
    ['a check of another kind', { checks: [{ name: 'id_barcode_detection' }] }, '/data/attributes/steps/0/checks/0'],
  ];
  for (const [what, step, pointer] of faults) {
    it(`422: names ${what}`, async () => {
      const { sandbox } = service.current;
      const made = await draft(sandbox, await createTemplate(sandbox), { steps: [{ type: 'document', ...step }] });
      const refused =
        made.status === 201 ? await sandbox.post(`/inquiry-template-versions/${made.body.data.id}/publish`) : made;
      assert.equal(refused.status, 422, refused.text);
      assert.ok(refused.text.includes(pointer), refused.text);
    });
  }
});

async function storedFiles(): Promise<number> {
  const entries = await readdir(`${service.current.app.config.dataDir}/files`, { recursive: true }).catch(() => []);
  return entries.filter((name) => name.endsWith('.sealed')).length;
}
