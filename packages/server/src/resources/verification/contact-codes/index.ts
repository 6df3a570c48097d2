/** One-time codes that confirm an e-mail address or a phone number in the hosted flow. */
import { defineSlice } from '../../../operations/slice.ts';
import { erases, keeps } from './privacy.ts';

export {
  type ContactCode,
  isDead,
  isLastCode,
  mostWrongTries,
  outcomeOf,
  readCode,
  sandboxCodes,
  secondsToWait,
} from './contact-code.ts';
export { enterCode, findCodesOfStep, sendCode } from './operations.ts';
export { type Contact, readContact, recipientOf } from './read-contact.ts';

export { countSend, type SendRefusal } from './send-limit.ts';

export const contactCodesSlice = defineSlice({ kinds: [], endpoints: [], events: [], erases, keeps });
