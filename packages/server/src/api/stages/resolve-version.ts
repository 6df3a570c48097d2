/** Version: the header, else the key's. Inflection: the header, else the key's. */
import type { Inflection } from '../../lib/casing.ts';
import { Refusal } from '../../lib/refusal.ts';
import { callerOf, type Stage } from '../exchange.ts';
import { checkVersion } from '../versions/index.ts';

const inflections: readonly string[] = ['kebab', 'camel', 'snake'];

export const resolveVersion: Stage = async (exchange, next) => {
  const caller = callerOf(exchange);
  const { headers } = exchange.request;
  exchange.version = checkVersion(headers['service-version'] ?? caller.apiVersion);
  const inflection = headers['key-inflection'] ?? caller.inflection;
  if (!inflections.includes(inflection)) {
    throw new Refusal('bad_request', { details: 'Key-Inflection must be one of kebab, camel, snake' });
  }
  exchange.inflection = inflection as Inflection;
  await next();
};
