/** Checks of the body of POST /inquiries that need no look-up. Pure. */
import { problemAt, Refusal, type RefusalEntry } from '../../../lib/refusal.ts';
import type { CreateAttributes, CreateMeta } from './schema.ts';

/** Throws bad_request with every problem; then not_found for a theme. */
export function checkCreate(attributes: CreateAttributes, meta: CreateMeta): void {
  const problems = [
    prefixProblem('/data/attributes/account-id', attributes['account-id'], 'act_'),
    prefixProblem('/data/attributes/theme-id', attributes['theme-id'], 'the_'),
    prefixProblem('/data/attributes/theme-set-id', attributes['theme-set-id'], 'theset_'),
    prefixProblem('/meta/auto-create-account-type-id', meta['auto-create-account-type-id'], 'acttp_'),
    addressProblem(attributes['creator-email-address'] ?? null),
    themeProblem(attributes),
    accountProblem(attributes, meta),
    autoCreateProblem(meta),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) throw new Refusal('bad_request', problems);
  // This service has no themes of the kind that theme-id names.
  if ((attributes['theme-id'] ?? null) !== null) throw new Refusal('not_found');
}

function prefixProblem(pointer: string, id: string | null | undefined, prefix: string): RefusalEntry | null {
  if (id === null || id === undefined || id.startsWith(prefix)) return null;
  return problemAt(pointer, `must start with ${prefix}, got ${id.slice(0, 80)}`);
}

function addressProblem(address: string | null): RefusalEntry | null {
  if (address === null || /^[^@\s]+@[^@\s]+$/.test(address)) return null;
  return problemAt('/data/attributes/creator-email-address', 'must be an e-mail address');
}

function themeProblem(attributes: CreateAttributes): RefusalEntry | null {
  if ((attributes['theme-id'] ?? null) === null || (attributes['template-id'] ?? null) !== null) return null;
  return problemAt('/data/attributes/theme-id', 'is accepted only with template-id; send theme-set-id');
}

function accountProblem(attributes: CreateAttributes, meta: CreateMeta): RefusalEntry | null {
  const reference = meta['auto-create-account-reference-id'] ?? attributes['reference-id'] ?? null;
  if ((attributes['account-id'] ?? null) === null || reference === null) return null;
  return { details: 'account-id and a reference id must not be sent together', pointer: '/data/attributes/account-id' };
}

function autoCreateProblem(meta: CreateMeta): RefusalEntry | null {
  const named = meta['auto-create-account-type-id'] ?? meta['auto-create-account-reference-id'] ?? null;
  if (meta['auto-create-account'] !== false || named === null) return null;
  return problemAt('/meta/auto-create-account', 'must not be false when an account type or reference id is given');
}
