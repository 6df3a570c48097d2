import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  check,
  compile,
  type Declarations,
  type ExpressionSetting,
  evaluate,
  explain,
  type ResolvedFunction,
} from './index.ts';
import { secondOpinion } from './second-opinion.fixture.ts';

const declared: Declarations = {
  transaction: {
    fields: {
      amount: 'double',
      count: 'int',
      country: 'string',
      email: 'string',
      nothing: 'string',
      paid: 'bool',
      at: 'timestamp',
      born: 'timestamp',
      tags: { list: 'string' },
      numbers: { list: 'int' },
      items: { list: { fields: { price: 'double', name: 'string' } } },
      extra: 'dyn',
    },
  },
};

const values = {
  transaction: {
    amount: 120,
    count: 3,
    country: 'DE',
    email: 'Anna.Berg@Mail.Example',
    nothing: null,
    paid: true,
    at: '2026-03-01T12:00:00Z',
    born: '2008-03-02T00:00:00Z',
    tags: ['b', 'a', 'c'],
    numbers: [3, 1, 2],
    items: [
      { price: 10.5, name: 'cap' },
      { price: 99, name: 'coat' },
    ],
    extra: { level: 4, ratio: 0.5, name: 'x', list: [1, 2] },
  },
};

const setting = (gives: ExpressionSetting['gives']): ExpressionSetting => ({ declared, gives });

const agreed: readonly [ExpressionSetting['gives'], string, unknown][] = [
  ['bool', 'transaction.amount > 100.0', true],
  ['bool', 'transaction.amount > 100.0 && transaction.country == "DE"', true],
  ['bool', 'transaction.country in ["AT", "DE"]', true],
  ['bool', '!(transaction.country in ["AT"])', true],
  ['bool', 'transaction.count == 3', true],
  ['int', 'transaction.count + 17', 20n],
  ['int', 'transaction.count / 2', 1n],
  ['int', '-7 % 3', -1n],
  ['double', 'transaction.amount / 7.0', 120 / 7],
  ['double', 'double(transaction.count) * 1.5', 4.5],
  ['bool', 'has(transaction.nothing)', false],
  ['bool', 'has(transaction.country)', true],
  ['bool', 'has(transaction.nothing) && transaction.nothing == "x"', false],
  ['bool', 'transaction.nothing == "x" || true', true],
  ['bool', 'true || transaction.nothing == "x"', true],
  ['bool', 'transaction.nothing == "x" && false', false],
  ['string', 'transaction.paid ? "yes" : "no"', 'yes'],
  ['bool', 'transaction.email.endsWith(".Example")', true],
  ['bool', 'transaction.email.startsWith("Anna") && transaction.email.contains("@")', true],
  ['int', 'size(transaction.tags)', 3n],
  ['bool', 'transaction.tags.exists(t, t == "a")', true],
  ['bool', 'transaction.tags.all(t, size(t) == 1)', true],
  ['bool', 'transaction.numbers.exists_one(n, n == 2)', true],
  ['bool', 'transaction.items.exists(i, i.price > 50.0 && i.name == "coat")', true],
  ['int', 'transaction.items.filter(i, i.price > 50.0).size()', 1n],
  ['dyn', 'transaction.numbers.map(n, n * 2)', [6n, 2n, 4n]],
  ['dyn', 'transaction.numbers.filter(n, n > 1)', [3n, 2n]],
  ['bool', 'transaction.numbers.all(n, transaction.tags.exists(t, size(t) < n + 1))', true],
  ['bool', 'transaction.at > transaction.born', true],
  ['int', 'transaction.at.getFullYear()', 2026n],
  ['int', 'age_on(transaction.born, transaction.at)', 17n],
  ['int', 'age_on(transaction.born, timestamp("2026-03-02T00:00:00Z"))', 18n],
  ['int', 'days_between(transaction.born, timestamp("2008-03-12T05:00:00Z"))', 10n],
  ['string', 'domain(transaction.email)', 'mail.example'],
  ['string', 'username(transaction.email)', 'Anna.Berg'],
  ['string', 'username("nobody")', 'nobody'],
  ['dyn', 'split("a,b,c", ",")', ['a', 'b', 'c']],
  ['string', 'first(split("a,b,c", ","))', 'a'],
  ['string', 'last(split("a,b,c", ","))', 'c'],
  ['string', 'replace_all("a-b-c", "-", "")', 'abc'],
  ['string', 'replace_chars("a.b-c", ".-", "_")', 'a_bc'],
  ['string', 'lower(trim("  Ab "))', 'ab'],
  ['dyn', 'sort_asc(transaction.tags)', ['a', 'b', 'c']],
  ['dyn', 'sort_desc(transaction.numbers)', [3n, 2n, 1n]],
  ['int', 'first(sort_asc(transaction.numbers))', 1n],
  ['bool', 'includes(transaction.tags, "c")', true],
  ['int', 'abs(-3)', 3n],
  ['double', 'abs(-3.5)', 3.5],
  ['bool', 'transaction.extra.level == 4', true],
  ['bool', 'transaction.extra.ratio < 0.6', true],
  ['bool', 'transaction.extra.list.exists(n, n == 2)', true],
  ['string', 'string(transaction.count) + transaction.country', '3DE'],
  ['int', 'int("12") + 1', 13n],
  ['bool', '"ß" < "z" || "ä" == "ä"', true],
  ['dyn', '[1, 2] + [3]', [1n, 2n, 3n]],
];

