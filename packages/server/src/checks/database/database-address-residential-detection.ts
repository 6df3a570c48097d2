/** database_address_residential_detection: somebody can live at the address. */
import { residentialDetection } from '../shared/record-signs.ts';

export const databaseAddressResidentialDetection = residentialDetection({
  name: 'database_address_residential_detection',
  kind: 'database',
  source: 'the database',
});
