/**
 * Benchmark of rules: a transaction judged by thirty of them and six velocity keys against one of a type without, in
 * turns.
 */
import { compileRules } from '../../src/resources/monitoring/transaction-rules/compile-rules.ts';
import { judgeBy } from '../../src/resources/monitoring/transaction-rules/judge.ts';
import { createClient } from '../support/client.ts';
import { keyOf, type RunningService } from '../support/running-service.ts';
import type { BenchFigure } from './report.ts';

const pairs = 300;
const warmUp = 40;
const most = 1.5;
const keys = ['account', 'device', 'card', 'ip', 'field.merchant', 'field.email-address'] as const;

const velocities = keys.map((key, at) => ({
  name: `Velocity ${at}`,
  expression: `velocity('${key.replace('email-address', 'email_address')}', '24h', 'count') > 1000000`,
  weight: 1,
}));
const plain = Array.from({ length: 30 - velocities.length }, (_, at) => ({
  name: `Plain ${at}`,
  expression: `transaction.amount > ${at + 100_000}.0 && transaction.currency == 'USD' && transaction.country != 'DE'`,
  weight: 1,
}));

const fields = [
  'merchant',
  'email-address',
  'device-id',
  'card-id',
  'ip-address',
  'account-id',
  'currency',
  'country',
].map((key) => ({ type: 'string', key }));
const facts = { device: 'device-id', card: 'card-id', 'ip-address': 'ip-address', account: 'account-id' };

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const evaluations = 500;
const mostMs = 5;

/** Measures every rule over one transaction, without the database. */
async function evaluation(): Promise<BenchFigure> {
  const document = { rules: [...velocities, ...plain].map((rule) => ({ ...rule, enabled: true })), outcomes: [] };
  const schemas = fields.map(({ key }) => ({ key, type: 'string' as const, config: {} }));
  const { compiled, faults } = compileRules(document, schemas);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  const transaction = { amount: 12.5, currency: 'USD', country: 'US', fields: { merchant: 'm1' } };
  const times: number[] = [];
  for (let at = 0; at < evaluations; at += 1) {
    const begun = performance.now();
    await judgeBy(
      compiled,
      { transaction },
      compiled.windows.map(() => at),
    );
    times.push(performance.now() - begun);
  }
  return {
    name: 'the same rules asked of one transaction, without the database',
    value: middle(times),
    unit: 'ms',
    baseline: `nothing; a limit, median of ${evaluations}`,
    target: `at most ${mostMs} ms`,
    reached: middle(times) <= mostMs,
  };
}

export async function rules(service: RunningService, firstOutput: string): Promise<BenchFigure[]> {
  const client = createClient(service.baseUrl, keyOf(firstOutput, 'sandbox'));
  const send = async (path: string, attributes: Record<string, unknown>) => {
    const { status, body, text } = await client.post(path, { data: { attributes } });
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
    return body.data.id;
  };
  const typeNamed = (name: string) =>
    send('/transaction-types', {
      name,
      'field-schemas': [{ type: 'number', key: 'amount' }, ...fields],
      'fact-fields': { amount: 'amount', currency: 'currency', country: 'country', ...facts },
    });
  const [bare, judged] = [await typeNamed('Bare'), await typeNamed('Judged')];
  const draft = { rules: [...velocities, ...plain], outcomes: [] };
  const set = await send('/rule-sets', { 'transaction-type-id': judged, draft });
  await send(`/rule-sets/${set}/publish`, {});
  const create = async (type: string, at: number): Promise<number> => {
    const begun = performance.now();
    await send('/transactions', {
      'transaction-type-id': type,
      fields: {
        amount: at,
        currency: 'USD',
        country: 'US',
        merchant: `m${at % 50}`,
        'email-address': `p${at}@example.com`,
        'device-id': `d${at % 200}`,
        'card-id': `c${at % 200}`,
        'ip-address': `10.0.0.${at % 200}`,
        'account-id': `customer-${at % 100}`,
      },
    });
    return performance.now() - begun;
  };
  const [without, having]: [number[], number[]] = [[], []];
  for (let at = 0; at < pairs + warmUp; at += 1) {
    const one = await create(bare, at);
    const other = await create(judged, at);
    if (at < warmUp) continue;
    without.push(one);
    having.push(other);
  }
  const [baseline, ours] = [middle(without), middle(having)];
  const created: BenchFigure = {
    name: 'create a transaction that 30 rules and 6 keys of velocity judge',
    value: ours / baseline,
    unit: `of the baseline (${ours.toFixed(1)} ms)`,
    baseline: `the same of a type without rules, in turns (${baseline.toFixed(1)} ms)`,
    target: `at most ${most}`,
    reached: ours / baseline <= most,
  };
  return [created, await evaluation()];
}
