/** English texts of the other device of a hand-off, and of the end on it. */

export const handedOff = {
  'handedOff.heading': 'Did you start this yourself?',
  'handedOff.from': 'This check was started on another device: {browser} on {system}.',
  'handedOff.unknown': 'This check was started on another device.',
  'handedOff.warning': 'Did somebody send you this link or code? Then it may not be yours, and you should choose “No”.',
  'handedOff.number': 'Which number do you see on the other device?',
  'handedOff.yes': 'Yes, continue here',
  'handedOff.no': 'No, this is not mine',
  'handedOff.done': 'You can put this device away. The check continues on the other one.',
  'problem.link_limited': 'Too many messages were sent. Please scan the code, or try again in an hour.',
  'gone.taken_back.heading': 'You continue on your other device',
  'gone.taken_back.body':
    'It took over from this one. To use this device again, choose “Continue on your phone” there.',
  'inApp.origin': 'This check was started inside an app.',
  'inApp.done': 'You can close this page and return to the app. It continues there.',
} as const;
