/** English texts of a developer's controls in the sandbox. */

export const sandbox = {
  'sandbox.next': 'The next check',
  'sandbox.usual': 'The next check passes, unless the last name is a test value.',
  'sandbox.passes': 'The next check passes.',
  'sandbox.fails': 'The next check fails:',
  'sandbox.slowed': 'It takes half a minute longer.',
  'sandbox.pass': 'Pass',
  'sandbox.fail': 'Fail',
  'sandbox.reason': 'Check and reason of a failure',
  'sandbox.slow': 'Slow',
  'sandbox.specimen': 'Use a specimen',
  'sandbox.now': 'This inquiry, at once',
  'sandbox.review': 'Send to review',
  'sandbox.expire': 'Expire',
  'sandbox.complete': 'Complete',
  'sandbox.approve': 'Approve',
  'sandbox.decline': 'Decline',
} as const;
