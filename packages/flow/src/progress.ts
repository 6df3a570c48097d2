/** Progress of an individual through the screens. */

/** Kind of evidence, as the first page announces it. */
export type Asked = 'document' | 'selfie' | 'paper' | 'details' | 'contact';

/** Screens counted from 1: the consent, those of each part, and the end. */
export interface Progress {
  readonly current: number;
  readonly total: number;
  readonly parts: readonly { readonly asked: Asked; readonly screens: number }[];
}
