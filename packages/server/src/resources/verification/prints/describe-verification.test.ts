import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { madeAt, verificationWith } from '../../../../test/support/records.ts';
import type { CheckResult } from '../../../checks/check.ts';
import { describeVerification, pictureIdsOf, verificationSection } from './describe-verification.ts';

const check = (name: string, status: CheckResult['status'], requirement: CheckResult['requirement']): CheckResult => ({
  name,
  status,
  requirement,
  reasons: status === 'failed' ? ['too_blurry'] : [],
  metadata: {},
});

const front = { id: 'file_1', filename: 'front.jpg', byteSize: 10 };

describe('verificationSection', () => {
  it('lists failed checks first, those that count before those that do not, with reasons in words', () => {
    const checks = [
      check('a', 'passed', 'required'),
      check('b', 'failed', 'not_required'),
      check('c', 'failed', 'required'),
      check('d', 'not_applicable', 'required'),
    ];
    const { blocks } = verificationSection(verificationWith({ checks }), new Map());
    const table = blocks.find((block) => block.kind === 'table');
    assert.deepEqual(
      table?.rows.map(({ cells }) => cells[0]),
      ['C', 'B', 'A', 'D'],
    );
    assert.deepEqual(table?.rows[0]?.cells, ['C', 'Required', 'Too blurry']);
    assert.equal(table?.rows[0]?.mark.tone, 'negative');
  });

  it('keeps the place of a picture that is not stored any more', () => {
    const { blocks } = verificationSection(verificationWith({ files: { front } }), new Map());
    assert.deepEqual(
      blocks.find((block) => block.kind === 'pictures'),
      { kind: 'pictures', pictures: [{ caption: 'Front', jpeg: null }] },
    );
  });

  it('says of an erased verification when it was erased, and nothing else', () => {
    const { blocks } = verificationSection(verificationWith({ redactedAt: madeAt, files: { front } }), new Map());
    assert.deepEqual(blocks, [{ kind: 'note', text: 'Erased on 2026-06-15 10:00:00 UTC.' }]);
  });
});

describe('describeVerification', () => {
  it('shows only what happened on the timeline', () => {
    const report = describeVerification(verificationWith({}), new Map(), { at: madeAt, stamp: null });
    const [timeline] = report.sections[0]?.blocks ?? [];
    assert.deepEqual(timeline?.kind === 'timeline' ? timeline.moments.map(({ label }) => label) : [], [
      'Created',
      'Submitted',
    ]);
  });
});

describe('pictureIdsOf', () => {
  it('names the pictures in the order they are printed', () => {
    const back = { ...front, id: 'file_2' };
    assert.deepEqual(pictureIdsOf(verificationWith({ files: { back, front } })), ['file_1', 'file_2']);
    const pages = { page_2: back, page_1: front };
    assert.deepEqual(pictureIdsOf(verificationWith({ kind: 'document', files: pages })), ['file_1', 'file_2']);
  });
});
