/** Remains of uploads on disk: names in their folder, and open files without one. */
import assert from 'node:assert/strict';
import { readdir, readlink } from 'node:fs/promises';
import { eventually } from './eventually.ts';
import type { TestService } from './service.ts';

const folderOf = ({ app }: TestService): string => `${app.config.dataDir}/uploads`;

/** Counts the files below the folder of uploads that this process has open, with a name or without. */
export async function openUploads(service: TestService): Promise<number> {
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
  return (await Promise.all(links)).filter((link) => link.startsWith(`${folderOf(service)}/`)).length;
}

export const namedUploads = (service: TestService): Promise<string[]> => readdir(folderOf(service));

/** Fails if an upload is still open after ten seconds, or has left a name. */
export async function assertSpoolEmpty(service: TestService): Promise<void> {
  await eventually('no upload is open', async () => (await openUploads(service)) === 0);
  assert.deepEqual(await namedUploads(service), []);
}
