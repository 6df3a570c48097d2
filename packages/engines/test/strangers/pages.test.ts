import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { SCRIPT_FACES, TEXT_FACES, ZONE_FACES } from './faces.ts';
import { launchBrowser, makeStranger } from './index.ts';

describe('pages of strangers', () => {
  let browser: Browser;

  before(async () => {
    browser = await launchBrowser();
  });

  after(() => browser.close());

  it('are set in typefaces that are installed', () => {
    for (const { files } of [...TEXT_FACES, ...SCRIPT_FACES, ...ZONE_FACES])
      for (const file of files) assert.ok(existsSync(file), file);
  });

  // One document of each layout: a passport, a card with a zone on its back and a licence with a barcode.
  for (const index of [0, 1, 2]) {
    it(`have every value and the zone on the page: ${index}`, async () => {
      const { document, front, back } = await makeStranger(await browser.newPage(), 11, index);
      const fields = document.front.fields.flatMap(({ attribute }) => attribute ?? []);
      for (const field of [...fields, 'portrait']) assert.ok(front.boxes[field], `${field} has no box`);
      if (document.back !== null && document.back.zone.length > 0) assert.ok(back?.boxes['zone']);
      for (const { boxes, width, height } of back === null ? [front] : [front, back]) {
        for (const [name, box] of Object.entries(boxes)) {
          const isWithin = box.x > -1 && box.y > -1 && box.x + box.width < width + 1 && box.y + box.height < height + 1;
          assert.ok(isWithin, `${name} leaves the page: ${JSON.stringify(box)} of ${width} x ${height}`);
        }
      }
    });
  }
});
