import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { holdsLockedPackages } from './install-packages.mjs';

const lock = (packages) => JSON.stringify({ packages: { '': { name: 'root' }, 'packages/server': {}, ...packages } });
const wanted = {
  'node_modules/pg': { version: '8.0.0', integrity: 'sha512-a' },
  'node_modules/@x/darwin': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};

describe('comparison of installed packages with the lock file', () => {
  const present = { 'node_modules/pg': { version: '8.0.0', integrity: 'sha512-a' } };

  test('a tree that lacks only packages of other platforms is accepted', () => {
    assert.equal(holdsLockedPackages(lock(wanted), lock(present)), true);
  });

  test('a missing, older or altered package requires an installation', () => {
    assert.equal(holdsLockedPackages(lock(wanted), lock({})), false);
    for (const change of [{ version: '7.0.0' }, { integrity: 'sha512-c' }]) {
      const altered = { 'node_modules/pg': { ...present['node_modules/pg'], ...change } };
      assert.equal(holdsLockedPackages(lock(wanted), lock(altered)), false);
    }
  });

  test('an interrupted installation is repeated', () => {
    assert.equal(holdsLockedPackages(lock(wanted), null), false);
  });
});