const withoutValue: readonly [ExpressionSetting['gives'], string, string][] = [
  ['bool', 'transaction.nothing == "x"', 'missing_value'],
  ['bool', 'transaction.extra.missing == 1', 'missing_value'],
  ['int', '1 / (transaction.count - 3)', 'no_value'],
  ['int', '9223372036854775807 + transaction.count', 'no_value'],
  ['int', 'transaction.numbers[7]', 'no_value'],
  ['int', 'int("twelve")', 'no_value'],
  ['string', 'first(transaction.tags.filter(t, t == "z"))', 'no_value'],
  ['bool', 'transaction.extra.name > 3', 'no_value'],
  ['bool', 'transaction.extra.constructor == 1', 'missing_value'],
  ['bool', 'transaction.extra.__proto__ == 1', 'missing_value'],
];

describe('an expression', () => {
  for (const [gives, source, expected] of agreed) {
    it(`has the same value as in another implementation: ${source}`, () => {
      assert.deepEqual(evaluate(compile(source, setting(gives)), values), { value: expected });
      assert.deepEqual(secondOpinion(source, declared, values), { value: expected });
    });
  }

  for (const [gives, source, code] of withoutValue) {
    it(`has no value, as in another implementation: ${source}`, () => {
      const outcome = evaluate(compile(source, setting(gives)), values);
      assert.equal('fault' in outcome && outcome.fault.code, code);
      assert.equal(secondOpinion(source, declared, values), 'no value');
    });
  }

  it('does not reveal the values that it failed on', () => {
    const secret = { transaction: { ...values.transaction, extra: 'Erika Mustermann' } };
    for (const source of [
      'transaction.extra > 3',
      'int(transaction.extra) == 1',
      'transaction.extra[transaction.extra] == 1',
    ]) {
      const outcome = evaluate(compile(source, setting('bool')), secret);
      assert.ok('fault' in outcome);
      assert.doesNotMatch(JSON.stringify(outcome), /Erika|Mustermann/);
    }
  });
});

const refused: readonly [string, string][] = [
  ['transaction.country.matches("^(a+)+$")', 'refused'],
  ['matches(transaction.country, "a")', 'refused'],
  ['cel.bind(x, 1, x == 1)', 'refused'],
  ['b"e30".json() == {}', 'refused'],
  ['transaction.tags.join("") == ""', 'refused'],
  ['nobody(1)', 'refused'],
  ['resolved__0 == 1', 'refused'],
  ['transaction.tags.exists(transaction, transaction == "a")', 'refused'],
  ['transaction.tags.all(a, transaction.tags.all(b, transaction.tags.all(c, a == b)))', 'refused'],
  ['', 'refused'],
  [`transaction.country == "${'x'.repeat(2_000)}"`, 'refused'],
  [Array.from({ length: 101 }, () => 'true').join(' && '), 'refused'],
  [`${'('.repeat(500)}true${')'.repeat(500)}`, 'refused'],
  [`${'!'.repeat(300)}true`, 'refused'],
  ['transaction.missing == 1', 'unknown_name'],
  ['somebody == 1', 'unknown_name'],
  ['transaction.country > 3', 'type'],
  ['transaction.count + 1.0 > 1.0', 'type'],
  ['transaction.amount', 'type'],
  ['transaction', 'type'],
  ['transaction.country && true', 'type'],
  ['trim(3) == ""', 'type'],
  ['transaction.country == ', 'syntax'],
  ['"open', 'syntax'],
  ['1 == 1 extra', 'syntax'],
];

describe('a source', () => {
  for (const [source, code] of refused) {
    it(`is refused as ${code}: ${source.slice(0, 80)}`, () => {
      assert.equal(check(source, setting('bool'))?.code, code);
    });
  }

  it('is accepted up to its limits', () => {
    assert.equal(check(Array.from({ length: 100 }, () => 'true').join(' && '), setting('bool')), null);
    assert.equal(check('transaction.tags.all(a, transaction.tags.all(b, a == b))', setting('bool')), null);
  });

  it('is refused with the position of the error', () => {
    const fault = check('transaction.paid && transaction.missing', setting('bool'));
    assert.equal(fault?.at, 32);
    assert.match(fault?.message ?? '', /missing/);
  });
});

