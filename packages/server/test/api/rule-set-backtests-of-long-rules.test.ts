/** Backtest of rules that take too long: it ends, and reports the rules that were not evaluated. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { dataOf, liveRules } from '../support/rule-sets.ts';
import { useService } from '../support/service.ts';
import { createTransaction } from '../support/transactions.ts';

const service = useService({ worker: true });
const post = (path: string, body?: unknown) => service.current.sandbox.post(path, body);

describe('POST /rule-sets/{id}/backtest of rules that would take too long', () => {
  it('evaluates as many as may run, and counts the others as failed', async () => {
    const items = {
      key: 'items',
      type: 'array',
      config: { 'item-schema': { key: 'item', type: 'integer', config: {} } },
    };
    const { typeId, ruleSetId } = await liveRules(service.current, { rules: [] }, { 'field-schemas': [items] });
    const fields = { items: Array.from({ length: 170 }, (_, at) => at) };
    for (let made = 0; made < 3; made += 1) {
      await createTransaction(service.current, { 'transaction-type-id': typeId, fields });
    }
    const expression = 'transaction.fields.items.all(a, transaction.fields.items.all(b, true))';
    const rules = Array.from({ length: 100 }, (_, at) => ({ name: `Long ${at}`, expression, weight: 1 }));
    const { id } = dataOf(
      (await post(`/rule-sets/${ruleSetId}/backtest`, { data: { attributes: { draft: { rules } } } })).body,
    );
    const shown = async () => dataOf((await service.current.sandbox.get(`/rule-set-backtests/${id}`)).body).attributes;
    await eventually('the backtest is completed', async () => (await shown())['status'] === 'completed');
    const counts = (await shown())['counts'] as Record<string, number>;
    assert.ok((counts['new'] ?? 0) > 0 && (counts['failed-after'] ?? 0) >= 3 * 90, JSON.stringify(counts));
  });
});
