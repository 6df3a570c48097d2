/** What went wrong, and what to do about it. */
export const errorTexts = {
  title: 'This did not work',
  unknown: 'Something went wrong in this page. Reload it; if it happens again, tell whoever runs this service.',
  server: 'The service could not do this. Nothing of what you typed is lost; try again in a moment.',
  waitSeconds: { one: 'Wait {count} second.', other: 'Wait {count} seconds.' },
  forbiddenTitle: 'Your role does not allow this',
  pageTitle: 'This page broke',
  pageText: 'Nothing that was saved is lost. Load the page again, or go on elsewhere.',
  reload: 'Load again',
  goHome: 'Go to home',
  notFoundTitle: 'There is no such page',
  notFoundText: 'The address may be old, or mistyped.',
  byCode: {
    stale_object: 'Somebody changed this in between. Look at it as it is now, and try again.',
    own_inquiry: 'Somebody else has to decide this: you made the inquiry yourself.',
    missing_permission:
      'Your role does not allow this, or no longer does. Ask an owner or an admin of your organization for the right.',
    second_factor_required:
      'With a password alone only the sandbox is open. Add a passkey or an authenticator app under “Your sign-in”, and sign in with it.',
    foreign_write: 'This page is out of step with your session. Load it again; what was saved is not lost.',
    unreachable: 'The service cannot be reached. Check your connection and try again; what you typed is kept.',
    session_ended: 'Your session has ended. Sign in again to go on.',
    step_up_required: 'This needs a fresh proof that it is you.',
    rate_limited: 'That was too often.',
  },
} as const;
