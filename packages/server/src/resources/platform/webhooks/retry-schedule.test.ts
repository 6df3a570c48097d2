import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attemptLimit, secondsToRetry } from './retry-schedule.ts';

const published = [3, 64, 729, 4096, 15_625, 46_656, 117_649];

describe('the retry schedule', () => {
  it('is the published one without jitter', () => {
    assert.deepEqual(
      published.map((_seconds, index) => secondsToRetry(index + 1, 0)),
      published,
    );
  });

  it('is never earlier than published, and at most a tenth later', () => {
    for (const [index, seconds] of published.entries()) {
      for (const fraction of [0, 0.3, 0.999]) {
        const wait = secondsToRetry(index + 1, fraction) ?? 0;
        assert.ok(wait >= seconds && wait <= seconds * 1.1, `${wait} after ${index + 1}`);
      }
    }
  });

  it('adds nothing to the first retry', () => assert.equal(secondsToRetry(1, 0.9), 3));

  it('ends with the eighth attempt', () => {
    assert.equal(attemptLimit, 8);
    assert.equal(secondsToRetry(8, 0), null);
  });
});
