/** Simulated verifications have specimen pictures, so that downloads can be tested without a browser. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import type { Perception } from '../../src/perception/perception.ts';
import { deleteOldRecordsJob } from '../../src/privacy/jobs.ts';
import { lockInquiry } from '../../src/resources/verification/inquiries/index.ts';
import { simulateVerification } from '../../src/resources/verification/simulations/simulate-verification.ts';
import { runJob } from '../../src/worker.ts';
import { type ApiResource, relatedTo } from '../support/client.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();

const card = [640, 400] as const;
const upright = [480, 640] as const;

async function simulated(): Promise<{ id: string; licence: ApiResource; selfie: ApiResource }> {
  const { id } = await createInquiry(service.current);
  const passed = ['create_passed_verification', 'create_passed_verification'];
  await simulate(service.current, id, 'start_inquiry', ...passed);
  const { body } = await service.current.sandbox.get(`/inquiries/${id}?include=verifications`);
  const [licence, selfie] = ['verification/driver-license', 'verification/selfie'].map((type) =>
    body.included?.find((resource) => resource.type === type),
  );
  assert.ok(licence && selfie);
  return { id, licence, selfie };
}

const urlsOf = ({ attributes }: ApiResource, names: readonly string[]) => names.map((name) => String(attributes[name]));
const sides = ['front-photo-url', 'back-photo-url'];
const faces = ['center-photo-url', 'left-photo-url', 'right-photo-url'];

/** Returns the share of pixels in the watermark's red, which occurs nowhere else in the picture. */
async function markedShare(bytes: Buffer): Promise<number> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let marked = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > green + 60 && red > blue + 60) marked += 1;
  }
  return marked / (info.width * info.height);
}

/** Downloads a picture and asserts a watermarked JPEG of this width and height. */
async function download(url: string, [width, height]: readonly [number, number]): Promise<Buffer> {
  const answer = await fetch(url);
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/jpeg'], url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const read = await sharp(bytes).metadata();
  assert.deepEqual([read.format, read.width, read.height], ['jpeg', width, height], url);
  assert.ok((await markedShare(bytes)) > 0.01, `no watermark in ${url}`);
  return bytes;
}

async function statusesOf(urls: readonly string[]): Promise<number[]> {
  return Promise.all(urls.map(async (url) => (await fetch(url)).status));
}

/** Returns the sandbox's perception of a licence, with `F` (fully compliant) in the barcode's element for REAL ID. */
const withRealId = (perception: Perception): Perception => ({
  ...perception,
  async extractDocument(input, person) {
    const facts = await perception.extractDocument(input, person);
    const aamva = facts.back?.barcode?.aamva;
    assert.ok(facts.back?.barcode && aamva, 'the simulated licence has a barcode on its back');
    const barcode = { ...facts.back.barcode, aamva: { ...aamva, elements: { DDA: 'F' } } };
    return { ...facts, back: { ...facts.back, barcode } };
  },
});

/** Creates a simulated paper document, which no screen of the default template requests. */
async function simulatedPaper(outcome: 'passed' | 'failed') {
  const { sandbox } = service.current;
  const { id } = await createInquiry(service.current);
  const path = `/inquiries/${id}/perform-simulate-actions`;
  const actions = (template: string) => ({
    meta: {
      'simulate-actions': [{ type: `create_${outcome}_verification`, data: { 'verification-template-id': template } }],
    },
  });
  const refused = await sandbox.post(path, actions('vtmpl_none'));
  const [, template = ''] = /(vtmpl_\w+) \(document\)/.exec(refused.body.errors?.[0]?.details ?? '') ?? [];
  const made = await sandbox.post(path, actions(template));
  assert.equal(made.status, 200, made.text);
  const verification = relatedTo(made.body.data, 'verifications')[0]?.id ?? '';
  return { verification, document: relatedTo(made.body.data, 'documents')[0]?.id ?? '' };
}

interface ShownFile {
  readonly url: string;
  readonly 'byte-size': number;
}

