import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { emailAddressConfirmationCodeComparison } from './email-address-confirmation-code-comparison.ts';

testCheck(emailAddressConfirmationCodeComparison, [
  passes('the right code was entered', checkFacts({ codes: 'confirmed' })),
  fails('every code was guessed wrong', checkFacts({ codes: 'code_mismatch' }), ['code_mismatch']),
  isNotApplicable('nothing could be sent', checkFacts({ codes: 'code_not_sent' }), ['code_not_sent']),
  isNotApplicable('no code was entered', checkFacts({ codes: 'code_not_entered' }), ['code_not_entered']),
  isNotApplicable('no code was requested', checkFacts({ codes: null }), ['no_code_requested']),
]);
