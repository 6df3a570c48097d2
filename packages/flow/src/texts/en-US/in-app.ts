/** English texts of a page that is open inside another app, whose browser may have no camera. */

export const inApp = {
  'error.E5.heading': 'This page is open inside an app',
  'error.E5.body':
    'The app may be what blocks the camera. Continue in your browser, such as Safari or Chrome, or upload a photo.',
  'way.browser': 'Continue in my browser',
  'inApp.heading': 'Open this link in your browser',
  'inApp.lead': 'Copy the link, open Safari, Chrome or another browser, and paste it there. Keep this page open.',
  'inApp.copy': 'Copy the link',
  'inApp.copied': 'The link is copied',
  'inApp.number': 'If the page there asks for a number, it is {number}.',
  'inApp.opened.heading': 'Continue in your browser',
  'inApp.silent': 'Your browser has not answered for a while. Is the page still open there?',
  'inApp.stop': 'Stay in this app',
} as const;
