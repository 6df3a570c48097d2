/** Mail through a real mail server: delivery, refusal, encryption, and no secrets in errors. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, it, type TestContext } from 'node:test';
import { type MailServerOptions, mailCertificate, startMailServer } from '../../test/support/mail-server.ts';
import { connectionOf, createSmtpTransport, type SmtpOptions } from './smtp-transport.ts';
import { MessageNotSent, type OutgoingMail } from './transport.ts';

const authorities = readFileSync(mailCertificate, 'utf8');
const from = { name: 'Example Company', address: 'no-reply@example.com' };
const mail: OutgoingMail = {
  id: 'msg_1',
  kind: 'test',
  to: 'ada@example.org',
  subject: 'Prüfung 試験',
  text: 'Plain text.',
  html: '<p>Markup.</p>',
};

async function serverFor(t: TestContext, options: MailServerOptions = {}) {
  const server = await startMailServer(options);
  t.after(() => server.close());
  return server;
}

const transportTo = (url: string, options: Partial<SmtpOptions> = {}) =>
  createSmtpTransport({ url, from, authorities, ...options });

async function problemOf(sending: Promise<void>): Promise<MessageNotSent> {
  try {
    await sending;
  } catch (error) {
    assert.ok(error instanceof MessageNotSent, String(error));
    return error;
  }
  return assert.fail('it was sent');
}

describe('mail by SMTP', () => {
  it('arrives under TLS from the start, with user and password, as one message of two forms', async (t) => {
    const server = await serverFor(t, { secure: true, user: 'us:er', password: 'p@ss' });
    await transportTo(`smtps://us%3Aer:p%40ss@localhost:${server.port}`)(mail);
    const [taken] = server.taken;
    assert.deepEqual(
      { ...taken, raw: '' },
      { from: from.address, to: [mail.to], raw: '', encrypted: true, user: 'us:er' },
    );
    const raw = taken?.raw ?? '';
    assert.match(raw, /^From: Example Company <no-reply@example\.com>\r$/m);
    assert.match(raw, /^To: ada@example\.org\r$/m);
    assert.match(raw, /^Message-ID: <msg_1@example\.com>\r$/m);
    assert.match(raw, /^Auto-Submitted: auto-generated\r$/m);
    assert.match(raw, /^Content-Type: text\/plain; charset=utf-8\r$/m);
    assert.match(raw, /^Content-Type: text\/html; charset=utf-8\r$/m);
    assert.doesNotMatch(raw, /X-Mailer|nodemailer/i);
  });

  it('switches to TLS before sending anything, where the server offers it', async (t) => {
    const server = await serverFor(t, { user: 'user', password: 'password' });
    await transportTo(`smtp://user:password@127.0.0.1:${server.port}`)(mail);
    assert.deepEqual([server.taken[0]?.encrypted, server.taken[0]?.user], [true, 'user']);
  });

  it('is sent to a plain relay of this machine', async (t) => {
    const server = await serverFor(t, { plain: true });
    await transportTo(`smtp://localhost:${server.port}`, { authorities: null })(mail);
    assert.equal(server.taken[0]?.encrypted, false);
  });

  it('is not sent to a server with an untrusted certificate', async (t) => {
    const server = await serverFor(t, { secure: true });
    const problem = await problemOf(transportTo(`smtps://localhost:${server.port}`, { authorities: null })(mail));
    assert.match(problem.message, /cannot be reached or breaks off \(.*SIGNED.*\)/);
    assert.equal(problem.isFinal, false);
    assert.deepEqual(server.taken, []);
  });

  it('is never sent unencrypted to another machine: STARTTLS and a valid certificate are required', () => {
    for (const host of ['mail.example.com', '192.0.2.7', '[2001:db8::1]', 'localhost.example.com']) {
      const { requireTLS, tls } = connectionOf(`smtp://user:password@${host}`, null);
      assert.deepEqual([requireTLS, tls.rejectUnauthorized, tls.minVersion], [true, true, 'TLSv1.2'], host);
      assert.equal(connectionOf(`smtps://${host}`, null).tls.rejectUnauthorized, true);
    }
    assert.equal(connectionOf('smtp://localhost', null).requireTLS, false);
    assert.equal(connectionOf('smtps://localhost', null).tls.rejectUnauthorized, true);
  });

  it('stops before sending user and password when another machine offers no encryption', async (t) => {
    const address = Object.values(networkInterfaces())
      .flat()
      .find((each) => each?.internal === false && each.family === 'IPv4')?.address;
    if (address === undefined) return t.skip('this machine has no address but its own');
    const heard: string[] = [];
    const server = createServer((socket) => {
      socket.write('220 mail.example.com ESMTP\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        heard.push(data.toString());
        const isHello = data.toString().startsWith('EHLO');
        socket.write(isHello ? '250-mail.example.com\r\n250 AUTH PLAIN\r\n' : '502 not implemented\r\n');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, address, resolve));
    t.after(() => server.close());
    const listening = server.address();
    const port = typeof listening === 'object' && listening !== null ? listening.port : 0;
    const problem = await problemOf(transportTo(`smtp://user:password@${address}:${port}`)(mail));
    assert.equal(problem.message, 'the mail server offers no encryption that can be trusted');
    assert.doesNotMatch(heard.join(''), /AUTH|MAIL FROM|ada@/);
  });

  it('maps a refusal to a final or temporary error, without the text of the server', async (t) => {
    const server = await serverFor(t);
    const words = 'no such person ada@example.org here';
    const send = transportTo(`smtp://localhost:${server.port}`);
    const cases = [
      { at: 'recipient', status: 550, told: 'the mail server refuses the recipient (550)', isFinal: true },
      { at: 'recipient', status: 451, told: 'the mail server put the recipient off (451)', isFinal: false },
      { at: 'from', status: 553, told: 'the mail server does not take MAIL_FROM as sender (553)', isFinal: false },
      { at: 'data', status: 554, told: 'the mail server refuses the message (554)', isFinal: true },
      { at: 'data', status: 452, told: 'the mail server put the message off (452)', isFinal: false },
    ] as const;
    for (const { at, status, told, isFinal } of cases) {
      server.answerNext({ at, status, words });
      const problem = await problemOf(send(mail));
      assert.deepEqual([problem.message, problem.isFinal], [told, isFinal]);
      assert.doesNotMatch(`${problem.stack}${String(problem.cause)}`, /ada|person/);
    }
    await send(mail);
    assert.equal(server.taken.length, 1);
  });

  it('reports that user or password are wrong, and not their values', async (t) => {
    const server = await serverFor(t, { user: 'user', password: 'password' });
    const problem = await problemOf(transportTo(`smtp://user:guess@localhost:${server.port}`)(mail));
    assert.equal(problem.message, 'the mail server does not take the user and password of SMTP_URL (535)');
    assert.equal(problem.isFinal, false);
  });

  it('fails when a password is set and the server offers no authentication', async (t) => {
    const server = await serverFor(t, { plain: true });
    const problem = await problemOf(transportTo(`smtp://user:guess@localhost:${server.port}`)(mail));
    assert.match(problem.message, /user and password of SMTP_URL/);
    assert.deepEqual(server.taken, []);
  });

  it('waits for a slow server no longer than its time limit', async (t) => {
    const server = await serverFor(t, { delayMs: 1000 });
    const send = transportTo(`smtp://localhost:${server.port}`, { totalTimeoutMs: 300 });
    const problem = await problemOf(send(mail));
    assert.deepEqual([problem.message, problem.isFinal], ['the mail server took too long', false]);
  });

  it('reports an unreachable server', async () => {
    const server = await startMailServer();
    await server.close();
    const problem = await problemOf(transportTo(`smtp://127.0.0.1:${server.port}`)(mail));
    assert.equal(problem.message, 'the mail server cannot be reached or breaks off (ECONNREFUSED)');
  });
});

describe('hostile text in a header', () => {
  const hostile = [
    'a\r\nBcc: eve@example.net',
    'a\nBcc: eve@example.net',
    'a\rBcc: eve@example.net',
    'a\r\n\r\nBody of mine',
    'a\u2028Bcc: eve@example.net',
    'a\0Bcc: eve@example.net',
    '=?utf-8?q?a=0D=0ABcc:_eve@example.net?=',
    'a, eve@example.net',
    '"a" <eve@example.net>',
  ];

  for (const text of hostile) {
    it(`is a subject and nothing else: ${JSON.stringify(text)}`, async (t) => {
      const server = await serverFor(t);
      await transportTo(`smtp://localhost:${server.port}`, { from: { name: text, address: from.address } })({
        ...mail,
        subject: text,
      });
      const [taken] = server.taken;
      assert.deepEqual(taken?.to, [mail.to]);
      const [headers = '', ...body] = (taken?.raw ?? '').split('\r\n\r\n');
      const names = [...headers.matchAll(/^([A-Za-z-]+):/gm)].map(([, name]) => name).toSorted();
      assert.deepEqual(names, [
        'Auto-Submitted',
        'Content-Type',
        'Date',
        'From',
        'MIME-Version',
        'Message-ID',
        'Subject',
        'To',
      ]);
      assert.doesNotMatch(body.join(), /Body of mine|eve/);
    });
  }
});
