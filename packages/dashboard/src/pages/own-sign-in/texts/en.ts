/** Texts of the page for the user's own sign-in. */
export const texts = {
  title: 'Your sign-in',
  text: 'Your passkeys, second steps and password.',
  onlySandbox: 'You signed in with only a password, so you can use only the sandbox. Add a second step here.',
  passkeys: 'Passkeys',
  passkeysNone: 'You have no passkey yet.',
  passkeyMade: 'The passkey is ready.',
  passkeyName: 'Name',
  passkeyRemoval: 'You can no longer sign in with this passkey. Remove it from your device too.',
  made: 'Created',
  used: 'Used',
  suspended: 'Suspended',
  suspendedHelp: 'A copy of this passkey may exist. Remove it and create another one.',
  rename: 'Rename',
  renameThing: 'Rename {name}',
  remove: 'Remove',
  removeThing: 'Remove {name}',
  totp: 'Authenticator app',
  totpHelp: 'An app on your phone shows a code that you type after your password.',
  totpRemove: 'Remove the authenticator app',
  totpRemoval: 'Without another second step, your next session can use only the sandbox.',
  isThere: 'Set up',
  isNotThere: 'Not set up',
  setUp: 'Set up',
  recovery: 'Recovery codes',
  recoveryHelp: 'Use these codes if you lose your second step. New codes replace the old ones.',
  recoveryMake: 'Create new codes',
  password: 'Password',
  passwordHelp: 'Changing the password ends all your other sessions.',
  passwordChange: 'Change the password',
  passwordChanged: 'The password is changed, and your other sessions have ended.',
  passwordBefore: 'Current password',
  passwordBeforeHelp: 'Leave it empty if you have none.',
  passwordRefused: 'The current password is wrong, or the new one is too short or easy to guess.',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly ownSignIn: typeof texts;
  }
}
