/** Where PgBouncer is on this machine: Debian puts it where an ordinary PATH does not lead. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Its path, or null. */
export function findPgBouncer(): string | null {
  const places = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  for (const place of places) {
    const path = join(place, 'pgbouncer');
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // The next place.
    }
  }
  return null;
}
