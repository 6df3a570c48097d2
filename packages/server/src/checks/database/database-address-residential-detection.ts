/** database_address_residential_detection: the address is residential. */
import { residentialDetection } from '../shared/record-signs.ts';

export const databaseAddressResidentialDetection = residentialDetection({
  name: 'database_address_residential_detection',
  kind: 'database',
  source: 'the database',
});
