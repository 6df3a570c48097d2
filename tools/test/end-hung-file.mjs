/**
 * Loaded into each test file before it: ends the file when it has not ended by itself in time, and says what it still had
 * open. The runner's own limit ends a test, but not a hook, nor a file that something left open keeps alive.
 * `?limit=` of the specifier is in milliseconds. A loop that never yields is not noticed.
 */
import { writeSync } from 'node:fs';

const limit = Number(new URL(import.meta.url).searchParams.get('limit'));

function end() {
  const open = process.getActiveResourcesInfo().join(', ');
  // Written at once: a stream would lose it with the process.
  writeSync(2, `The file had not ended after ${limit / 1000} s. Still open: ${open}\n`);
  process.exit(1);
}

// The runner itself loads this too and lives as long as its files.
if (process.env.NODE_TEST_CONTEXT !== undefined) setTimeout(end, limit).unref();
