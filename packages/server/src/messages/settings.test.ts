/** Settings of messages: an invalid one stops the start with a sentence that contains no password. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { mailCertificate } from '../../test/support/mail-server.ts';
import { ConfigError, readConfig } from '../config.ts';

const smtp = { MAIL_TRANSPORT: 'smtp', MAIL_FROM: 'no-reply@example.com' };
const http = { MAIL_TRANSPORT: 'http', MAIL_FROM: 'no-reply@example.com' };

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.problems;
  }
  return [];
}

describe('settings of messages', () => {
  it('default to the log, also where a login shell sets MAIL', () => {
    const { messages } = readConfig({ MAIL: '/var/mail/root' });
    assert.deepEqual(messages, { mail: { transport: 'log' }, sms: { transport: 'log' }, alertEmail: null });
  });

  it('are read completely', () => {
    const url = 'smtps://user:p%40ss@mail.example.com';
    const { messages } = readConfig({
      MAIL_TRANSPORT: 'smtp',
      MAIL_FROM: '"Example Company" <no-reply@example.com>',
      SMTP_URL: url,
      SMTP_CA_FILE: mailCertificate,
      ALERT_EMAIL: 'ops@example.com',
      SMS_TRANSPORT: 'http',
      SMS_HTTP_URL: 'https://sms.example.com/send',
      SMS_HTTP_TOKEN: 'token',
    });
    assert.ok(messages.mail.transport === 'smtp');
    assert.match(messages.mail.authorities ?? '', /BEGIN CERTIFICATE/);
    assert.deepEqual(
      { ...messages.mail, authorities: null },
      { transport: 'smtp', from: { name: 'Example Company', address: 'no-reply@example.com' }, url, authorities: null },
    );
    assert.deepEqual(messages.sms, { transport: 'http', url: 'https://sms.example.com/send', token: 'token' });
    assert.equal(messages.alertEmail, 'ops@example.com');
  });

  const wrong: readonly (readonly [Record<string, string>, RegExp])[] = [
    [{ MAIL_TRANSPORT: 'post' }, /^MAIL_TRANSPORT must be one of log, smtp, http\.$/],
    [{ SMS_TRANSPORT: 'smtp' }, /^SMS_TRANSPORT must be one of log, http\.$/],
    [smtp, /^MAIL_TRANSPORT=smtp needs SMTP_URL\.$/],
    [{ MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtp://localhost' }, /^MAIL_TRANSPORT=smtp needs MAIL_FROM\.$/],
    [http, /^MAIL_TRANSPORT=http needs MAIL_HTTP_URL\.$/],
    [{ SMS_TRANSPORT: 'http' }, /^SMS_TRANSPORT=http needs SMS_HTTP_URL\.$/],
    [{ SMTP_URL: 'smtp://localhost' }, /^SMTP_URL requires MAIL_TRANSPORT=smtp, but MAIL_TRANSPORT is log\.$/],
    [{ SMS_HTTP_TOKEN: 'x' }, /^SMS_HTTP_TOKEN requires SMS_TRANSPORT=http/],
    [{ ...smtp, SMTP_URL: 'mail.example.com:587' }, /^SMTP_URL must be an address such as/],
    [{ ...smtp, SMTP_URL: 'http://user:secret@mail.example.com' }, /^SMTP_URL must be an address such as/],
    [{ ...smtp, SMTP_URL: 'smtp://user:secret@mail.example.com/path' }, /with nothing after the port/],
    [{ ...smtp, SMTP_URL: 'smtp://user:secret@mail.example.com?tls=no' }, /with nothing after the port/],
    [{ ...smtp, SMTP_URL: 'smtp://secret@mail.example.com' }, /user and password both/],
    [{ ...smtp, SMTP_URL: 'smtp://user:secret%@mail.example.com' }, /written %25/],
    [{ ...smtp, SMTP_URL: 'smtp://localhost', MAIL_FROM: 'Example Company' }, /^MAIL_FROM must be an address/],
    [{ ...smtp, SMTP_URL: 'smtp://localhost', MAIL_FROM: 'E\r\nBcc: x <a@b.c>' }, /^MAIL_FROM must be an address/],
    [{ ...smtp, SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.c, d@e.f' }, /^MAIL_FROM must be an address/],
    [
      { ...smtp, SMTP_URL: 'smtp://localhost', SMTP_CA_FILE: '/nowhere.pem' },
      /^SMTP_CA_FILE cannot be read \(ENOENT\)\.$/,
    ],
    [
      { ...smtp, SMTP_URL: 'smtp://localhost', SMTP_CA_FILE: fileURLToPath(import.meta.url) },
      /^SMTP_CA_FILE must be a PEM file with a certificate\.$/,
    ],
    [{ ...http, MAIL_HTTP_URL: 'http://mail.example.com/send' }, /^MAIL_HTTP_URL must start with https/],
    [{ SMS_TRANSPORT: 'http', SMS_HTTP_URL: 'ftp://sms.example.com' }, /^SMS_HTTP_URL must be an address/],
    [{ ALERT_EMAIL: 'everybody' }, /^ALERT_EMAIL must be a mail address\.$/],
    [{ SMTP_URLS: 'x' }, /^SMTP_URLS is not a setting/],
  ];
  for (const [environment, sentence] of wrong) {
    it(`are refused in one sentence: ${JSON.stringify(environment).slice(0, 110)}`, () => {
      const problems = problemsOf(environment);
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.match(problems[0] ?? '', sentence);
      assert.doesNotMatch(problems[0] ?? '', /secret/);
    });
  }

  it('allow plain http for a gateway in the operator’s own network', () => {
    assert.deepEqual(problemsOf({ SMS_TRANSPORT: 'http', SMS_HTTP_URL: 'http://10.0.0.7:8080/sms' }), []);
  });
});
