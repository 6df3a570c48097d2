import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { FieldSchema } from '../../../fields/index.ts';
import { compileRules } from './compile-rules.ts';
import { judgeBy } from './judge.ts';

const items: FieldSchema = {
  key: 'items',
  type: 'array',
  config: { 'item-schema': { key: 'item', type: 'integer', config: {} } },
};

const rulesOf = (expressions: readonly string[]) => {
  const rules = expressions.map((expression, at) => ({ name: `${at}`, expression, weight: 1, enabled: true }));
  const { compiled, faults } = compileRules({ rules, outcomes: [] }, [items]);
  assert.deepEqual(faults, []);
  return compiled;
};

const values = { transaction: { fields: { items: Array.from({ length: 170 }, (_, at) => at) } } };
const hostile = 'transaction.fields.items.all(a, transaction.fields.items.all(b, true))';

describe('rules of one document', () => {
  it('share one allowance of steps, and those that exceed it fail and add nothing', async () => {
    const { score, rules } = await judgeBy(rulesOf([...Array(100).fill(hostile), 'true']), values, []);
    const hit = rules.filter(({ result }) => result === 'hit').length;
    assert.ok(hit > 1 && hit < 20, `${hit} were hit`);
    assert.equal(score, hit);
    assert.deepEqual(
      new Set(rules.slice(hit - 1, 100).map(({ fault }) => fault)),
      new Set(['would take more steps than those before it have left']),
    );
    assert.equal(rules.at(-1)?.result, 'hit', 'a small one still has its steps');
  });

  it('yield to other work in between', async () => {
    let turns = 0;
    let isOver = false;
    const others = (async () => {
      for (; !isOver; turns += 1) await turn();
    })();
    await judgeBy(rulesOf(Array(5).fill(hostile)), values, []);
    isOver = true;
    await others;
    assert.ok(turns >= 4, `${turns} turns`);
  });

  it('are all evaluated where they are many and small', async () => {
    const small = 'transaction.fields.items.exists(a, a > 168)';
    const { score } = await judgeBy(rulesOf(Array(100).fill(small)), values, []);
    assert.equal(score, 100);
  });
});