describe('simulated verifications', () => {
  it('have a picture of each side and pose, watermarked, that downloads like a real one', async () => {
    const { licence, selfie } = await simulated();
    const cards = urlsOf(licence, sides);
    const flat = (licence.attributes['photo-urls'] as { 'normalized-url': string }[]).map(
      (each) => each['normalized-url'],
    );
    const downloaded: string[] = [];
    for (const url of [...cards, ...flat]) await download(url, card);
    for (const url of cards) downloaded.push((await download(url, card)).toString('base64'));
    for (const url of urlsOf(selfie, faces)) downloaded.push((await download(url, upright)).toString('base64'));
    assert.equal(new Set(downloaded).size, 5, 'each shows something else');
    assert.equal(licence.attributes['capture-method'], 'api');
    assert.equal((selfie.attributes['photo-urls'] as unknown[]).length, 3);
  });

  it('give the document its files, each with the size that is downloaded', async () => {
    const { licence } = await simulated();
    const document = relatedTo(licence, 'document')[0]?.id;
    const { body } = await service.current.sandbox.get(`/documents/${document}?include=document-files`);
    for (const side of ['front-photo', 'back-photo']) {
      const file = body.data.attributes[side] as ShownFile;
      assert.equal((await download(file.url, card)).length, file['byte-size']);
    }
    assert.equal(body.included?.filter(({ type }) => type === 'document-file').length, 2);
  });

  it('show on the document the designations of the verification', async () => {
    const { app, seeded, sandbox } = service.current;
    const { scope } = seeded.sandbox;
    const { id } = await createInquiry(service.current);
    await simulate(service.current, id, 'start_inquiry');
    await app.runner.write(scope, { type: 'system' }, async (context) => {
      const perception = withRealId(app.perceptionFor(scope));
      await simulateVerification(context, perception, await lockInquiry(context, id), null, 'passed');
    });
    const { body } = await sandbox.get(`/inquiries/${id}?include=verifications,documents`);
    assert.deepEqual(body.included?.map(({ type, attributes }) => [type, attributes['designations']]).sort(), [
      ['document/government-id', ['real_id']],
      ['verification/driver-license', ['real_id']],
    ]);
  });

  it('have a page when a paper is simulated, and a reason for the required check that fails', async () => {
    const { sandbox } = service.current;
    const { verification, document } = await simulatedPaper('failed');
    const paths = [`/verification/documents/${verification}`, `/document/generics/${document}`];
    for (const path of paths) {
      const files = (await sandbox.get(path)).body.data.attributes['files'] as ShownFile[];
      assert.equal(files.length, 1, path);
      for (const { url } of files) await download(url, upright);
    }
    const { attributes } = (await sandbox.get(`/verifications/${verification}`)).body.data;
    const checks = attributes['checks'] as { status: string; requirement: string; reasons: string[] }[];
    const failed = checks.filter(({ status }) => status === 'failed');
    assert.deepEqual(
      failed.map(({ requirement, reasons }) => [requirement, reasons.length]),
      [['required', 1]],
    );
  });

  it('lose their pictures when the inquiry is redacted: the same links are gone', async () => {
    const { id, licence, selfie } = await simulated();
    const urls = [...urlsOf(licence, sides), ...urlsOf(selfie, faces)];
    assert.deepEqual(await statusesOf(urls), [200, 200, 200, 200, 200]);
    assert.equal((await service.current.sandbox.request('DELETE', `/inquiries/${id}`)).status, 200);
    assert.deepEqual(await statusesOf(urls), [410, 410, 410, 410, 410]);
  });

  it('lose their pictures when the template no longer keeps them', async () => {
    const { app, clock, sandbox } = service.current;
    const { licence } = await simulated();
    clock.forward(91 * 86_400);
    await runJob(app, deleteOldRecordsJob, {});
    const { body } = await sandbox.get(`/verifications/${licence.id}`);
    assert.deepEqual(await statusesOf(urlsOf(body.data, sides)), [410, 410]);
  });
});
