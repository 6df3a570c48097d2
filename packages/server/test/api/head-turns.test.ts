/** Head turns of the selfie screen: chosen by the server, answered once, in time, and only by their own session. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FlowPage, SelfiePage } from '@countersign/flow/page';
import sql from 'sql-template-tag';
import { processVerification } from '../../src/resources/verification/inquiries/index.ts';
import { relatedTo } from '../support/client.ts';
import { createInquiry } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';

const service = useService({ worker: false });

interface Answered {
  readonly status: number;
  readonly page: FlowPage;
}

/** Creates a browser with script: it posts forms and reads the page model. */
function createBrowser(first: string) {
  let cookie = '';
  async function talk(url: string, form: FormData | null): Promise<Answered> {
    const response = await fetch(new URL(url, service.current.baseUrl), {
      method: form === null ? 'GET' : 'POST',
      body: form,
      headers: { accept: 'application/json', ...(cookie === '' ? {} : { cookie }) },
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { status: response.status, page: (await response.json()) as FlowPage };
  }
  let shown: FlowPage | null = null;
  return {
    async open(url = first): Promise<FlowPage> {
      shown = (await talk(url, null)).page;
      return shown;
    },
    async post(answers: Readonly<Record<string, string | Blob>>): Promise<Answered> {
      assert.ok(shown !== null && shown.step !== 'gone');
      const form = new FormData();
      form.set('csrf', shown.csrf);
      form.set('step', shown.step);
      if (shown.step === 'start' && shown.code !== null) form.set('code', shown.code);
      for (const [name, value] of Object.entries(answers)) form.set(name, value);
      const answered = await talk('/verify', form);
      shown = answered.page;
      return answered;
    },
  };
}

type Browser = ReturnType<typeof createBrowser>;

async function linkOf(id: string): Promise<string> {
  const link = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  assert.equal(link.status, 200, link.text);
  return String(link.body.meta?.['one-time-link']);
}

async function read(id: string): Promise<string> {
  const { runner, files, perceptionFor, lookupsFor, identityDatabaseFor } = service.current.app;
  const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
  const verificationId = relatedTo(body.data, 'verifications').at(-1)?.id ?? '';
  const { scope } = service.current.seeded.sandbox;
  await processVerification(
    { runner, store: files, perceptionFor, lookupsFor, identityDatabaseFor },
    scope,
    verificationId,
  );
  return verificationId;
}

/** Creates an inquiry that has reached the selfies. */
async function atSelfies(): Promise<{ id: string; browser: Browser; page: SelfiePage }> {
  const { id } = await createInquiry(service.current);
  const browser = createBrowser(await linkOf(id));
  await browser.open();
  await browser.post({ consent: 'yes' });
  await browser.post({ country: 'US' });
  await browser.post({ photo: await plainPicture(10) });
  await browser.post({ photo: await plainPicture(60) });
  await read(id);
  return { id, browser, page: selfiePage(await browser.open('/verify')) };
}

/** Creates an inquiry with only selfies, in which no face is found and which are requested twice. */
async function withSelfieStep(): Promise<{ id: string; browser: Browser }> {
  const { sandbox } = service.current;
  const templateId = await createTemplate(sandbox);
  await published(sandbox, templateId, { steps: [{ type: 'selfie', attempts: 2 }] });
  const created = await sandbox.post('/inquiries', {
    data: { attributes: { 'inquiry-template-id': templateId, fields: { 'name-last': 'SANDBOX-NO-FACE' } } },
  });
  assert.equal(created.status, 200, created.text);
  const { id } = created.body.data;
  const browser = createBrowser(await linkOf(id));
  await browser.open();
  await browser.post({ consent: 'yes' });
  return { id, browser };
}

function selfiePage(page: FlowPage): SelfiePage & { challenge: NonNullable<SelfiePage['challenge']> } {
  assert.ok(page.step === 'selfie', page.step);
  assert.ok(page.challenge !== null);
  return { ...page, challenge: page.challenge };
}

function reportOf({ prompts }: NonNullable<SelfiePage['challenge']>): string {
  const frames = prompts.flatMap((_, prompt) => [
    [1_000 * prompt, prompt, false],
    [1_000 * prompt + 500, prompt, true],
  ]);
  const video = {
    width: 640,
    height: 480,
    durationMs: 4_000,
    frameRate: 30,
    presented: 120,
    sampled: 24,
    unchanged: 0,
  };
  return JSON.stringify({ frames, video, camera: 'Front camera', cameras: ['Front camera'] });
}

async function photos(): Promise<Record<string, Blob | string>> {
  const [center, left, right] = await Promise.all([70, 120, 170].map((shade) => plainPicture(shade)));
  assert.ok(center && left && right);
  return { center, left, right, 'capture-method': 'auto' };
}

async function answerTo(page: SelfiePage): Promise<Record<string, Blob | string>> {
  const { challenge } = selfiePage(page);
  const turns = await plainPicture(200, 1920, 640);
  return { ...(await photos()), challenge: challenge.nonce, 'turn-report': reportOf(challenge), turns };
}

type Check = { name: string; status: string; reasons: string[]; metadata: Record<string, unknown> };

async function checksOf(verificationId: string): Promise<ReadonlyMap<string, Check>> {
  const { body } = await service.current.sandbox.get(`/verifications/${verificationId}`);
  const checks = body.data.attributes['checks'] as Check[];
  return new Map(checks.map((check) => [check.name, check]));
}

describe('200', () => {
  it('shows the same turns until their time is over, and others afterwards', async () => {
    const { browser, page } = await atSelfies();
    const { nonce, prompts, validSeconds } = selfiePage(page).challenge;
    assert.ok(prompts.length >= 3 && prompts.length <= 5 && new Set(prompts).size === 3);
    assert.deepEqual(selfiePage(await browser.open('/verify')).challenge, selfiePage(page).challenge);
    service.current.clock.forward(validSeconds);
    assert.notEqual(selfiePage(await browser.open('/verify')).challenge.nonce, nonce);
  });

  it('accepts the answer, judges the turns and deletes the frames', async () => {
    const { id, browser, page } = await atSelfies();
    const { status, page: next } = await browser.post(await answerTo(page));
    assert.deepEqual([status, next.step], [200, 'processing']);
    const verificationId = await read(id);
    const checks = await checksOf(verificationId);
    const liveness = checks.get('selfie_liveness_detection');
    assert.equal(liveness?.status, 'passed', JSON.stringify(liveness));
    assert.deepEqual(liveness.metadata['prompts'], selfiePage(page).challenge.prompts);
    assert.equal(checks.get('selfie_video_quality_detection')?.status, 'passed');
    assert.equal(checks.get('selfie_pose_detection')?.status, 'passed');
    const { body } = await service.current.sandbox.get(`/verifications/${verificationId}`);
    const shown = body.data.attributes['photo-urls'] as { page: string }[];
    assert.deepEqual(
      shown.map((photo) => photo.page),
      ['left_photo', 'center_photo', 'right_photo'],
    );
    const { database } = service.current.app;
    const { scope } = service.current.seeded.sandbox;
    const sheets = await database.read({ environmentId: scope.environmentId }, (reader) =>
      reader.select<{ deleted_at: Date | null }>(
        sql`select deleted_at from files where inquiry_id = ${id} and page = 'turns'`,
      ),
    );
    assert.deepEqual(
      sheets.map(({ deleted_at }) => deleted_at !== null),
      [true],
    );
  });

  it('accepts photos without turns, and records that there was no sequence', async () => {
    const { id, browser } = await atSelfies();
    const { status, page } = await browser.post({ ...(await photos()), 'capture-method': 'upload' });
    assert.deepEqual([status, page.step], [200, 'processing']);
    const checks = await checksOf(await read(id));
    for (const name of ['selfie_liveness_detection', 'selfie_video_quality_detection']) {
      assert.deepEqual(
        [checks.get(name)?.status, checks.get(name)?.reasons],
        ['not_applicable', ['no_sequence']],
        name,
      );
    }
  });

  it('draws other turns for the next try', async () => {
    const { id, browser } = await withSelfieStep();
    const page = selfiePage(await browser.open('/verify'));
    await browser.post(await answerTo(page));
    await read(id);
    assert.equal((await browser.open('/verify')).step, 'retry');
    const again = selfiePage((await browser.post({ continue: 'yes' })).page);
    assert.notEqual(again.challenge.nonce, page.challenge.nonce);
    const late = await browser.post(await answerTo(page));
    assert.deepEqual([late.status, selfiePage(late.page).problem], [422, { code: 'turns_stale', field: null }]);
    assert.equal((await browser.post(await answerTo(again))).page.step, 'processing');
  });
});

describe('422', () => {
  it('asks again, with other turns, when the time for the answer is over', async () => {
    const { browser, page } = await atSelfies();
    service.current.clock.forward(selfiePage(page).challenge.validSeconds);
    const { status, page: again } = await browser.post(await answerTo(page));
    assert.equal(status, 422);
    assert.deepEqual(selfiePage(again).problem, { code: 'turns_stale', field: null });
    assert.notEqual(selfiePage(again).challenge.nonce, selfiePage(page).challenge.nonce);
    assert.equal((await browser.post(await answerTo(again as SelfiePage))).page.step, 'processing');
  });

  it('keeps the open turns when an answer names others, so that they cannot be redrawn at will', async () => {
    const { browser, page } = await atSelfies();
    const { challenge } = selfiePage(page);
    const { status, page: again } = await browser.post({ ...(await answerTo(page)), challenge: 'another' });
    assert.equal(status, 422);
    assert.deepEqual(selfiePage(again).challenge, challenge);
  });

  it('refuses an invalid report, and a missing or invalid sheet, without storing anything', async () => {
    const { id, browser, page } = await atSelfies();
    const good = await answerTo(page);
    const { turns: _turns, ...without } = good;
    const broken = [{ ...good, 'turn-report': '{}' }, without, { ...good, turns: new Blob(['no picture']) }];
    for (const answer of broken) {
      const { status, page: again } = await browser.post(answer);
      assert.deepEqual([status, selfiePage(again).problem?.code], [422, 'turns_unreadable']);
    }
    const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
    assert.equal(relatedTo(body.data, 'verifications').length, 1);
    assert.equal((await browser.post(good)).status, 200);
  });

  it('accepts one of two concurrent answers', async () => {
    const { id, browser, page } = await atSelfies();
    const answer = await answerTo(page);
    await Promise.all([browser.post(answer), browser.post(answer)]);
    const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
    assert.equal(relatedTo(body.data, 'verifications').length, 2);
  });
});
