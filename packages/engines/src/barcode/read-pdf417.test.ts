import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makePerson, photograph, renderLicence } from '@countersign/specimens';
import sharp from 'sharp';
import { readPixels } from '../images/pixels.ts';
import { parseAamva } from './aamva/parse-aamva.ts';
import { readPdf417 } from './read-pdf417.ts';

const PERSON = makePerson(3);

function back(): Promise<Buffer> {
  return renderLicence(PERSON, { seed: 3, portraitIndex: 1, side: 'back' });
}

async function readNumber(jpeg: Buffer): Promise<string | undefined> {
  const reading = await readPdf417(await readPixels(jpeg), { budgetMs: 60_000 });
  const result = reading === null ? null : parseAamva(reading.text);
  return result?.ok ? result.record.attributes['document-number'] : undefined;
}

describe('readPdf417', () => {
  it('reads the back of a licence from an easy photograph', async () => {
    const easy = await photograph(await back(), { seed: 3, level: 'easy' });
    assert.equal(await readNumber(easy), PERSON.licence.number);
  });

  for (const degrees of [12, 90, 180]) {
    it(`reads a back that fills the picture and is turned by ${degrees} degrees`, async () => {
      const turned = await sharp(await back())
        .rotate(degrees, { background: '#ffffff' })
        .jpeg()
        .toBuffer();
      assert.equal(await readNumber(turned), PERSON.licence.number);
    });
  }

  it('levels a turned symbol when the card around it is not in the picture', async () => {
    const turned = sharp(
      await sharp(await back())
        .rotate(8, { background: '#ffffff' })
        .png()
        .toBuffer(),
    );
    const { width = 0, height = 0 } = await turned.metadata();
    const share = { left: 0.06, top: 0.2, width: 0.88, height: 0.45 };
    const area = {
      left: Math.round(width * share.left),
      top: Math.round(height * share.top),
      width: Math.round(width * share.width),
      height: Math.round(height * share.height),
    };
    assert.equal(await readNumber(await turned.extract(area).jpeg().toBuffer()), PERSON.licence.number);
  });

  it('returns the place of the symbol in the original picture: only that part is readable', async () => {
    const upright = await back();
    for (const degrees of [0, 90]) {
      const jpeg = await sharp(upright).rotate(degrees).jpeg().toBuffer();
      const reading = await readPdf417(await readPixels(jpeg), { budgetMs: 60_000 });
      assert.equal(reading?.stage, 'direct');
      const { x = 0, y = 0, width = 0, height = 0 } = reading.box ?? {};
      const margin = 20;
      const area = { left: Math.round(x) - margin, top: Math.round(y) - margin };
      const size = { width: Math.round(width) + 2 * margin, height: Math.round(height) + 2 * margin };
      assert.equal(
        await readNumber(
          await sharp(jpeg)
            .extract({ ...area, ...size })
            .jpeg()
            .toBuffer(),
        ),
        PERSON.licence.number,
      );
      const cover = await sharp({ create: { ...size, channels: 3, background: 'white' } })
        .png()
        .toBuffer();
      const covered = await sharp(jpeg)
        .composite([{ input: cover, ...area }])
        .jpeg()
        .toBuffer();
      assert.equal(await readPdf417(await readPixels(covered), { budgetMs: 300 }), null);
    }
  });

  it('reads a hard photograph, and reports which step read it', async () => {
    const plain = await readPdf417(
      await readPixels(
        await sharp(await back())
          .jpeg()
          .toBuffer(),
      ),
    );
    assert.equal(plain?.stage, 'direct');
    const askew = await photograph(await back(), { seed: 3, level: 'hard' });
    const reading = await readPdf417(await readPixels(askew), { budgetMs: 60_000 });
    assert.ok(reading !== null && reading.stage !== 'direct');
    const parsed = parseAamva(reading.text);
    assert.equal(parsed.ok && parsed.record.attributes['document-number'], PERSON.licence.number);
  });

  it('returns null for a picture without a symbol and starts nothing after its time budget', async () => {
    const front = await renderLicence(PERSON, { seed: 5, portraitIndex: 1, side: 'front' });
    const pixels = await readPixels(await sharp(front).jpeg().toBuffer());
    assert.equal(await readPdf417(pixels, { budgetMs: 300 }), null);
    const askew = await photograph(await back(), { seed: 3, level: 'mid' });
    assert.equal(await readPdf417(await readPixels(askew), { budgetMs: 0 }), null);
  });
});
