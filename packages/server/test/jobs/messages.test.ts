/** Messages from the operation that queues them to the server that accepts them, and their cleanup. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runTyped } from '../../src/commands/run.ts';
import type { Message } from '../../src/messages/message.ts';
import type { OperationContext } from '../../src/operations/context.ts';
import { erase } from '../../src/privacy/erasure.ts';
import { deleteOldRecordsJob } from '../../src/privacy/jobs.ts';
import {
  listMessages,
  type QueueOptions,
  queueAlert,
  queueMessage,
  type StoredMessage,
} from '../../src/resources/platform/messages/index.ts';
import { insertSubject, newSubject } from '../../src/security/subject-keys.ts';
import { runJob } from '../../src/worker.ts';
import { rowsOf } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { startMailServer, type TestMailServer } from '../support/mail-server.ts';
import { signedIn } from '../support/people.ts';
import { startService, type TestService } from '../support/service.ts';

let mailServer: TestMailServer;
let service: TestService;
/** Output of the service, which must not contain personal data. */
const written: string[] = [];
const write = process.stderr.write.bind(process.stderr);

before(async () => {
  mailServer = await startMailServer();
  service = await startService({
    settings: {
      LOG_LEVEL: 'debug',
      MAIL_TRANSPORT: 'smtp',
      MAIL_FROM: 'no-reply@example.com',
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      ALERT_EMAIL: 'ops@example.com',
    },
  });
  process.stderr.write = ((chunk: string) => written.push(String(chunk)) > 0) as typeof process.stderr.write;
});
after(async () => {
  process.stderr.write = write;
  await service.close();
  await mailServer.close();
});

const system = { type: 'system' } as const;
const scope = () => service.seeded.sandbox.scope;
const work = <Result>(operation: (context: OperationContext) => Promise<Result>) =>
  service.app.runner.write(scope(), system, operation);

let people = 0;
/** Returns a new recipient for each test, whose data must not be found afterwards. */
function somebody(): string {
  people += 1;
  return `zqxwperson${people}vkj`;
}

const invitationTo = (name: string): Message => ({
  to: { email: `${name}@example.com` },
  language: 'en',
  kind: 'invitation',
  values: { inviter: name, link: `https://verify.example.com/#code=${name}`, hours: 24 },
});

const queue = (message: Message, options?: QueueOptions) => work((context) => queueMessage(context, message, options));

async function messageOf(id: string): Promise<StoredMessage> {
  const all = await service.app.runner.read(scope(), ({ tx }) => listMessages(tx, scope(), 100));
  return all.find((each) => each.id === id) ?? assert.fail(`there is no message ${id}`);
}

const until = (id: string, state: StoredMessage['state']) =>
  eventually(`${id} is ${state}`, async () => (await messageOf(id)).state === state);

/** Makes the job of a deferred message due at once. */
async function hurry(id: string): Promise<void> {
  await eventually('the job waits for its next attempt', async () => {
    const rows = await rowsOf(
      service.connectionString,
      `update pgboss.job set start_after = now() where name = 'send-message' and state = 'retry' and data->>'messageId' = $1 returning id`,
      [id],
    );
    return rows.length > 0;
  });
}

/** Returns every text of every row of the tables that a message passes through. */
async function everythingKept(): Promise<string> {
  const rows = [
    ...(await rowsOf(service.connectionString, 'select m::text as row from messages m')),
    ...(await rowsOf(service.connectionString, 'select j::text as row from pgboss.job j')),
  ];
  assert.ok(rows.length > 0);
  // Bytes appear there in hexadecimal.
  return rows
    .map(
      ({ row }) =>
        `${row}${Buffer.from(
          String(row)
            .match(/[0-9a-f]{16,}/g)
            ?.join('') ?? '',
          'hex',
        )}`,
    )
    .join();
}

