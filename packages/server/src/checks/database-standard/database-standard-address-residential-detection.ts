/** database_standard_address_residential_detection: the address is residential. */
import { residentialDetection } from '../shared/record-signs.ts';

export const databaseStandardAddressResidentialDetection = residentialDetection({
  name: 'database_standard_address_residential_detection',
  kind: 'database-standard',
  source: 'the database',
});
