import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import * as sharedTables from '../../test/support/record-cases.ts';
import contract from './contract-names.fixture.json' with { type: 'json' };
import { checkKinds, checks, findCheck } from './index.ts';

const expected = Object.entries(contract).flatMap(([kind, byName]) =>
  Object.entries(byName).map(([name, reasons]) => ({ kind, name, reasons: reasons as readonly string[] })),
);

/** Returns true if a case covers the reason, either in the file itself or in a shared table that the file uses. */
function isTried(reason: string, file: string): boolean {
  const shared = Object.entries(sharedTables).filter(([table]) => new RegExp(`\\b${table}\\b`).test(file));
  return (
    file.includes(`'${reason}'`) || shared.some(([, cases]) => cases.some((each) => each.reasons.includes(reason)))
  );
}

describe('the catalogue of checks', () => {
  it('contains every name of the contract under its kind, and marks all others as extensions', () => {
    const names = checks.filter(({ extension }) => extension !== true).map(({ kind, name }) => `${kind} ${name}`);
    assert.deepEqual(names.toSorted(), expected.map(({ kind, name }) => `${kind} ${name}`).toSorted());
  });

  it('contains no name twice', () => {
    const names = checks.map(({ name }) => name);
    assert.equal(new Set(names).size, names.length);
  });

  it('lists the kinds in their order, and the names of each alphabetically', () => {
    const places = checks.map(({ kind, name }) => `${String(checkKinds.indexOf(kind)).padStart(2, '0')} ${name}`);
    assert.deepEqual(places, places.toSorted());
  });

  it('contains every reason that the contract lists for a check, as used or as reserved', () => {
    for (const { name, reasons } of expected) {
      const missing = reasons.filter((reason) => !findCheck(name)?.reasons.includes(reason));
      assert.deepEqual(missing, [], name);
    }
  });

  it('reserves only reasons of its own list, and lists none twice', () => {
    for (const { name, reasons, reserved = [] } of checks) {
      assert.equal(new Set(reasons).size, reasons.length, name);
      assert.deepEqual(
        reserved.filter((reason) => !reasons.includes(reason)),
        [],
        name,
      );
    }
  });

  it('uses only listed reasons for missing facts', () => {
    for (const { name, needs, reasons, reserved = [] } of checks) {
      const given = Object.values(needs).filter((reason) => reason !== null && reason !== undefined);
      assert.ok(
        given.every((reason) => reasons.includes(reason) && !reserved.includes(reason)),
        name,
      );
    }
  });

  it('describes every check in whole sentences', () => {
    for (const { name, summary, limits, fooledBy } of checks) {
      for (const text of [summary, limits, fooledBy]) assert.match(text, /^[A-Z].*\.$/s, name);
    }
  });

  it('keeps every check in a file of its name, next to a test file with its case table', () => {
    for (const { kind, name } of checks) {
      const path = `./${kind}/${name.replaceAll('_', '-')}`;
      for (const ending of ['.ts', '.test.ts']) {
        assert.ok(existsSync(new URL(path + ending, import.meta.url)), path + ending);
      }
    }
  });

  it('tries every reason it may give in its case table', () => {
    for (const { kind, name, reasons, reserved = [] } of checks) {
      const table = readFileSync(new URL(`./${kind}/${name.replaceAll('_', '-')}.test.ts`, import.meta.url), 'utf8');
      // Disabling a check is done by the configuration, not by the check.
      const given = reasons.filter((reason) => !reserved.includes(reason) && reason !== 'disabled_by_check_config');
      assert.deepEqual(
        given.filter((reason) => !isTried(reason, table)),
        [],
        name,
      );
    }
  });

  it('requires no check by default that it can never answer', () => {
    const silent = checks.filter(({ neverAnswers }) => neverAnswers);
    assert.deepEqual(
      silent.filter(({ defaultRequirement }) => defaultRequirement !== 'not_required'),
      [],
    );
  });

  it('names no measurement of a check that never answers', () => {
    const silent = checks.filter(({ neverAnswers }) => neverAnswers);
    assert.deepEqual(
      silent.filter(({ measuredBy }) => measuredBy !== undefined),
      [],
    );
  });

  it('marks only those checks as never answering that never do', () => {
    for (const { name, summary, neverAnswers = false } of checks) {
      assert.equal(neverAnswers, /^Never answers:/.test(summary), name);
    }
  });

  it('finds a check by its API name and nothing else', () => {
    assert.equal(findCheck('id_expired_detection')?.name, 'id_expired_detection');
    assert.equal(findCheck('toString'), undefined);
  });
});
