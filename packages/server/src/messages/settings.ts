/** Settings of messages, as rows of the table of settings in `settings.ts`. */
export const messageSettings = {
  MAIL_TRANSPORT: {
    kind: 'choice',
    fallback: 'log',
    choices: ['log', 'smtp', 'http'],
    sentence:
      'How mail is sent, see `docs/messages.md`: `log` writes a line in place of sending, with the link or the code where BASE_URL is not public; `smtp` needs SMTP_URL and MAIL_FROM, `http` MAIL_HTTP_URL and MAIL_FROM.',
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
    sentence: 'PEM file of the authority of the mail server’s certificate, where it is none of the public ones.',
  },
  MAIL_HTTP_URL: {
    kind: 'url',
    fallback: null,
    sentence:
      'Address of your own that takes mail, as `src/messages/http-transport.ts` describes; https where its host is public.',
  },
  MAIL_HTTP_TOKEN: { kind: 'string', fallback: null, sentence: 'Bearer token sent to MAIL_HTTP_URL.' },
  SMS_TRANSPORT: {
    kind: 'choice',
    fallback: 'log',
    choices: ['log', 'http'],
    sentence: 'How short messages are sent: `log` as of MAIL_TRANSPORT; `http` needs SMS_HTTP_URL.',
  },
  SMS_HTTP_URL: {
    kind: 'url',
    fallback: null,
    sentence:
      'Address of your own that takes short messages, as `src/messages/http-transport.ts` describes; https where its host is public.',
  },
  SMS_HTTP_TOKEN: { kind: 'string', fallback: null, sentence: 'Bearer token sent to SMS_HTTP_URL.' },
  ALERT_EMAIL: {
    kind: 'string',
    fallback: null,
    sentence: 'Address that receives alerts, in English, in addition to the users who have the right to their subject.',
  },
} as const;

export type MessageSettingName = keyof typeof messageSettings;
