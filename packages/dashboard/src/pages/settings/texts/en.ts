/** Texts of the settings page. */
export const texts = {
  title: 'Settings',
  text: 'The configuration set by the operator. The name next to each value is the setting that changes it.',
  signIn: 'Sign-in',
  signInHelp: 'Production always requires a passkey or a second factor.',
  rule: 'Sign-in methods',
  rules: {
    any: 'any that users set up',
    'oidc-only': 'only the identity provider',
  },
  issuer: 'Identity provider',
  none: 'none',
  passkeys: 'Passkeys',
  passkeysAt: 'bound to {host}',
  passkeysOff: 'off',
  passkeysNeedName:
    'Browsers allow passkeys only for host names, but this service runs at an IP address. Set BASE_URL to a name, such as http://localhost:8080 or your domain.',
  idle: 'Idle session timeout',
  absolute: 'Maximum session length',
  embedding: 'Embedding',
  embeddingHelp: 'Applies to this environment, in addition to the list of each template.',
  embeddingDomains: 'Sites that may embed every inquiry',
  embeddingDomainsHelp: 'One per line. Empty: only those of the templates.',
  embeddingSave: 'Save',
  embeddingSaved: 'Saved. It applies to new pages at once.',
  messages: 'Messages',
  messagesHelp: 'Invitations and alerts are sent by e-mail.',
  channels: {
    mail: 'E-mail',
    sms: 'SMS',
  },
  transports: {
    log: 'written to the log, not sent',
    smtp: 'a mail server',
    http: 'a gateway over HTTP',
  },
  logOnly: 'No messages are sent: pass on invitation links yourself; alerts reach no one.',
  test: 'Send a test e-mail to myself',
  testQueued: 'The e-mail is queued. Its delivery status appears below.',
  recent: 'Latest messages',
  columns: {
    kind: 'Kind',
    channel: 'Channel',
    state: 'Status',
    at: 'When',
  },
  states: {
    queued: 'queued',
    sent: 'sent',
    failed: 'not sent',
    expired: 'expired',
  },
  retention: 'Data due for deletion',
  retentionHelp: 'Retention runs every hour. This preview deletes nothing.',
  lookAgain: 'Refresh preview',
  notDue: 'Tables with nothing due: {count}',
  nothingDue: 'Nothing is due: the next run deletes nothing.',
  keptFor: 'kept for {duration}',
  orMore: '{count} or more',
  dueColumns: {
    table: 'Table',
    due: 'Due',
    oldest: 'Oldest',
    rule: 'Rule',
  },
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly settings: typeof texts;
  }
}
