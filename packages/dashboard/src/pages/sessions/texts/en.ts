/** Texts of the sessions page. */
export const texts = {
  title: 'Sessions',
  text: 'Devices where people are signed in.',
  open: 'Open sessions',
  openHelp: 'An ended session is refused everywhere within a second.',
  person: 'Person',
  everybody: 'Everyone',
  none: 'No session is open.',
  this: 'this session',
  unknownDevice: 'unknown device',
  steppedUp: 'stepped up',
  columns: {
    person: 'Person',
    device: 'Device',
    address: 'Address',
    since: 'Signed in',
    seen: 'Last seen',
    action: 'Change',
  },
  ways: {
    passkey: 'by passkey',
    password: 'by password',
    oidc: 'by identity provider',
    'recovery-code': 'by recovery code',
    setup: 'by setup link',
    invitation: 'by invitation',
  },
  end: 'End session',
  endOf: 'End session: {name}',
  endAll: 'End all sessions',
  endText: {
    one: 'Ends this session now. What the person is typing is kept until they sign in again.',
    other: 'Ends these {count} sessions now. What the people are typing is kept until they sign in again.',
  },
  ended: 'Session ended.',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly sessions: typeof texts;
  }
}
