/** Complete flow over a slow network, and over one that fails for 20 seconds during an upload. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';
import { rowsOf } from '../support/database.ts';
import { eventual } from '../support/eventually.ts';
import { createInquiry, decidedStatus } from '../support/inquiries.ts';
import { act, step } from '../support/paper-page.ts';
import { useService } from '../support/service.ts';
import { pageLimitMs, sharedBrowser } from '../support/shared-browser.ts';

const service = useService();

/** Bytes a second and milliseconds of latency: a weak mobile network. */
const slow = { downloadThroughput: 50_000, uploadThroughput: 25_000, latency: 400, offline: false };

/** Creates a picture of noise, which is incompressible: 0.6 MB. */
async function largePhoto(grey: number): Promise<Buffer> {
  const background = { r: grey, g: grey, b: grey };
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 900, height: 650, channels: 3, background, noise } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

interface Visit {
  readonly id: string;
  readonly page: Page;
  readonly network: CDPSession;
}

/** Opens the link of a new inquiry in a browser whose network is slow from the first byte. */
async function visit(viewport: { width: number; height: number }): Promise<Visit> {
  const { id } = await createInquiry(service.current);
  const linked = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  page.setDefaultTimeout(pageLimitMs);
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', slow);
  await page.goto(String(linked.body.meta?.['one-time-link']));
  return { id, page, network };
}

async function toFront(page: Page): Promise<void> {
  await act(page, 'consent').click();
  await step(page, 'country');
  await page.locator('label:has(input[name=country][value=US])').click();
  await act(page, 'continue').click();
  await step(page, 'front');
}

const fileOf = (buffer: Buffer) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });

async function sendSide(page: Page, grey: number): Promise<void> {
  await act(page, 'choose-file').setInputFiles(fileOf(await largePhoto(grey)));
  await act(page, 'use-photo').click();
}

async function sendFace(page: Page): Promise<void> {
  await act(page, 'start-camera').click();
  await page.locator('[data-camera-problem]').waitFor();
  for (const [pose, grey] of [
    ['center', 90],
    ['left', 130],
    ['right', 170],
  ] as const) {
    await page.locator(`input[name=${pose}]`).setInputFiles(fileOf(await largePhoto(grey)));
  }
  await act(page, 'continue').click();
}

/** Returns the received bytes of an inquiry's upload; null without one. */
const arrivedOf = async (id: string): Promise<number | null> => {
  const sql = 'select byte_offset::int as bytes from uploads where inquiry_id = $1';
  const [row] = await rowsOf(service.current.connectionString, sql, [id]);
  return row === undefined ? null : Number(row['bytes']);
};

describe('over a slow network', () => {
  for (const [name, viewport] of [
    ['phone', { width: 390, height: 844 }],
    ['desktop', { width: 1280, height: 800 }],
  ] as const) {
    it(`the flow on a ${name} shows how much has arrived, and completes`, async () => {
      const { id, page } = await visit(viewport);
      await toFront(page);
      await sendSide(page, 60);
      await page
        .getByText(/Sending… [1-9]\d? ?%/)
        .first()
        .waitFor();
      await step(page, 'back');
      await sendSide(page, 100);
      await step(page, 'selfie');
      await sendFace(page);
      await step(page, 'success');
      assert.equal(await decidedStatus(service.current, id), 'approved');
      await page.context().close();
    });
  }

  it('that is down for 20 seconds during an upload, the photo continues after its last part', async () => {
    const { id, page, network } = await visit({ width: 390, height: 844 });
    await toFront(page);
    await sendSide(page, 60);
    const before = await eventual('a first part', () => arrivedOf(id));
    const offsets: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
    });
    await network.send('Network.emulateNetworkConditions', { ...slow, offline: true });
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    await network.send('Network.emulateNetworkConditions', slow);
    await step(page, 'back');
    assert.ok(
      before > 0 && offsets.length > 0 && offsets.every((offset) => offset >= before),
      `${before} before ${offsets}`,
    );
    await page.context().close();
  });
});
