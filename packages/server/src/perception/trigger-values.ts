/**
 * Sandbox trigger values: an inquiry created with one of these as `fields.name-last` gets the outcome beside it. Any other
 * name, or none, passes. They work in the hosted flow; `perform-simulate-actions` needs none.
 */

export const triggerValues = {
  'SANDBOX-BLURRY': 'The document is blurred and its barcode cannot be read: the individual is asked for it again.',
  'SANDBOX-EXPIRED': 'The document has expired.',
  'SANDBOX-NO-BARCODE': 'The barcode on the back cannot be read.',
  'SANDBOX-FACE-MISMATCH': 'The face of the selfie is not that of the portrait.',
  'SANDBOX-NO-FACE': 'No face is found in the selfies.',
} as const;

export type TriggerValue = keyof typeof triggerValues;

/** The trigger that a last name is, in any casing; null for an ordinary name. */
export function triggerOf(nameLast: string | null | undefined): TriggerValue | null {
  const upper = (nameLast ?? '').trim().toUpperCase();
  return upper in triggerValues ? (upper as TriggerValue) : null;
}
