import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { programFailure } from './embedded-error.ts';

describe('a program of PostgreSQL that failed', () => {
  it('for lack of space is reported as a full disk, with the solution and nothing else', () => {
    const said =
      'initdb: error: could not write to file "pg_wal/xlogtemp.7": No space left on device\ninitdb: removing';
    const { message, code } = programFailure('initialization_failed', '/data/postgres', said);
    assert.equal(code, 'initialization_failed');
    assert.equal(
      message,
      'The disk that holds /data/postgres is full: make room on it, or move DATA_DIR to another one.',
    );
  });

  it('for another reason is reported in its own words', () => {
    const { message } = programFailure('start_failed', '/data/postgres', 'it said\nFATAL: bogus data');
    assert.match(message, /^The database in \/data\/postgres did not start: it said\nFATAL: bogus data$/);
  });
});
