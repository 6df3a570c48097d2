/** Gives the request its id, first of all, so that everything after can be found by it. */
import type { Stage } from '../exchange.ts';

export const identifyRequest: Stage = async (exchange, next) => {
  exchange.requestId = exchange.services.ids.next('request');
  await next();
};
