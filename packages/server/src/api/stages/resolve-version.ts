/** Resolves version and inflection: the header, else the key's. */
import type { Inflection } from '../../lib/casing.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Authenticated, Versioned } from '../exchange.ts';
import { checkVersion } from '../versions/index.ts';

const inflections: readonly string[] = ['kebab', 'camel', 'snake'] satisfies readonly Inflection[];

export function resolveVersion({ caller, request }: Authenticated): Pick<Versioned, 'version' | 'inflection'> {
  const version = checkVersion(request.headers['service-version'] ?? caller.apiVersion);
  const inflection = request.headers['key-inflection'] ?? caller.inflection;
  if (!isInflection(inflection)) {
    throw new Refusal('bad_request', { details: 'Key-Inflection must be one of kebab, camel, snake' });
  }
  return { version, inflection };
}

const isInflection = (text: string): text is Inflection => inflections.includes(text);
