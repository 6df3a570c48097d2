import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { agreementOf } from './agreement.ts';
import type { ReviewDecision } from './review.ts';

const letters = { a: 'approve', d: 'decline' } as const satisfies Record<string, ReviewDecision>;

/** Returns a round per word: `ad` is an approval by `left`, then a decline by `right`. */
const readsOf = (words: string, left = 'user_1', right = 'user_2') =>
  words.split(' ').flatMap((word, index) =>
    [...word].map((letter, position) => ({
      inquiryId: `inq_${index}`,
      round: 1,
      userId: [left, right, 'user_3'][position] ?? '',
      decision: letters[letter as keyof typeof letters],
      createdAt: new Date(position),
    })),
  );

const cases: readonly (readonly [string, string, number, number, number | null])[] = [
  ['agreement throughout is 1', 'aa dd aa dd', 4, 4, 1],
  ['disagreement throughout is -1', 'ad da', 2, 0, -1],
  ['what chance gives is 0', 'aa ad da dd', 4, 2, 0],
  [
    'the textbook table of 50 gives 0.4',
    [...Array(20).fill('aa'), ...Array(5).fill('ad'), ...Array(10).fill('da'), ...Array(15).fill('dd')].join(' '),
    50,
    35,
    0.4,
  ],
  ['two who only ever approve say nothing', 'aa aa', 2, 2, null],
  ['a third read is not counted', 'ada', 1, 0, 0],
];

describe('agreement of two people', () => {
  for (const [name, words, read, agreed, kappa] of cases) {
    it(name, () => {
      const [found] = agreementOf(readsOf(words));
      assert.deepEqual(found?.userIds, ['user_1', 'user_2']);
      assert.deepEqual([found.read, found.agreed], [read, agreed]);
      if (kappa === null) assert.equal(found.kappa, null);
      else assert.ok(Math.abs((found.kappa ?? Number.NaN) - kappa) < 1e-9, String(found.kappa));
    });
  }

  it('counts a pair regardless of who reads first', () => {
    const found = agreementOf([
      ...readsOf('aa'),
      ...readsOf('dd', 'user_2', 'user_1').map((read) => ({ ...read, round: 2 })),
    ]);
    assert.equal(found.length, 1);
    assert.equal(found[0]?.read, 2);
  });

  it('is not computed for a single person', () => assert.deepEqual(agreementOf(readsOf('a')), []));
});
