/** Rights of the individual as tags of the inquiry, which the business answers and removes. */
import { type Right, rights } from '@countersign/flow/receipt';

/** Tag that each right adds. */
export const rightTags: Readonly<Record<Right, string>> = {
  export: 'data-copy-requested',
  correct: 'correction-requested',
  erase: 'erasure-requested',
  object: 'objection-raised',
};

export const isRight = (text: string | undefined): text is Right => (rights as readonly unknown[]).includes(text);

export const rightsAsked = (tags: readonly string[]): Right[] =>
  rights.filter((right) => tags.includes(rightTags[right]));
