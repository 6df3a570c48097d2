/**
 * Files that resources refer to by address. The address opens nothing for users: a ticket does, after the access is
 * logged.
 */
import type { Api } from './api.ts';

/** The `file_…` of an address. */
export const fileIdOf = (url: string): string => /\/(file_[A-Za-z0-9]+)\//.exec(url)?.[1] ?? '';

/** `file` is its id. Writes to the audit log who looks and why, and resolves with the bytes. */
export async function lookAtFile(api: Api, file: string, purpose: string): Promise<Blob> {
  const { ticket } = await api.private.ask<{ readonly ticket: string }>('POST', '/view-tickets', {
    file,
    purpose,
  });
  return api.picture(ticket);
}
