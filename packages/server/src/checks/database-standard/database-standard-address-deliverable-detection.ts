/** database_standard_address_deliverable_detection: mail reaches the address. */
import { deliverableDetection } from '../shared/record-signs.ts';

export const databaseStandardAddressDeliverableDetection = deliverableDetection({
  name: 'database_standard_address_deliverable_detection',
  kind: 'database-standard',
  source: 'the database',
});
