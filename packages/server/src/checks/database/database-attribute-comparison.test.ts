import { testCheck } from '../../../test/support/check-cases.ts';
import { attributeCases } from '../../../test/support/record-cases.ts';
import { databaseAttributeComparison } from './database-attribute-comparison.ts';

testCheck(databaseAttributeComparison, attributeCases);
