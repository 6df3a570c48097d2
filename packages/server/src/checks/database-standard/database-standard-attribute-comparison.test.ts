import { testCheck } from '../../../test/support/check-cases.ts';
import { attributeCases } from '../../../test/support/record-cases.ts';
import { databaseStandardAttributeComparison } from './database-standard-attribute-comparison.ts';

testCheck(databaseStandardAttributeComparison, attributeCases);
