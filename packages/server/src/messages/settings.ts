/** Settings of messages, as rows of the table of settings in `settings.ts`. */
export const messageSettings = {
  MAIL_TRANSPORT: {
    kind: 'choice',
    fallback: 'log',
    choices: ['log', 'smtp', 'http'],
    sentence:
      'Transport of mail, see `docs/messages.md`: `log` writes a log line instead of sending, with the link or the code if BASE_URL is not public; `smtp` needs SMTP_URL and MAIL_FROM; `http` needs MAIL_HTTP_URL and MAIL_FROM.',
  },
  MAIL_FROM: {
    kind: 'string',
    fallback: null,
    sentence: 'Sender of mail, such as `Example Company <no-reply@example.com>`.',
  },
  SMTP_URL: {
    kind: 'string',
    fallback: null,
    sentence:
      'Mail server: `smtps://user:password@host` for TLS from the start (port 465), `smtp://user:password@host` for STARTTLS (port 587), which is required unless the host is this machine.',
  },
  SMTP_CA_FILE: {
    kind: 'path',
    fallback: null,
    sentence: 'PEM file of the certificate authority of the mail server, if it is not a public one.',
  },
  MAIL_HTTP_URL: {
    kind: 'url',
    fallback: null,
    sentence:
      'URL of your gateway for mail, as `src/messages/http-transport.ts` describes; https if its host is public.',
  },
  MAIL_HTTP_TOKEN: { kind: 'string', fallback: null, sentence: 'Bearer token sent to MAIL_HTTP_URL.' },
  SMS_TRANSPORT: {
    kind: 'choice',
    fallback: 'log',
    choices: ['log', 'http'],
    sentence: 'Transport of short messages: `log` as for MAIL_TRANSPORT; `http` needs SMS_HTTP_URL.',
  },
  SMS_HTTP_URL: {
    kind: 'url',
    fallback: null,
    sentence:
      'URL of your gateway for short messages, as `src/messages/http-transport.ts` describes; https if its host is public.',
  },
  SMS_HTTP_TOKEN: { kind: 'string', fallback: null, sentence: 'Bearer token sent to SMS_HTTP_URL.' },
  ALERT_EMAIL: {
    kind: 'string',
    fallback: null,
    sentence: 'E-mail address that receives alerts in English, in addition to the users whose rights cover them.',
  },
} as const;

export type MessageSettingName = keyof typeof messageSettings;
