/** Errors that are reported to an embedding page (contract, inquiries 9). Pure. */
import type { EmbedError } from '@countersign/flow/page';
import type { RefusalCode } from '../lib/refusal.ts';

/** Returns the error of a template link that was refused. */
export function embedErrorOf(reason: 'link_wrong' | 'not_open', code: RefusalCode): EmbedError {
  if (code === 'rate_limited' || code === 'quota_exceeded') return { status: 429, code: 'unknown' };
  return reason === 'not_open' ? { status: 422, code: 'inactive_template' } : { status: 400, code: 'invalid_config' };
}

/** The page around the frame is not allowed, or the address of the frame is incomplete. */
export const notAllowed: EmbedError = { status: 400, code: 'invalid_config' };

/** An inquiry that has begun or ended needs a session token. */
export const noSession: EmbedError = { status: 409, code: 'unauthenticated' };
