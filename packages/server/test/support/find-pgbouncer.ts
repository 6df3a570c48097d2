/** Search for PgBouncer on this machine: Debian installs it outside of an ordinary PATH. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns its path, or null. */
export function findPgBouncer(): string | null {
  const places = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  for (const place of places) {
    const path = join(place, 'pgbouncer');
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not here: try the next place.
    }
  }
  return null;
}
