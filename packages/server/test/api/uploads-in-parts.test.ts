/** Chunked uploads of pictures in the hosted flow (tus protocol), and resuming after a disconnect. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deleteOldRecordsJob } from '../../src/privacy/jobs.ts';
import { findInquiry } from '../../src/resources/verification/inquiries/index.ts';
import { takePart } from '../../src/resources/verification/uploads/index.ts';
import { runJob } from '../../src/worker.ts';
import { rowsOf } from '../support/database.ts';
import { createIndividual, type Individual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';
import {
  ask as askTus,
  begin as beginTus,
  begun as begunTus,
  breakOff,
  idOf,
  offsetOf as offsetOfTus,
  patch as patchTus,
  type Sender,
} from '../support/tus.ts';

const service = useService();

async function atFront(): Promise<{ readonly id: string; readonly person: Individual }> {
  const { id } = await createInquiry(service.current);
  const link = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.current.baseUrl);
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  await person.answer({ country: 'US' });
  assert.equal(person.page.step, 'front');
  return { id, person };
}

type Headers = Readonly<Record<string, string>>;

const sender = (person: Individual): Sender => ({ person, baseUrl: service.current.baseUrl });
const ask = (person: Individual, method: string, address: string, headers: Headers = {}) =>
  askTus(sender(person), method, address, headers);
const begin = (person: Individual, size: number, headers: Headers = {}) => beginTus(sender(person), size, headers);
const begun = (person: Individual, size: number) => begunTus(sender(person), size);
const patch = (person: Individual, address: string, offset: number, bytes: Buffer) =>
  patchTus(sender(person), address, offset, bytes);
const offsetOf = (person: Individual, address: string) => offsetOfTus(sender(person), address);

const picture = async () => Buffer.from(await (await plainPicture(10)).arrayBuffer());

const rows = (table: 'uploads' | 'upload_parts', id: string) =>
  rowsOf(service.current.connectionString, `select t::text as row from ${table} t where inquiry_id = $1`, [id]);

describe('a picture in parts', () => {
  it('continues after the last complete part, is used by the answer that names it, and is then deleted', async () => {
    const { id, person } = await atFront();
    const bytes = await picture();
    const address = await begun(person, bytes.length);
    const half = Math.floor(bytes.length / 2);
    const first = await patch(person, address, 0, bytes.subarray(0, half));
    assert.deepEqual([first.status, first.headers.get('upload-offset')], [204, String(half)]);
    assert.equal(await breakOff(sender(person), address, half, bytes.subarray(half)), 0);
    assert.equal(await offsetOf(person, address), String(half));
    const missing = await person.answer({ 'photo-upload': idOf(address), 'capture-method': 'upload' });
    assert.deepEqual([missing.status, missing.step], [422, 'front']);
    assert.match(missing.html, /Please add a photo first/);
    const again = await begun(person, bytes.length);
    await patch(person, again, 0, bytes.subarray(0, half));
    await patch(person, again, half, bytes.subarray(half));
    assert.equal((await person.answer({ 'photo-upload': idOf(again), 'capture-method': 'upload' })).step, 'back');
    assert.equal(await offsetOf(person, again), null);
    assert.deepEqual([await rows('uploads', id), await rows('upload_parts', id)], [[], []]);
  });

  it('accepts one of two concurrent parts, and none that begins elsewhere or ends after the file', async () => {
    const { person } = await atFront();
    const bytes = await picture();
    const address = await begun(person, bytes.length);
    const sent = await Promise.all([0, 0].map((offset) => patch(person, address, offset, bytes.subarray(0, 100))));
    assert.deepEqual(sent.map(({ status }) => status).toSorted(), [204, 409]);
    assert.equal((await patch(person, address, 50, bytes.subarray(50, 60))).status, 409);
    assert.equal((await patch(person, address, 100, Buffer.concat([bytes, bytes]))).status, 413);
    assert.equal((await patch(person, address, 100, Buffer.alloc(1_100_000))).status, 413);
    assert.equal(await offsetOf(person, address), '100');
  });

  it('has one writer at a time, across processes', async () => {
    const { id, person } = await atFront();
    const uploadId = idOf(await begun(person, 200));
    const { app, seeded } = service.current;
    const { scope } = seeded.sandbox;
    const owner = await app.runner.read(scope, async ({ tx }) => {
      const found = await findInquiry(tx, scope, id);
      const [row] = await rowsOf(service.current.connectionString, 'select session_id from uploads where id = $1', [
        uploadId,
      ]);
      assert.ok(found !== null);
      return { inquiry: found.inquiry, session: { id: String(row?.['session_id']) } };
    });
    const sent = await Promise.allSettled(
      [1, 2, 3].map((byte) =>
        app.runner.write(scope, { type: 'system' }, (context) =>
          takePart(context, owner, uploadId, 0, Buffer.alloc(100, byte)),
        ),
      ),
    );
    const codes = sent.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.code));
    assert.deepEqual(codes.toSorted(), [100, 'stale_object', 'stale_object']);
  });

  it('belongs to its session only', async () => {
    const [one, other] = [await atFront(), await atFront()];
    const bytes = await picture();
    const address = await begun(one.person, bytes.length);
    assert.equal((await patch(one.person, address, 0, bytes)).status, 204);
    const { search } = new URL(other.person.address, service.current.baseUrl);
    const there = `/verify/uploads/${idOf(address)}${search}`;
    for (const method of ['HEAD', 'DELETE']) assert.equal((await ask(other.person, method, there)).status, 404);
    assert.equal((await patch(other.person, there, 0, bytes)).status, 404);
    const taken = await other.person.answer({ 'photo-upload': idOf(address), 'capture-method': 'upload' });
    assert.deepEqual([taken.status, taken.step], [422, 'front']);
    const stranger = createIndividual(service.current.baseUrl);
    assert.equal((await ask(stranger, 'HEAD', address)).status, 403);
    assert.equal((await begin(stranger, 10)).status, 403);
    assert.equal((await begin(one.person, 10, { 'sec-fetch-site': 'cross-site' })).status, 403);
    assert.equal(await offsetOf(one.person, address), String(bytes.length));
  });

  it('is refused without a length, when it is empty, and above the size of a photo', async () => {
    const { id, person } = await atFront();
    const { search } = new URL(person.address, service.current.baseUrl);
    const statuses = [
      (await ask(person, 'POST', `/verify/uploads${search}`)).status,
      (await begin(person, 0)).status,
      (await begin(person, -1)).status,
      (await begin(person, 60_000_000)).status,
      (await begin(person, 10, { 'tus-resumable': '9.0.0' })).status,
      (await ask(person, 'POST', `/verify/uploads${search}`, { 'upload-defer-length': '1' })).status,
      (await patch(person, `/verify/uploads/upl_none${search}`, 0, Buffer.alloc(3))).status,
    ];
    assert.deepEqual(statuses, [400, 400, 400, 413, 400, 400, 404]);
    assert.deepEqual(await rows('uploads', id), []);
  });

  it('replaces the oldest of a session that has many', async () => {
    const { id, person } = await atFront();
    const addresses: string[] = [];
    for (let count = 0; count < 9; count += 1) {
      addresses.push(await begun(person, 100));
      service.current.clock.forward(1);
    }
    assert.equal((await rows('uploads', id)).length, 8);
    assert.equal(await offsetOf(person, addresses[0] ?? ''), null);
    assert.equal(await offsetOf(person, addresses[1] ?? ''), '0');
  });

  it('is kept sealed, for an hour, and deleted with its inquiry', async () => {
    const { id, person } = await atFront();
    const address = await begun(person, 100);
    const secret = Buffer.from('a readable picture of a person');
    await patch(person, address, 0, secret);
    const [part] = await rows('upload_parts', id);
    assert.equal(String(part?.['row']).includes(secret.toString('hex')), false);
    const { app } = service.current;
    await runJob(app, deleteOldRecordsJob, {});
    assert.equal(await offsetOf(person, address), String(secret.length));
    assert.equal((await service.current.sandbox.request('DELETE', `/inquiries/${id}`)).status, 200);
    assert.deepEqual([await rows('uploads', id), await rows('upload_parts', id)], [[], []]);
    const other = await atFront();
    await patch(other.person, await begun(other.person, 100), 0, secret);
    service.current.clock.forward(3700);
    await runJob(app, deleteOldRecordsJob, {});
    assert.deepEqual([await rows('uploads', other.id), await rows('upload_parts', other.id)], [[], []]);
  });
});
