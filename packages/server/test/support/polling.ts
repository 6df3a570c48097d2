/** Client that repeatedly requests items newer than the newest it saw, while others write. */
import type { ApiClient } from './client.ts';
import type { TestService } from './service.ts';

interface Listed {
  readonly id: string;
  readonly attributes?: { readonly payload?: { readonly data?: { readonly id: string } } };
}

/** Returns all items after `cursor`, the oldest first. */
async function newerThan(client: ApiClient, path: string, cursor: string): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let newest = cursor; ; newest = found.at(-1)?.id ?? newest) {
    const { body } = await client.get(`${path}?page[before]=${newest}&page[size]=100`);
    const page = body.data as unknown as Listed[];
    if (page.length === 0) return found;
    found.push(...page.toReversed());
  }
}

/** Returns the ids that writers created, and those that a poller of inquiries and one of events found, in order. */
export async function pollNewer(
  service: TestService,
  { writers, each, make }: { writers: number; each: number; make: () => Promise<string> },
): Promise<{ made: string[]; listed: string[]; told: string[] }> {
  const { sandbox } = service;
  await make();
  const made: string[] = [];
  let writing = true;
  const newestOf = async (path: string): Promise<string> => {
    const { body } = await sandbox.get(`${path}?page[size]=1`);
    return (body.data as unknown as Listed[])[0]?.id ?? '';
  };
  const poll = async (path: string, from: string, idOf: (item: Listed) => string): Promise<string[]> => {
    let cursor = from;
    const met: string[] = [];
    // Once more after the last write.
    for (let last = false; !last; ) {
      last = !writing;
      const newer = await newerThan(sandbox, path, cursor);
      met.push(...newer.map(idOf));
      cursor = newer.at(-1)?.id ?? cursor;
    }
    return met;
  };
  const write = async () => {
    for (let count = 0; count < each; count += 1) made.push(await make());
  };
  const [inquiry, event] = await Promise.all([newestOf('/inquiries'), newestOf('/events')]);
  const polled = Promise.all([
    poll('/inquiries', inquiry, ({ id }) => id),
    poll('/events', event, ({ attributes }) => attributes?.payload?.data?.id ?? ''),
  ]);
  await Promise.all(Array.from({ length: writers }, write));
  writing = false;
  const [listed, told] = await polled;
  return { made, listed, told };
}
