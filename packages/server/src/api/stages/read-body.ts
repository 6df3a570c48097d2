/** Reads the body, now that the key, its rate and its permission are known. */
import type { Authorized, Whole } from '../exchange.ts';
import { refuseOtherTypes } from './negotiate-content.ts';

const nothing = Buffer.alloc(0);

export async function readBody({ endpoint, request }: Authorized): Promise<Pick<Whole, 'body'>> {
  if (endpoint.method === 'GET') return { body: nothing };
  const body = await request.readBody(endpoint.bodyLimit);
  if (body.length > 0) refuseOtherTypes(request.headers, endpoint.acceptsForm);
  return { body };
}
