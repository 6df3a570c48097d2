/** email_address_confirmation_code_comparison: the code that was sent to the address was entered. */
import { codeComparison } from '../shared/code-comparisons.ts';

export const emailAddressConfirmationCodeComparison = codeComparison({
  name: 'email_address_confirmation_code_comparison',
  kind: 'email-address',
  what: 'the e-mail address',
  fooledBy: 'A person who reads the mailbox of someone else, or uses a mailbox that anybody can open.',
});
