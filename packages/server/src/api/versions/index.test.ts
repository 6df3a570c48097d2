import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { acceptedVersions, apiVersions, changesSince, checkVersion, newestVersion } from './index.ts';

describe('versions', () => {
  it('are listed newest first, and the newest changes nothing', () => {
    const dates = apiVersions.map(({ date }) => date);
    assert.deepEqual(dates, dates.toSorted().toReversed());
    assert.deepEqual(changesSince(newestVersion), []);
  });

  it('accept every listed date, and list all of them when refusing another', () => {
    for (const date of acceptedVersions) assert.equal(checkVersion(date), date);
    for (const text of ['2023-01-06', '', 'latest', '2023-01-05 ']) {
      assert.throws(() => checkVersion(text), { code: 'unknown_version' });
    }
  });

  it('each undo at least the changes that the next newer one undoes', () => {
    const counts = acceptedVersions.map((date) => changesSince(date).length);
    assert.deepEqual(
      counts,
      counts.toSorted((left, right) => left - right),
    );
  });
});
