/** Messages sent by the operator's gateway, and messages that are only written to the log. */
import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { describe, it, type TestContext } from 'node:test';
import { readConfig } from '../config.ts';
import type { LogEntry } from '../lib/log.ts';
import type { Message } from './message.ts';
import { createMessages, type Messages } from './messages.ts';
import { MessageNotSent } from './transport.ts';

interface Asked {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

async function gatewayFor(t: TestContext, statuses: readonly number[] = []) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    asked.push({ method: request.method ?? '', headers: request.headers, body });
    response.writeHead(statuses[asked.length - 1] ?? 202).end('ada@example.com is not known here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const address = server.address();
  return { asked, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/send` };
}

function messagesWith(environment: Record<string, string>, lines: LogEntry[] = []): Messages {
  const { messages, baseUrl } = readConfig(environment);
  return createMessages({ config: messages, baseUrl, log: (entry) => void lines.push(entry) });
}

const as = { id: 'msg_1', organization: 'Acme' };
const link = 'https://verify.example.com/#code=Ab3dEf6h';
const invitation: Message = {
  to: { email: 'ada@example.com' },
  language: 'en',
  kind: 'invitation',
  values: { inviter: 'Grace', link, hours: 24 },
};
const code: Message = {
  to: { phone: '+4930123456' },
  language: 'de',
  kind: 'one-time-code',
  values: { code: '493817', minutes: 10 },
};

async function problemOf(sending: Promise<void>): Promise<MessageNotSent> {
  const error = await sending.then(() => null).catch((fault: unknown) => fault);
  assert.ok(error instanceof MessageNotSent, String(error));
  return error;
}

describe('a gateway', () => {
  it('receives a mail as documented, with its token and the id of the message', async (t) => {
    const { asked, url } = await gatewayFor(t);
    const settings = { MAIL_TRANSPORT: 'http', MAIL_HTTP_URL: url, MAIL_HTTP_TOKEN: 'token' };
    await messagesWith({ ...settings, MAIL_FROM: 'Acme <no-reply@example.com>' }).send(invitation, as);
    const [{ method, headers, body } = assert.fail()] = asked;
    assert.deepEqual(
      [method, headers.authorization, headers['idempotency-key'], headers['content-type']],
      ['POST', 'Bearer token', 'msg_1', 'application/json'],
    );
    assert.deepEqual(Object.keys(body).toSorted(), ['from', 'html', 'id', 'kind', 'subject', 'text', 'to']);
    assert.deepEqual(
      [body['id'], body['kind'], body['from'], body['to'], body['subject']],
      ['msg_1', 'invitation', 'Acme <no-reply@example.com>', 'ada@example.com', 'Grace invites you to Acme'],
    );
  });

  it('receives a short message, and no token where there is none', async (t) => {
    const { asked, url } = await gatewayFor(t);
    await messagesWith({ SMS_TRANSPORT: 'http', SMS_HTTP_URL: url }).send(code, as);
    const [{ headers, body } = assert.fail()] = asked;
    assert.equal(headers.authorization, undefined);
    const text = '493817 ist Ihr Code für Acme. Er gilt 10 Minuten lang. Geben Sie ihn nicht weiter.';
    assert.deepEqual(body, { id: 'msg_1', kind: 'one-time-code', to: '+4930123456', text });
  });

  it('ends a message for a final status and retries it for others, without the text of the gateway', async (t) => {
    const statuses = [400, 404, 410, 413, 422, 401, 403, 408, 409, 429, 500, 503, 302];
    const { url } = await gatewayFor(t, statuses);
    const messages = messagesWith({ SMS_TRANSPORT: 'http', SMS_HTTP_URL: url });
    const final: number[] = [];
    for (const status of statuses) {
      const problem = await problemOf(messages.send(code, as));
      assert.match(problem.message, new RegExp(`^the gateway (refuses|did not take) the message \\(${status}\\)$`));
      if (problem.isFinal) final.push(status);
    }
    assert.deepEqual(final, [400, 404, 410, 413, 422]);
  });

  it('that cannot be reached is retried later', async () => {
    const problem = await problemOf(
      messagesWith({ SMS_TRANSPORT: 'http', SMS_HTTP_URL: 'http://127.0.0.1:9/sms' }).send(code, as),
    );
    assert.deepEqual([problem.message, problem.isFinal], ['the gateway cannot be reached (ECONNREFUSED)', false]);
  });
});

describe('the log', () => {
  it('shows the link or the code where only this machine reaches the service, and masks the recipient', async () => {
    const lines: LogEntry[] = [];
    const messages = messagesWith({}, lines);
    await messages.send(invitation, as);
    await messages.send(code, as);
    assert.deepEqual(
      lines.map(({ message }) => message),
      [
        `MAIL_TRANSPORT is log, so msg_1 (invitation) for a…@e….com was written only to this log: ${link}`,
        'SMS_TRANSPORT is log, so msg_1 (one-time-code) for +49…56 was written only to this log: 493817',
      ],
    );
  });

  it('shows nothing where others reach the service, and reports that nothing was sent', async () => {
    const lines: LogEntry[] = [];
    const messages = messagesWith({ BASE_URL: 'https://verify.example.com' }, lines);
    const problem = await problemOf(messages.send(invitation, as));
    assert.deepEqual(
      [problem.message, problem.isFinal],
      ['MAIL_TRANSPORT is log, which sends nothing where BASE_URL is public', true],
    );
    assert.deepEqual(lines, []);
  });
});
