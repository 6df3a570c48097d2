import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endNames, readCommand } from './read-command.ts';

const read = (sandbox: string, failure?: string) =>
  readCommand(new Map([['sandbox', sandbox], ...(failure === undefined ? [] : [['failure', failure] as const])]));

describe('readCommand', () => {
  it('reads each button of the bar', () => {
    assert.deepEqual(read('pass'), { kind: 'outcome', outcome: { status: 'passed' } });
    assert.deepEqual(read('fail', 'id_expired_detection.expired'), {
      kind: 'outcome',
      outcome: { status: 'failed', failure: { check: 'id_expired_detection', reason: 'expired' } },
    });
    assert.deepEqual(read('slow'), { kind: 'pace', slow: true });
    assert.deepEqual(read('usual-pace'), { kind: 'pace', slow: false });
    assert.deepEqual(read('specimen'), { kind: 'specimen' });
    for (const name of endNames) assert.equal(read(name)?.kind, 'end', name);
  });

  for (const [command, failure] of [
    [''],
    ['PASS'],
    ['approve_inquiry'],
    ['constructor'],
    ['__proto__'],
    ['fail'],
    ['fail', ''],
    ['fail', 'id_expired_detection'],
    ['fail', 'a.b.c'],
  ] as const) {
    it(`refuses ${command} ${failure ?? 'without a failure'}`, () => assert.equal(read(command, failure), null));
  }
});
