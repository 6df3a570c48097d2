/** Users to notify of a comment: email addresses after an at sign. Pure. */

const mention = /(?<![\w.+-])@([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;
const most = 50;

/** Returns each address once, in order of mention. */
export const mentionsIn = (message: string): string[] =>
  [...new Set([...message.matchAll(mention)].map(([, address = '']) => address.toLowerCase()))].slice(0, most);
