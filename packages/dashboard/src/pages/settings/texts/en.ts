/** What is in force. */
export const texts = {
  title: 'Settings',
  text: 'What the operator configured. The name beside a line is the setting that changes it.',
  signIn: 'Signing in',
  signInHelp: 'In production a passkey or a second factor is always asked for.',
  rule: 'Ways in',
  rules: {
    any: 'any that people set up',
    'oidc-only': 'at the issuer alone',
  },
  issuer: 'Issuer',
  none: 'none',
  passkeys: 'Passkeys',
  passkeysAt: 'bound to {host}',
  passkeysOff: 'off',
  passkeysNeedName:
    'Browsers give passkeys to host names alone, and the service is reached at an address. Set BASE_URL to a name, such as http://localhost:8080 or your domain.',
  idle: 'A session ends unused after',
  absolute: 'and always after',
  messages: 'Messages',
  messagesHelp: 'Invitations and alerts go by mail.',
  channels: {
    mail: 'Mail',
    sms: 'Short message',
  },
  transports: {
    log: 'written to the log, sent to nobody',
    smtp: 'a mail server',
    http: 'a gateway over HTTP',
  },
  logOnly: 'Nothing is sent: invitations must be passed on by hand, and nobody is alerted.',
  test: 'Send a mail to myself',
  testQueued: 'The mail is on its way; below stands what became of it.',
  recent: 'Latest messages',
  columns: {
    kind: 'Kind',
    channel: 'By',
    state: 'State',
    at: 'When',
  },
  states: {
    queued: 'on its way',
    sent: 'sent',
    failed: 'not sent',
    expired: 'too late',
  },
  retention: 'What retention would delete now',
  retentionHelp: 'Runs every hour. Looking deletes nothing.',
  lookAgain: 'Look again',
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
