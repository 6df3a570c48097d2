/** Crash of the whole program: acknowledged data survives; unacknowledged requests are resolved by a retry. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { type ApiClient, createClient } from '../support/client.ts';
import {
  keyOf,
  newDataDir,
  type RunningService,
  removeDataDir,
  startProgram,
  templateOf,
} from '../support/running-service.ts';
import { killRounds } from '../support/scale.ts';
import { type ReceivedWebhook, startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

interface Asked {
  readonly key: string;
  readonly body: object;
  readonly note: string;
  /** Null if the program died before it answered. */
  id: string | null;
}

const atOnce = 8;
const acknowledgedFirst = 60;

let dataDir: string;
let receiver: WebhookReceiver;
let program: RunningService;
let apiKey: string;
let template: string;
const asked: Asked[] = [];
/** Webhooks that arrived shortly before a crash and were not answered, so they do not count as delivered. */
const unanswered = new Set<ReceivedWebhook>();

const clientOf = ({ baseUrl }: RunningService): ApiClient => createClient(baseUrl, apiKey);

/** Returns a request; every second one has a known account, which is found or created by separate statements. */
function question(count: number): Asked {
  const note = `note ${count}`;
  const reference = count % 2 === 0 ? { 'reference-id': `person ${count % 10}` } : {};
  const attributes = { 'inquiry-template-id': template, note, ...reference };
  return { key: randomUUID(), body: { data: { attributes } }, note, id: null };
}

async function ask(client: ApiClient, question: Asked): Promise<string> {
  const answer = await client.post('/inquiries', question.body, { 'idempotency-key': question.key });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data.id;
}

/** Sends creations until the program is gone; the last request of each writer remains unanswered. */
async function askUntilDeath(client: ApiClient, enough: () => void): Promise<void> {
  const before = asked.filter(({ id }) => id !== null).length;
  for (;;) {
    const next = question(asked.length);
    asked.push(next);
    try {
      next.id = await ask(client, next);
    } catch (error) {
      assert.ok(error instanceof TypeError, `the connection broke: ${error}`);
      return;
    }
    if (asked.filter(({ id }) => id !== null).length >= before + acknowledgedFirst) enough();
  }
}

/** Kills the program under load, and restarts it. */
async function killAtWork(): Promise<void> {
  const client = clientOf(program);
  const answered = receiver.received.length;
  const answerAgain = receiver.holdAnswers();
  const lines: Promise<void>[] = [];
  await new Promise<void>((enough) => {
    for (let line = 0; line < atOnce; line += 1) lines.push(askUntilDeath(client, enough));
  });
  await program.kill();
  await Promise.all(lines);
  for (const webhook of receiver.received.slice(answered)) unanswered.add(webhook);
  answerAgain();
  program = await startProgram(dataDir);
}

before(async () => {
  dataDir = await newDataDir();
  receiver = await startWebhookReceiver();
  program = await startProgram(dataDir);
  apiKey = keyOf(program.output, 'sandbox');
  template = templateOf(program.output, 'sandbox');
  const client = clientOf(program);
  const attributes = { name: 'Survivor', url: receiver.url, 'enabled-events': ['inquiry.created'] };
  const { body } = await client.post('/webhooks', { data: { attributes } });
  await client.post(`/webhooks/${body.data.id}/enable`);
  for (let round = 0; round < killRounds; round += 1) await killAtWork();
});
after(async () => {
  await program.stop();
  await receiver.close();
  await removeDataDir(dataDir);
});

describe(`after ${killRounds} kills in the middle of its work the program`, () => {
  it('has every inquiry that it acknowledged, and returns the same response again', async () => {
    const client = clientOf(program);
    const acknowledged = asked.filter(({ id }) => id !== null);
    assert.ok(acknowledged.length >= killRounds * acknowledgedFirst);
    assert.ok(acknowledged.length < asked.length, 'some were on their way');
    for (const question of acknowledged) {
      const found = await client.get(`/inquiries/${question.id}`);
      assert.equal(found.status, 200, found.text);
      assert.equal(found.body.data.attributes['note'], question.note);
      assert.equal(await ask(client, question), question.id);
    }
  });

  it('completes an unanswered request when it is repeated, and creates no inquiry twice', async () => {
    const client = clientOf(program);
    for (const question of asked) question.id ??= await ask(client, question);
    for (const { note, id } of asked) {
      const { body } = await client.get(`/inquiries?filter[note]=${encodeURIComponent(note)}`);
      assert.deepEqual(
        body.data.map((inquiry) => inquiry.id),
        [id],
      );
    }
  });

  it('sends the events of every inquiry, also of those it was sending when it was killed', async () => {
    assert.ok(unanswered.size > 0);
    for (const { id } of asked) {
      await receiver.waitFor((webhook) => !unanswered.has(webhook) && webhook.event.payload.data.id === id);
    }
  });
});
