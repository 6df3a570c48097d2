/** Assigns the request id first, so that all later work can be traced by it. */
import type { Identified, Received } from '../exchange.ts';

export const identifyRequest = (received: Received): Identified => ({
  ...received,
  requestId: received.services.ids.next('request'),
});
