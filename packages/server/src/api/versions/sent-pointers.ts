/** Moves the pointers of refusals from the newest version to the place where the client sent the member. */
import { Refusal, type RefusalEntry } from '../../lib/refusal.ts';
import type { RequestBody } from './version-change.ts';

/** Returns the error with its pointers and paths set to where the members were sent. */
export function asSent(error: unknown, movedFrom: RequestBody['movedFrom']): unknown {
  if (!(error instanceof Refusal) || movedFrom === undefined) return error;
  return new Refusal(
    error.code,
    error.entries.map((entry) => entryAsSent(entry, movedFrom)),
    error.headers,
  );
}

function entryAsSent(entry: RefusalEntry, movedFrom: ReadonlyMap<string, string>): RefusalEntry {
  const { pointer, details } = entry;
  const [newest, sent] = [...movedFrom].find(([at]) => pointer === at || pointer?.startsWith(`${at}/`) === true) ?? [];
  if (pointer === undefined || newest === undefined || sent === undefined) return entry;
  return {
    ...entry,
    pointer: sent + pointer.slice(newest.length),
    ...(details === undefined ? {} : { details: details.replace(dotted(newest), dotted(sent)) }),
  };
}

const dotted = (pointer: string): string => pointer.slice(1).replaceAll('/', '.');
