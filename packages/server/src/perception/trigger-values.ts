/**
 * Sandbox trigger values: an inquiry created with one of these as `fields.name-last` gets the outcome listed here; so
 * does one in which it is typed as the family name, full name or name of a business. Any other name, or none, passes.
 * They work in the hosted flow; `perform-simulate-actions` needs none.
 */

import type { PersonFields } from './perception.ts';

export const triggerValues = {
  'SANDBOX-BLURRY': 'The document is blurred and its barcode cannot be read: the individual is asked for it again.',
  'SANDBOX-EXPIRED': 'The document has expired.',
  'SANDBOX-NO-BARCODE': 'The barcode on the back cannot be read.',
  'SANDBOX-FACE-MISMATCH': 'The face of the selfie is not that of the portrait.',
  'SANDBOX-NO-FACE': 'No face is found in the selfies.',
  'SANDBOX-NOT-FOUND': 'The database has no record of the person who was typed.',
  'SANDBOX-OTHER-BIRTHDATE': 'The database holds another birthdate.',
  'SANDBOX-DECEASED': 'The database says that the person is dead.',
  'SANDBOX-NO-ANSWER':
    'The database gives no answer: the verification is canceled, and the rule on open questions decides.',
  'SANDBOX-NOT-PARTICIPATING':
    'Of licences: the jurisdiction takes no part in the look-up. The verification is skipped, and the rule on open questions decides.',
} as const;

export type TriggerValue = keyof typeof triggerValues;

/** Returns the person without a trigger value in the name: the outcome is then chosen in another way. */
export const withoutTrigger = (person: PersonFields): PersonFields =>
  triggerOf(person['name-last']) === null ? person : { ...person, 'name-last': null };

/** Returns the trigger that equals the last name, in any casing; null for an ordinary name. */
export function triggerOf(nameLast: string | null | undefined): TriggerValue | null {
  const upper = (nameLast ?? '').trim().toUpperCase();
  return upper in triggerValues ? (upper as TriggerValue) : null;
}