describe('a message', () => {
  it('is sent once, after its transaction was committed', async () => {
    const name = somebody();
    const id = await queue(invitationTo(name));
    await until(id, 'sent');
    const taken = mailServer.taken.filter(({ to }) => to.includes(`${name}@example.com`));
    assert.equal(taken.length, 1);
    assert.match(taken[0]?.raw ?? '', new RegExp(`^Subject: ${name} invites you to Example Company\r$`, 'm'));
    const { kind, channel, transport, attempts, lastError } = await messageOf(id);
    assert.deepEqual(
      { kind, channel, transport, attempts, lastError },
      { kind: 'invitation', channel: 'mail', transport: 'smtp', attempts: 1, lastError: null },
    );
  });

  it('is not sent when the transaction is rolled back', async () => {
    const name = somebody();
    await assert.rejects(
      work(async (context) => {
        await queueMessage(context, invitationTo(name));
        throw new Error('undone');
      }),
      /undone/,
    );
    await until(await queue(invitationTo(somebody())), 'sent');
    assert.ok(!mailServer.asked.includes(`${name}@example.com`));
  });

  it('that a server defers is retried by the queue, and arrives', async () => {
    const name = somebody();
    mailServer.answerNext({ at: 'recipient', status: 451, words: `greylisted ${name}` });
    const id = await queue(invitationTo(name));
    await eventually('the first attempt failed', async () => (await messageOf(id)).lastError !== null);
    const { state, attempts, lastError } = await messageOf(id);
    assert.deepEqual([state, attempts, lastError], ['queued', 1, 'the mail server put the recipient off (451)']);
    await hurry(id);
    await until(id, 'sent');
    assert.equal((await messageOf(id)).attempts, 2);
  });

  it('that a server refuses is given up at once, and its id is logged', async () => {
    const name = somebody();
    mailServer.answerNext({ at: 'recipient', status: 550, words: `no such person ${name}` });
    const id = await queue(invitationTo(name));
    await until(id, 'failed');
    const { attempts, lastError } = await messageOf(id);
    assert.deepEqual([attempts, lastError], [1, 'the mail server refuses the recipient (550)']);
    await eventually('the log says so', async () =>
      written.some((line) => line.includes(`message ${id} (invitation) failed finally: the mail server refuses`)),
    );
  });

  it('that no server accepts is given up after twelve attempts', async () => {
    const name = somebody();
    const later = { at: 'data', status: 451, words: `later, ${name}` } as const;
    mailServer.answerNext(later, later, later);
    const id = await queue(invitationTo(name));
    await eventually('the first attempt failed', async () => (await messageOf(id)).lastError !== null);
    await rowsOf(service.connectionString, 'update messages set attempts = 10 where id = $1', [id]);
    await hurry(id);
    await eventually('the eleventh failed', async () => (await messageOf(id)).attempts === 11);
    await hurry(id);
    await until(id, 'failed');
    assert.deepEqual((await messageOf(id)).lastError, 'the mail server put the message off (451)');
    assert.ok(!mailServer.taken.some(({ to }) => to.includes(`${name}@example.com`)));
  });

  it('is not sent after its expiry', async () => {
    const name = somebody();
    const id = await queue(invitationTo(name), { expiresAt: service.clock.now() });
    await until(id, 'failed');
    assert.equal((await messageOf(id)).lastError, 'it was not sent before its time was over');
    assert.ok(!mailServer.asked.includes(`${name}@example.com`));
  });

  it('about an individual who was redacted meanwhile is not sent', async () => {
    const name = somebody();
    const id = await work(async (context) => {
      const about = newSubject(context.scope, context.ids);
      insertSubject(context.tx, context.scope, about, context.clock.now());
      const queued = await queueMessage(context, invitationTo(name), { about });
      await erase(context, 'at-once', { key: [about.id] }, context.clock.now());
      // Read before the worker takes it.
      const [row] = await context.tx.execute<{ sealed: Buffer | null }>({
        text: 'select sealed from messages where environment_id = $1 and id = $2',
        values: [context.scope.environmentId, queued],
      });
      assert.equal(row?.sealed, null);
      return queued;
    });
    await until(id, 'failed');
    assert.equal((await messageOf(id)).lastError, 'the person it was about was redacted');
    assert.ok(!mailServer.asked.includes(`${name}@example.com`));
  });

  it('is refused before it is queued when its recipient is invalid', async () => {
    await assert.rejects(queue({ ...invitationTo('x'), to: { email: 'x@example.com, y@example.com' } } as Message));
    await assert.rejects(
      queue({ ...invitationTo('x'), to: { phone: '+4930123456' } } as unknown as Message),
      /by mail alone/,
    );
  });
});

