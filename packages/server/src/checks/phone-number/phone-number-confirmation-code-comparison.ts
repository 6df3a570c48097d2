/** phone_number_confirmation_code_comparison: the code that was sent to the number was entered. */
import { codeComparison } from '../shared/code-comparisons.ts';

export const phoneNumberConfirmationCodeComparison = codeComparison({
  name: 'phone_number_confirmation_code_comparison',
  kind: 'phone-number',
  what: 'the phone number',
  fooledBy:
    'A person who holds the phone of someone else, has their number moved to another SIM card, or rents a number for an hour.',
});
