/** Invalid photos from people and programs: each gets a page that says so, and no partial file is left. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { createIndividual, type Individual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';

const service = useService();

async function atFront(): Promise<Individual> {
  const { id } = await createInquiry(service.current);
  const link = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.current.baseUrl);
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  await person.answer({ country: 'US' });
  assert.equal(person.page.step, 'front');
  return person;
}

const blob = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Returns a PNG of a few kilobytes that decompresses to `side` squared pixels (PNG specification, section 11.2). */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * 1000), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const storedFiles = (): number => {
  const folder = `${service.current.app.config.dataDir}/files`;
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sealed')).length
    : 0;
};

const cases: readonly (readonly [string, () => Promise<Blob>])[] = [
  ['an empty file', async () => blob(new Uint8Array())],
  ['a text file', async () => blob(Buffer.from('not a picture, just words\n'.repeat(50)))],
  ['a truncated photo', async () => blob(Buffer.from(await (await plainPicture(5)).arrayBuffer()).subarray(0, 300))],
  ['a bomb of a billion pixels', async () => blob(bomb(32_000))],
  ['a picture of 50 megapixels', async () => plainPicture(9, 10_000, 5_200)],
  [
    'a script in a drawing',
    async () => blob(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
  ],
  ['a file past the upload limit', async () => blob(Buffer.alloc(16_000_000, 7))],
];

describe('a hostile upload', () => {
  for (const [name, make] of cases) {
    it(`${name} gets the page again with what is wrong, 422, and nothing is stored`, async () => {
      const person = await atFront();
      const before = storedFiles();
      await person.answer({ photo: await make() });
      assert.equal(person.page.status, 422, person.page.html.slice(0, 500));
      assert.equal(person.page.step, 'front');
      assert.equal(storedFiles(), before);
      await person.answer({ photo: await plainPicture(33) });
      assert.equal(person.page.step, 'back');
    });
  }

  it('no file at all gets the page again, 422', async () => {
    const person = await atFront();
    await person.answer({ 'capture-method': 'upload' });
    assert.equal(person.page.status, 422);
  });

  it('a photo whose metadata sets it upside down is stored upright and without its metadata', async () => {
    const person = await atFront();
    const turned = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446688' } })
      .withExif({ IFD0: { Orientation: '3', Make: 'SecretCamera' } })
      .jpeg()
      .toBuffer();
    await person.answer({ photo: blob(turned) });
    assert.equal(person.page.step, 'back');
    await person.answer({ photo: await plainPicture(200) });
    await person.waitPast('processing');
    const list = await service.current.sandbox.get('/inquiries?page[size]=1');
    const shown = await service.current.sandbox.get(`/inquiries/${list.body.data[0]?.id}?include=verifications`);
    const file = await fetch(String(shown.body.included?.[0]?.attributes['front-photo-url']));
    const bytes = Buffer.from(await file.arrayBuffer());
    assert.equal(bytes.includes('SecretCamera'), false);
    assert.equal((await sharp(bytes).metadata()).exif, undefined);
    assert.equal(file.headers.get('content-disposition')?.startsWith('attachment'), true);
  });
});

describe('the forms of the flow', () => {
  it('are refused when another site sends them, when their proof is wrong, and when the session is unknown', async () => {
    const person = await atFront();
    const { baseUrl } = service.current;
    const form = new URLSearchParams({ country: 'US', csrf: 'f'.repeat(64) });
    const stranger = await fetch(`${baseUrl}/verify`, { method: 'POST', body: form });
    assert.equal(stranger.status, 410);
    await person.answer({ csrf: 'f'.repeat(64), photo: await plainPicture(3) });
    assert.equal(person.page.status, 403);
    assert.equal(person.page.step, 'front');
  });

  it('an answer from an old tab changes nothing', async () => {
    const person = await atFront();
    await person.answer({ step: 'country', country: 'CA' });
    assert.equal(person.page.step, 'front');
  });

  it('looking at a one-time link does not use it up; it works again for five minutes after use, and not later', async () => {
    const { id } = await createInquiry(service.current);
    const link = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
    const url = String(link.body.meta?.['one-time-link']);
    for (let visits = 0; visits < 3; visits += 1)
      assert.equal((await createIndividual(service.current.baseUrl).open(url)).step, 'start');
    const person = createIndividual(service.current.baseUrl);
    await person.open(url);
    await person.answer({ consent: 'yes' });
    const again = createIndividual(service.current.baseUrl);
    await again.open(url);
    assert.equal(again.page.step, 'start');
    service.current.clock.forward(301);
    const late = createIndividual(service.current.baseUrl);
    assert.equal((await late.open(url)).step, 'gone');
    assert.equal(late.page.status, 410);
  });

  it('a finished inquiry shows its end with 409', async () => {
    const { id } = await createInquiry(service.current);
    const link = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
    await service.current.sandbox.post(`/inquiries/${id}/approve`);
    const person = createIndividual(service.current.baseUrl);
    await person.open(String(link.body.meta?.['one-time-link']));
    assert.equal(person.page.status, 409);
  });
});
