/** Users to notify of a comment: email addresses after an at sign. Pure. */

const mention = /(?<![\w.+-])@([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;
const most = 50;

/** Each once, in the order in which they are named. */
export const mentionsIn = (message: string): string[] =>
  [...new Set([...message.matchAll(mention)].map(([, address = '']) => address.toLowerCase()))].slice(0, most);