describe('the stored data of messages', () => {
  it('has nothing personal: not in rows, in jobs or in the log, sent or failed or queued', async () => {
    const queued = somebody();
    mailServer.answerNext({ at: 'recipient', status: 451, words: `greylisted ${queued}` });
    const id = await queue(invitationTo(queued));
    await eventually('it failed once', async () => (await messageOf(id)).lastError !== null);
    const kept = await everythingKept();
    assert.match(kept, new RegExp(id));
    assert.doesNotMatch(kept, /zqxwperson/i);
    assert.doesNotMatch(written.join(), /zqxwperson/i);
    assert.ok(mailServer.taken.length > 0 && written.length > 0);
    await hurry(id);
    await until(id, 'sent');
  });

  it('does not even have the sealed part, once the message was settled', async () => {
    const rows = await rowsOf(service.connectionString, `select state, sealed is null as empty from messages`);
    assert.ok(rows.length > 5);
    for (const { state, empty } of rows) assert.equal(empty, state !== 'queued');
  });

  it('is deleted after a month', async () => {
    const id = await queue(invitationTo(somebody()));
    await until(id, 'sent');
    service.clock.forward(29 * 86_400);
    await runJob(service.app, deleteOldRecordsJob, {});
    await messageOf(id);
    service.clock.forward(2 * 86_400);
    await runJob(service.app, deleteOldRecordsJob, {});
    await assert.rejects(messageOf(id));
  });
});

describe('messages list', () => {
  it('shows which message failed and why, and no address', async () => {
    const name = somebody();
    mailServer.answerNext({ at: 'recipient', status: 550, words: `no such person ${name}` });
    const id = await queue(invitationTo(name));
    await until(id, 'failed');
    const out: string[] = [];
    const settings = { DATABASE_URL: service.ownerConnection, DATA_DIR: service.app.config.dataDir };
    const code = await runTyped(
      ['messages', 'list', '--state', 'failed', '--environment', 'sandbox', '--json'],
      settings,
      {
        out: (text) => void out.push(text),
        error: (text) => void out.push(text),
      },
    );
    assert.equal(code, 0, out.join(''));
    const { messages } = JSON.parse(out.join('')) as { messages: Record<string, unknown>[] };
    const shown = messages.find((message) => message['id'] === id) ?? assert.fail(out.join(''));
    assert.deepEqual(
      [shown['environment'], shown['kind'], shown['state'], shown['transport'], shown['attempts'], shown['last-error']],
      ['sandbox', 'invitation', 'failed', 'smtp', 1, 'the mail server refuses the recipient (550)'],
    );
    assert.ok(messages.every(({ state }) => state === 'failed'));
    assert.doesNotMatch(out.join(''), /zqxwperson/);
  });
});

describe('an alert', () => {
  it('goes to the operator’s address and to permitted users of that environment, each in their language', async () => {
    const name = somebody();
    const person = (role: 'developer' | 'auditor') =>
      signedIn(service, { role, emailAddress: `${role}-${name}@example.com` });
    await person('developer');
    const auditor = await person('auditor');
    const ids = await work((context) =>
      queueAlert(context, 'webhook.write', {
        kind: 'webhook-disabled',
        values: { webhookId: 'wbh_1', name: 'Orders', environment: 'sandbox', days: 5 },
      }),
    );
    for (const id of ids) await until(id, 'sent');
    const told = mailServer.taken.filter(({ raw }) => /^Subject: Webhook disabled \(sandbox\): Orders\r$/m.test(raw));
    assert.deepEqual(told.flatMap(({ to }) => to).toSorted(), [`developer-${name}@example.com`, 'ops@example.com']);
    assert.ok(!mailServer.asked.includes(auditor.user.emailAddress));
  });
});
