/** Error messages with remedies. */
export const errorTexts = {
  title: 'This did not work',
  unknown: 'Something went wrong on this page. Reload it. If it happens again, contact the operator of this service.',
  server: 'The service failed to do this. What you typed is kept; try again in a moment.',
  waitSeconds: { one: 'Wait {count} second.', other: 'Wait {count} seconds.' },
  forbiddenTitle: 'Your role does not allow this',
  askForPermission: 'An owner or an admin of your organization can give you the permission.',
  pageTitle: 'This page has crashed',
  pageText: 'Everything you saved is kept. Reload the page or open another one.',
  reload: 'Reload',
  goHome: 'Go to home',
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be old, or mistyped.',
  byCode: {
    stale_object: 'Someone else changed this in the meantime. Check the current version and try again.',
    own_inquiry: 'You created this inquiry, so someone else has to decide it.',
    missing_permission:
      'Your role does not allow this, or no longer does. Ask an owner or an admin of your organization for the permission.',
    second_factor_required:
      'With only a password you can use only the sandbox. Add a passkey or an authenticator app under “Your sign-in”, then sign in with it.',
    foreign_write: 'This page no longer matches your session. Reload it; everything you saved is kept.',
    unreachable: 'The service cannot be reached. Check your connection and try again; what you typed is kept.',
    session_ended: 'Your session has ended. Sign in again to continue.',
    step_up_required: 'Confirm your identity again to do this.',
    rate_limited: 'Too many requests.',
  },
} as const;
