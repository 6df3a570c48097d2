/** Upload of a large photo over a connection that breaks, in a real browser: sent in chunks, and resumed. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { rowsOf } from '../support/database.ts';
import { eventual } from '../support/eventually.ts';
import { createInquiry } from '../support/inquiries.ts';
import { act, step } from '../support/paper-page.ts';
import { useService } from '../support/service.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

const service = useService();

/** Creates a picture of noise, which is incompressible: about 1 MB. */
async function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 1100, height: 800, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function atFront(): Promise<{ readonly id: string; readonly page: Page }> {
  const { sandbox } = service.current;
  const { id } = await createInquiry(service.current);
  const linked = await sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(String(linked.body.meta?.['one-time-link']));
  await act(page, 'consent').click();
  await step(page, 'country');
  await page.locator('label:has(input[name=country][value=US])').click();
  await act(page, 'continue').click();
  await step(page, 'front');
  return { id, page };
}

const choose = async (page: Page, buffer: Buffer) =>
  act(page, 'choose-file').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });

const isUpload = (request: Request) => new URL(request.url()).pathname.startsWith('/verify/uploads');

/** Returns the received bytes of an inquiry's uploads. */
const arrived = async (id: string) => {
  const rows = await rowsOf(
    service.current.connectionString,
    'select byte_offset::int as bytes from uploads where inquiry_id = $1',
    [id],
  );
  return rows.map(({ bytes }) => Number(bytes));
};

const arrivedTo = (id: string, wanted: readonly number[]) =>
  eventual(`uploads with ${wanted} bytes`, async () => (`${await arrived(id)}` === `${wanted}` ? wanted : null));

describe('a large photo', () => {
  it('is sent while the individual reviews it, continues after a break, and is named by the answer', async () => {
    const { id, page } = await atFront();
    const begun: number[] = [];
    let answer = '';
    page.on('request', (request) => {
      if (isUpload(request) && request.method() === 'PATCH') begun.push(Number(request.headers()['upload-offset']));
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/verify')
        answer = String(request.postData());
    });
    // The first part arrives with the creation; then the connection is gone.
    await page.route('**/verify/uploads/**', (route) => route.abort('internetdisconnected'));
    await choose(page, await largePhoto());
    await act(page, 'use-photo').waitFor();
    await arrivedTo(id, [262_144]);
    await act(page, 'use-photo').click();
    await act(page, 'try-again').waitFor();
    assert.equal(answer, '');
    await page.unroute('**/verify/uploads/**');
    begun.length = 0;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await step(page, 'back');
    assert.equal(begun[0], 262_144);
    assert.deepEqual(
      begun,
      begun.toSorted((one, other) => one - other),
    );
    assert.match(answer, /photo-upload=upl_/);
    assert.deepEqual(await arrived(id), []);
    await page.context().close();
  });

  it('is not kept when the individual retakes it', async () => {
    const { id, page } = await atFront();
    await choose(page, await largePhoto());
    await eventual('an upload', async () => ((await arrived(id)).length === 1 ? true : null));
    await act(page, 'retake').click();
    await arrivedTo(id, []);
    await page.context().close();
  });
});
