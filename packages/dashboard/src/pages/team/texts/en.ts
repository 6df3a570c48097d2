/** Texts of the team page. */
export const texts = {
  title: 'Team',
  text: 'People who can sign in, and their roles.',
  people: 'People',
  columns: {
    person: 'Person',
    roles: 'Roles',
    factors: 'Signs in with',
    seen: 'Last sign-in',
    state: 'Status',
    action: 'Change',
  },
  you: 'you',
  active: 'active',
  deactivated: 'deactivated',
  never: 'never',
  passkeys: 'passkey',
  authenticator: 'authenticator app',
  password: 'password',
  nothing: 'not set up',
  invite: 'Invite a person',
  inviteText:
    'The link works once and expires after a day. If e-mail is set up, it is sent by e-mail. You can also pass it on yourself.',
  email: 'E-mail address',
  roles: 'Roles',
  send: 'Invite',
  linkTitle: 'Invitation created',
  linkText: 'This link is shown only once. The first person to open it joins with the roles you selected.',
  link: 'Invitation link',
  invitations: 'Open invitations',
  invitationsNone: 'No invitation is open.',
  until: 'expires',
  withdraw: 'Withdraw',
  withdrawn: 'The invitation is withdrawn.',
  changeRoles: 'Change roles',
  changeRolesOf: 'Change roles of {name}',
  save: 'Save',
  saved: 'Saved. The change takes effect everywhere within a second.',
  deactivate: 'Deactivate',
  deactivateOf: 'Deactivate {name}',
  deactivateText: 'Ends all their sessions now. Their past actions stay on record, and you can reactivate them.',
  activate: 'Reactivate',
  resetSignIn: 'Reset sign-in',
  resetSignInOf: 'Reset sign-in of {name}',
  resetSignInText:
    'Removes password, passkeys and authenticator app, and ends all sessions now. A link to set up sign-in again goes to {email}. It works once and expires after a day.',
  resetSignInDone: 'Sign-in reset. The link is being sent.',
  done: 'Done.',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly team: typeof texts;
  }
}
