/** A name in the letters used for comparison, for readers who do not know its script. */
import { fold } from './fold.ts';

export const foldedName = (name: string): string =>
  fold(name)
    .map(({ text }) => text)
    .join(' ');
