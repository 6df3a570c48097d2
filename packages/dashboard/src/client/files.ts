/**
 * Files that resources refer to by address. Users cannot open the address: they need a ticket, whose access is logged
 * first.
 */
import type { Api } from './api.ts';

/** Returns the `file_…` id in an address. */
export const fileIdOf = (url: string): string => /\/(file_[A-Za-z0-9]+)\//.exec(url)?.[1] ?? '';

/** Logs the reader and the purpose in the audit log, and resolves with the bytes. `file` is its id. */
export async function lookAtFile(api: Api, file: string, purpose: string): Promise<Blob> {
  const { ticket } = await api.private.ask<{ readonly ticket: string }>('POST', '/view-tickets', {
    file,
    purpose,
  });
  return api.picture(ticket);
}
