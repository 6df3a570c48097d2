/** One's own sign-in. */
export const texts = {
  title: 'Your sign-in',
  text: 'How you show that it is you.',
  onlySandbox: 'You came in with a password alone, so only the sandbox is open. Add a second step here.',
  passkeys: 'Passkeys',
  passkeysNone: 'You have no passkey yet.',
  passkeyMade: 'The passkey is ready.',
  passkeyName: 'Name',
  passkeyRemoval: 'You can no longer sign in with it. Take it out of your device as well.',
  made: 'Made',
  used: 'Used',
  suspended: 'Suspended',
  suspendedHelp: 'A copy of it may be about. Remove it, and make another one.',
  rename: 'Rename',
  renameThing: 'Rename {name}',
  remove: 'Remove',
  removeThing: 'Remove {name}',
  totp: 'Authenticator app',
  totpHelp: 'An app on your phone shows a code that you type after your password.',
  totpRemove: 'Remove the authenticator app',
  totpRemoval: 'Without another second step your next session reaches the sandbox alone.',
  isThere: 'Set up',
  isNotThere: 'Not set up',
  setUp: 'Set up',
  recovery: 'Recovery codes',
  recoveryHelp: 'For the day on which your second step is lost. New ones replace those before.',
  recoveryMake: 'Make new codes',
  password: 'Password',
  passwordHelp: 'All your other sessions end when you change it.',
  passwordChange: 'Change the password',
  passwordChanged: 'The password is changed, and your other sessions have ended.',
  passwordBefore: 'Current password',
  passwordBeforeHelp: 'Leave it empty if you have none.',
  passwordRefused: 'The current password does not match, or the new one is too short or easily guessed.',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly ownSignIn: typeof texts;
  }
}
