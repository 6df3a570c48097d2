/** A name in the letters that it is compared in, for whoever does not read its script. */
import { fold } from './fold.ts';

export const foldedName = (name: string): string =>
  fold(name)
    .map(({ text }) => text)
    .join(' ');