describe('an evaluation', () => {
  const long = { transaction: { ...values.transaction, numbers: Array.from({ length: 5_000 }, (_, at) => at) } };

  it('sees a thousand items of a list', () => {
    assert.deepEqual(evaluate(compile('size(transaction.numbers)', setting('int')), long), { value: 1_000n });
  });

  const hostile: readonly string[] = [
    'transaction.numbers.all(a, transaction.numbers.all(b, a + b >= 0))',
    'transaction.numbers.map(a, transaction.numbers.map(b, a)).size() > 0',
    'transaction.numbers.exists(a, (-a) in transaction.numbers && a in transaction.numbers)',
    `transaction.numbers.all(a, ${Array.from({ length: 15 }, () => 'transaction.numbers == transaction.numbers').join(' && ')})`,
    `size(${'replace_all('.repeat(8)}"aaaaaaaaaa"${', "a", "aaaaaaaaaa")'.repeat(8)}) > 1`,
    `transaction.numbers.map(a, ${Array.from({ length: 30 }, () => 'transaction.numbers').join(' + ')}).size() > 1`,
    'sort_asc(transaction.numbers.map(a, a * 2)).all(a, sort_asc(transaction.numbers).exists(b, a == b))',
  ];
  for (const source of hostile) {
    it(`that would hold the event loop is not started: ${source.slice(0, 90)}`, () => {
      const outcome = evaluate(compile(source, setting('bool')), long);
      assert.equal('fault' in outcome && outcome.fault.code, 'too_long');
    });
  }
});

describe('an allowance', () => {
  it('is reduced by each expression, and none starts that would exceed it', () => {
    const expression = compile('transaction.numbers.all(a, a > 0)', setting('bool'));
    const large = { remaining: 1_000 };
    assert.deepEqual(evaluate(expression, values, {}, large), { value: true });
    const steps = 1_000 - large.remaining;
    assert.ok(steps > 0);
    const allowance = { remaining: 1.5 * steps };
    assert.deepEqual(evaluate(expression, values, {}, allowance), { value: true });
    const { remaining } = allowance;
    const outcome = evaluate(expression, values, {}, allowance);
    assert.equal('fault' in outcome && outcome.fault.code, 'too_long');
    assert.equal(allowance.remaining, remaining);
  });
});

const counted: ResolvedFunction = {
  name: 'velocity',
  takes: ['literal', 'string'],
  gives: (literals) => (literals[0] === 'card' ? { type: 'int' } : { fault: 'knows no such key' }),
};

describe('a look-up call', () => {
  const asking: ExpressionSetting = { declared, gives: 'bool', resolved: [counted] };
  const source = 'velocity("card", transaction.country) > 2 && velocity("card", transaction.country) < 9';

  it('is requested once with the values of its arguments, and its result is used in the expression', () => {
    const expression = compile(source, asking);
    const asked = expression.ask(values);
    assert.ok('calls' in asked);
    assert.deepEqual(
      asked.calls.map(({ name, args }) => [name, args]),
      [['velocity', ['card', 'DE']]],
    );
    const [call] = asked.calls;
    assert.deepEqual(evaluate(expression, values, { [call?.variable ?? '']: 5 }), { value: true });
    assert.deepEqual(evaluate(expression, values, { [call?.variable ?? '']: 2 }), { value: false });
    assert.deepEqual(explain(expression, values, { [call?.variable ?? '']: 5 }), [
      { source: 'velocity("card", transaction.country)', value: 5 },
    ]);
  });

  it('whose arguments have no value makes the whole expression a fault', () => {
    const asked = compile('velocity("card", transaction.nothing) > 1', asking).ask(values);
    assert.equal('fault' in asked && asked.fault.code, 'missing_value');
  });

  for (const [fault, wrong] of [
    ['an item of a list', 'transaction.tags.exists(t, velocity("card", t) > 1)'],
    ['another look-up', 'velocity("card", string(velocity("card", "a"))) > 1'],
    ['a text that is no literal', 'velocity(transaction.country, "a") > 1'],
    ['a literal that it does not know', 'velocity("cards", "a") > 1'],
    ['too few', 'velocity("card") > 1'],
    ['a wrong type', 'velocity("card", 3) > 1'],
  ] as const) {
    it(`is refused with ${fault} as an argument`, () => {
      assert.notEqual(check(wrong, asking), null);
    });
  }
});

describe('an explanation', () => {
  it('names each value that was read, and what was missing', () => {
    const expression = compile('transaction.amount > 100.0 && transaction.nothing == "x"', setting('bool'));
    assert.deepEqual(explain(expression, values), [
      { source: 'transaction.amount', value: 120 },
      { source: 'transaction.nothing' },
    ]);
  });
});
