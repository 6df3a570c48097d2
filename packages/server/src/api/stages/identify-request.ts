/** Gives the request its id, first of all, so that everything after can be found by it. */
import type { Identified, Received } from '../exchange.ts';

export const identifyRequest = (received: Received): Identified => ({
  ...received,
  requestId: received.services.ids.next('request'),
});
