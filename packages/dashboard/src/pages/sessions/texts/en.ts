/** Where people are signed in. */
export const texts = {
  title: 'Sessions',
  text: 'Where people are signed in, and the end of it.',
  open: 'Open sessions',
  openHelp: 'A session that is ended is refused everywhere within a second.',
  person: 'Person',
  everybody: 'Everybody',
  none: 'No session is open.',
  this: 'this one',
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
    oidc: 'at the issuer',
    'recovery-code': 'by recovery code',
    setup: 'by the setup link',
    invitation: 'by an invitation',
  },
  end: 'End',
  endOf: 'End: {name}',
  endAll: 'End all of them',
  endText: {
    one: 'This session ends now. What is being typed there is kept until the person has signed in again.',
    other: 'These {count} sessions end now. What is being typed there is kept until the person has signed in again.',
  },
  ended: 'Ended.',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly sessions: typeof texts;
  }
}
