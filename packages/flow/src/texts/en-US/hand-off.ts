/** English texts of the hand-off to another device. */

export const handOff = {
  'handoff.offer': 'Your phone takes sharper photos. This page waits and moves on by itself.',
  'handoff.start': 'Continue on your phone',
  'handoff.heading': 'Scan this code with your phone',
  'handoff.lead': 'Open the camera of your phone and point it at the code. The code changes often, to keep you safe.',
  'handoff.code': 'Code that opens this check on your phone',
  'handoff.link': 'Or type this address on your phone:',
  'handoff.number': 'If your phone asks for a number, it is {number}.',
  'handoff.renew': 'Show a new code',
  'handoff.opened.heading': 'Continue on your phone',
  'handoff.opened.body': 'Keep this page open. It moves on by itself when you have finished there.',
  'handoff.stop': 'Use this device instead',
  'handoff.send.lead': 'Or have the link sent to your phone.',
  'handoff.sendTo': 'Phone number or e-mail address',
  'handoff.send': 'Send the link',
  'handoff.sent': 'The link works for 15 minutes. We sent it to:',
  'handoff.sent.sandbox': 'Test mode: nothing is sent. The message would have this link:',
  'handoff.silent': 'Your phone has not answered for a while. Is the page still open there?',
  'handoff.again': 'Get a new link',
  'elsewhere.heading': 'This check is open somewhere else',
  'elsewhere.from': 'It was opened again: {browser} on {system}. Only one page at a time can continue.',
  'elsewhere.unknown':
    'It was opened again in another window or on another device. Only one page at a time can continue.',
  'elsewhere.take': 'Continue here',
} as const;
