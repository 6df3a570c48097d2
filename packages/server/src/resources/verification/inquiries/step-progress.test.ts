import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { afterRow, afterSubmission, progressOf, type StepProgress, stepProgressOfFlat } from './step-progress.ts';

const challenge = { nonce: 'n1', sessionId: 'iqse_1', prompts: [], expiresAt: '2026-06-15T12:15:00Z', drawn: 3 };
const sides: StepProgress = { evidence: 'governmentId', frontFileId: 'file_1', backFileId: null };
const turns: StepProgress = { evidence: 'selfie', challenge };
const paper: StepProgress = { evidence: 'paper' };

describe('the progress inside a step', () => {
  it('is that of a new step where another evidence or nothing is stored', () => {
    assert.deepEqual(progressOf(sides, 'governmentId'), sides);
    const none = { evidence: 'governmentId', frontFileId: null, backFileId: null };
    for (const other of [null, turns, paper]) assert.deepEqual(progressOf(other, 'governmentId'), none);
    assert.deepEqual(progressOf(sides, 'selfie'), { evidence: 'selfie', challenge: null });
  });

  const rows: readonly (readonly [step: StepProgress | null, submitted: boolean, left: boolean])[] = [
    [sides, true, false],
    [turns, false, true],
    [paper, false, false],
    [{ evidence: 'details' }, false, false],
    [{ evidence: 'contact' }, false, false],
    [null, true, true],
  ];
  for (const [step, submitted, left] of rows) {
    it(`of ${step?.evidence ?? 'no step'} is ${submitted ? '' : 'not '}kept after a submission, ${left ? '' : 'not '}after its row`, () => {
      assert.equal(afterSubmission(step), submitted ? step : null);
      assert.equal(afterRow(step), left ? step : null);
    });
  }

  it('is read from rows that had the members of all kinds side by side', () => {
    assert.equal(stepProgressOfFlat({ frontFileId: null, backFileId: null, challenge: null }), null);
    assert.equal(stepProgressOfFlat({}), null);
    assert.deepEqual(stepProgressOfFlat({ frontFileId: 'file_1', backFileId: null }), sides);
    assert.deepEqual(stepProgressOfFlat({ frontFileId: null, backFileId: null, challenge }), turns);
  });
});
