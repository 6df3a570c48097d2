import { testCheck } from '../../../test/support/check-cases.ts';
import { identificationNumberCases } from '../../../test/support/record-cases.ts';
import { aamvaIdentificationNumberComparison } from './aamva-identification-number-comparison.ts';

testCheck(aamvaIdentificationNumberComparison, identificationNumberCases);
