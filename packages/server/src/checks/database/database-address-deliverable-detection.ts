/** database_address_deliverable_detection: mail reaches the address. */
import { deliverableDetection } from '../shared/record-signs.ts';

export const databaseAddressDeliverableDetection = deliverableDetection({
  name: 'database_address_deliverable_detection',
  kind: 'database',
  source: 'the database',
});
