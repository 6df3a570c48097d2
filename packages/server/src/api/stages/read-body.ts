/** Takes the body in, now that the key, its rate and its permission are known. */
import type { Stage } from '../exchange.ts';
import { refuseOtherThanJson } from './negotiate-content.ts';

export const readBody: Stage = async (exchange, next) => {
  const { endpoint, request } = exchange;
  if (endpoint.method !== 'GET') {
    exchange.body = await request.readBody(endpoint.bodyLimit);
    if (exchange.body.length > 0) refuseOtherThanJson(request.headers);
  }
  await next();
};
