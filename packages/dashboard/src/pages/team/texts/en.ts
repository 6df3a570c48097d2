/** People, roles and invitations. */
export const texts = {
  title: 'Team',
  text: 'Who may sign in, and what they may do.',
  people: 'People',
  columns: {
    person: 'Person',
    roles: 'Roles',
    factors: 'Signs in with',
    seen: 'Last sign-in',
    state: 'State',
    action: 'Change',
  },
  you: 'you',
  active: 'active',
  deactivated: 'deactivated',
  never: 'never',
  passkeys: 'passkey',
  authenticator: 'authenticator app',
  password: 'password',
  nothing: 'nothing yet',
  invite: 'Invite somebody',
  inviteText:
    'The link is good for a day and for one use. It is sent by mail where mail is set up; you can pass it on yourself too.',
  email: 'E-mail address',
  roles: 'Roles',
  send: 'Invite',
  linkTitle: 'The invitation is made',
  linkText: 'This link is shown this once. Whoever opens it first joins with the roles you chose.',
  link: 'Link of the invitation',
  invitations: 'Open invitations',
  invitationsNone: 'No invitation is open.',
  until: 'good until',
  withdraw: 'Withdraw',
  withdrawn: 'The invitation is withdrawn.',
  changeRoles: 'Change roles',
  changeRolesOf: 'Change roles of {name}',
  save: 'Save',
  saved: 'Saved. It holds everywhere within a second.',
  deactivate: 'Deactivate',
  deactivateOf: 'Keep {name} out',
  deactivateText: 'All their sessions end now. What they did stays theirs, and they can be let in again.',
  activate: 'Let in again',
  resetSignIn: 'Reset sign-in',
  resetSignInOf: 'Reset sign-in of {name}',
  resetSignInText:
    'Password, passkeys and app count no more, and all sessions end now. A link to choose anew goes to {email}, good once, for a day.',
  resetSignInDone: 'Reset. The link is on its way.',
  done: 'Done.',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly team: typeof texts;
  }
}
