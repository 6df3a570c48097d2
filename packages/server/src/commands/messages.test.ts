/** `messages test`: the operator sees whether the configured transport sends, and why not. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { startMailServer } from '../../test/support/mail-server.ts';
import { runTyped } from './run.ts';

async function run(typed: readonly string[], environment: Record<string, string>) {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await runTyped(typed, environment, {
    out: (text) => void out.push(text),
    error: (text) => void error.push(text),
  });
  return { code, out: out.join(''), error: error.join('') };
}

async function settingsOf(t: TestContext) {
  const server = await startMailServer();
  t.after(() => server.close());
  const url = `smtp://127.0.0.1:${server.port}`;
  return { server, settings: { MAIL_TRANSPORT: 'smtp', MAIL_FROM: 'no-reply@example.com', SMTP_URL: url } };
}

describe('messages test', () => {
  it('sends a message, and names the transport that accepted it', async (t) => {
    const { server, settings } = await settingsOf(t);
    const typed = ['messages', 'test', '--to', 'ada@example.com', '--language', 'de'];
    const { code, out } = await run(typed, settings);
    assert.match(out, /^smtp accepted msg_\w+ for ada@example\.com/);
    assert.equal(code, 0);
    assert.match(server.taken[0]?.raw ?? '', /^Subject: Testnachricht von Example Company\r$/m);
  });

  it('exits with 1 and the reason when the message was refused', async (t) => {
    const { server, settings } = await settingsOf(t);
    server.answerNext({ at: 'recipient', status: 550, words: 'no' });
    const { code, error } = await run(['messages', 'test', '--to', 'ada@example.com'], settings);
    assert.deepEqual([code, error], [1, 'Not sent: the mail server refuses the recipient (550).\n']);
  });

  it('reports that nothing was sent where the log is configured', async () => {
    const { code, out } = await run(['messages', 'test', '--to', '+4930123456'], { LOG_LEVEL: 'silent' });
    assert.equal(code, 0);
    assert.match(out, /^Nothing was sent: SMS_TRANSPORT is log\./);
  });

  it('exits with 2 for an invalid address', async () => {
    const { code, error } = await run(['messages', 'test', '--to', 'a@b.c, d@e.f'], {});
    assert.equal(code, 2);
    assert.match(error, /neither an e-mail address nor a phone number/);
  });
});
