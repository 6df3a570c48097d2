/** Reading of the address or number to which an individual has the link to another device sent. Pure. */
import type { HandOffPage, ProblemCode } from '@countersign/flow/page';
import type { Recipient } from '../messages/message.ts';
import { readContact, recipientOf } from '../resources/verification/contact-codes/index.ts';
import type { Inquiry } from '../resources/verification/inquiries/index.ts';
import { textOf } from './screens/screen.ts';

/** Returns the recipient, or the problem with what was typed; null if no message can carry the link. */
export function readLinkRecipient(
  typed: string,
  carriers: HandOffPage['carriers'],
  { fields }: Pick<Inquiry, 'fields'>,
): Recipient | ProblemCode | null {
  const [first, second] = carriers;
  if (first === undefined) return null;
  if (typed.trim() === '') return 'contact_missing';
  const carrier = second === undefined ? first : typed.includes('@') ? 'email' : 'sms';
  const kind = carrier === 'email' ? 'email-address' : 'phone-number';
  const contact = readContact(kind, typed, textOf(fields['address-country-code'] ?? fields['selected-country-code']));
  if (contact === null) return carrier === 'email' ? 'email_invalid' : 'phone_invalid';
  return recipientOf(kind, contact.value);
}
