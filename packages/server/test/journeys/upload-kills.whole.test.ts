/** Chunked uploads while the whole program is killed: no acknowledged byte is lost, and the upload resumes. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import sharp from 'sharp';
import { createClient } from '../support/client.ts';
import { createIndividual } from '../support/individual.ts';
import {
  keyOf,
  newDataDir,
  type RunningService,
  removeDataDir,
  startProgram,
  templateOf,
} from '../support/running-service.ts';
import { killRounds } from '../support/scale.ts';
import { begun, idOf, offsetOf, patch, type Sender } from '../support/tus.ts';

/** Small parts, so that the picture has some hundred of them. */
const partBytes = 4000;

/** Returns a JPEG of noise, some megabytes large. */
const noise = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

let dataDir: string;
let program: RunningService;
before(async () => {
  dataDir = await newDataDir();
  program = await startProgram(dataDir);
});
after(async () => {
  await program.stop();
  await removeDataDir(dataDir);
});

async function atFront(output: string): Promise<Sender> {
  const client = createClient(program.baseUrl, keyOf(output, 'sandbox'));
  const attributes = { 'inquiry-template-id': templateOf(output, 'sandbox') };
  const { body } = await client.post('/inquiries', { data: { attributes } });
  const link = await client.post(`/inquiries/${body.data.id}/generate-one-time-link`);
  const person = createIndividual(program.baseUrl);
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  await person.answer({ country: 'US' });
  assert.equal(person.page.step, 'front');
  return { person, baseUrl: program.baseUrl };
}

/** Sends parts until one is not acknowledged; returns the offset of the last one that was. */
async function sendUntilDeath(sender: Sender, address: string, bytes: Buffer, from: number): Promise<number> {
  let offset = from;
  while (offset < bytes.length) {
    const part = bytes.subarray(offset, offset + partBytes);
    const answer = await patch(sender, address, offset, part).catch(() => null);
    if (answer === null) return offset;
    assert.equal(answer.status, 204);
    offset += part.length;
  }
  return offset;
}

it(`an upload continues after each of ${killRounds} kills, and its picture is accepted`, async () => {
  const { output, baseUrl } = program;
  const sender = await atFront(output);
  const bytes = await noise();
  const address = await begun(sender, bytes.length);
  let acknowledged = 0;
  for (let round = 1; round <= killRounds; round += 1) {
    const sending = sendUntilDeath(sender, address, bytes, acknowledged);
    await waitUntilSome(sender, address, acknowledged);
    await program.kill();
    const before = await sending;
    program = await startProgram(dataDir, Number(new URL(baseUrl).port));
    const now = Number(await offsetOf(sender, address));
    // The last part may have been stored completely although its response was lost.
    assert.ok([before, before + partBytes, bytes.length].includes(now), `${now} after ${before}`);
    acknowledged = now;
  }
  assert.equal(await sendUntilDeath(sender, address, bytes, acknowledged), bytes.length);
  const next = await sender.person.answer({ 'photo-upload': idOf(address), 'capture-method': 'upload' });
  assert.equal(next.step, 'back');
});

/** Waits until a part of this round has been acknowledged. */
async function waitUntilSome(sender: Sender, address: string, from: number): Promise<void> {
  while (Number(await offsetOf(sender, address)) <= from);
}
