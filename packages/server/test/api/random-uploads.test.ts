/** Random sequences of mostly valid tus requests to two processes, compared with a model of the uploads. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findInquiry } from '../../src/resources/verification/inquiries/index.ts';
import { readUpload } from '../../src/resources/verification/uploads/index.ts';
import { rowsOf } from '../support/database.ts';
import { createIndividual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { seedOfTheDay } from '../support/scale.ts';
import { startSecondProcess } from '../support/second-process.ts';
import { useService } from '../support/service.ts';
import { ask, begin, breakOff, idOf, patch, type Sender } from '../support/tus.ts';

// Each run has its own address, because requests per address are rate-limited.
const service = useService({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });

/** Maximum concurrent uploads of a session: another one replaces the oldest. */
const mostAtOnce = 8;

interface Model {
  readonly address: string;
  readonly size: number;
  /** Acknowledged bytes. */
  bytes: Buffer;
}

const size = fc.integer({ min: 1, max: 3000 });
/** Index of the process, and of the upload among those created. */
const at = { process: fc.constantFrom(0, 1), upload: fc.nat(20) };
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('begin' as const), size, ...at }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('part' as const), size, ...at }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('last' as const), ...at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('twice' as const), size, ...at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('broken' as const), size, ...at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('elsewhere' as const), size, ...at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), ...at }) },
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

const first: Step = { kind: 'begin', size: 2000, process: 0, upload: 0 };

async function atFront(headers: Readonly<Record<string, string>>) {
  const { id } = await createInquiry(service.current);
  const link = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.current.baseUrl, headers);
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  await person.answer({ country: 'US' });
  return { id, person };
}

const drawn = (length: number): Buffer =>
  Buffer.from(fc.sample(fc.uint8Array({ minLength: length, maxLength: length }), 1)[0] ?? []);

async function answered(sending: Promise<Response>): Promise<Response> {
  const answer = await sending;
  assert.ok(answer.status < 500 && answer.status !== 429, `${answer.status} ${await answer.clone().text()}`);
  return answer;
}

class Uploads {
  readonly #senders: readonly Sender[];
  readonly models: Model[] = [];

  constructor(senders: readonly Sender[]) {
    this.#senders = senders;
  }

  async do(step: Step): Promise<void> {
    const sender = this.#senders[step.process];
    assert.ok(sender);
    if (step.kind === 'begin') return this.#begin(sender, step.size);
    const model = this.models[step.upload % Math.max(1, this.models.length)];
    if (model !== undefined) await this.#change(sender, model, step);
    for (const each of this.models) {
      const answer = await answered(ask(sender, 'HEAD', each.address));
      assert.deepEqual([answer.status, answer.headers.get('upload-offset')], [200, String(each.bytes.length)]);
    }
  }

  async #begin(sender: Sender, length: number): Promise<void> {
    service.current.clock.forward(1);
    const answer = await answered(begin(sender, length));
    assert.equal(answer.status, 201);
    this.models.push({ address: answer.headers.get('location') ?? '', size: length, bytes: Buffer.alloc(0) });
    if (this.models.length <= mostAtOnce) return;
    const oldest = this.models.shift();
    assert.equal((await answered(ask(sender, 'HEAD', oldest?.address ?? ''))).status, 404);
  }

  async #change(sender: Sender, model: Model, step: Exclude<Step, { kind: 'begin' }>): Promise<void> {
    const { address, bytes } = model;
    const left = model.size - bytes.length;
    const length = 'size' in step ? step.size : left;
    const part = drawn(length);
    const send = (offset: number, sent = part) => answered(patch(sender, address, offset, sent));
    const expected = length > left ? 413 : 204;
    switch (step.kind) {
      case 'part':
      case 'last': {
        const answer = await send(bytes.length);
        assert.equal(answer.status, expected);
        if (expected === 204) model.bytes = Buffer.concat([bytes, part]);
        return;
      }
      case 'twice': {
        const parts = [part, drawn(length)];
        const sent = await Promise.all(
          parts.map((each, index) => answered(patch(this.#senders[index] ?? sender, address, bytes.length, each))),
        );
        const statuses = sent.map(({ status }) => status);
        assert.deepEqual(statuses.toSorted(), expected === 413 ? [413, 413] : [204, 409]);
        const taken = parts[statuses.indexOf(204)];
        if (taken !== undefined) model.bytes = Buffer.concat([bytes, taken]);
        return;
      }
      case 'broken':
        if (length > 1 && length <= left) assert.equal(await breakOff(sender, address, bytes.length, part), 0);
        return;
      case 'elsewhere':
        assert.equal((await send(bytes.length + 1)).status, 409);
        return;
      case 'delete':
        assert.equal((await answered(ask(sender, 'DELETE', address))).status, 204);
        this.models.splice(this.models.indexOf(model), 1);
    }
  }
}

/** Reads the stored bytes of each upload. */
async function stored(inquiryId: string, models: readonly Model[]): Promise<Buffer[]> {
  const { app, seeded, connectionString } = service.current;
  const [row] = await rowsOf(connectionString, 'select id from inquiry_sessions where inquiry_id = $1', [inquiryId]);
  return app.runner.read(seeded.sandbox.scope, async (context) => {
    const found = await findInquiry(context.tx, seeded.sandbox.scope, inquiryId);
    assert.ok(found !== null);
    const owner = { inquiry: found.inquiry, session: { id: String(row?.['id']) } };
    return Promise.all(models.map(({ address }) => readUpload(context, owner, idOf(address))));
  });
}

describe('random orders of parts', () => {
  it(`leave exactly the bytes that were acknowledged (seed ${seedOfTheDay})`, async (test) => {
    const second = await startSecondProcess(service.current);
    test.after(() => second.close());
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        runs += 1;
        const headers = { 'x-forwarded-for': `198.18.${runs >> 8}.${runs & 255}` };
        const { id, person } = await atFront(headers);
        const uploads = new Uploads([service.current, second].map(({ baseUrl }) => ({ person, baseUrl, headers })));
        for (const each of [first, ...steps]) await uploads.do(each);
        assert.deepEqual(
          await stored(id, uploads.models),
          uploads.models.map(({ bytes }) => bytes),
        );
      }),
      { numRuns: 8, seed: seedOfTheDay },
    );
  });
});
