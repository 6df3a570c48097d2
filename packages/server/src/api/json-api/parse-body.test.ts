import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refusal } from '../../lib/refusal.ts';
import { parseBody } from './parse-body.ts';

const parse = (text: string) => parseBody(Buffer.from(text));
const nested = (depth: number): string => `{"data":{"attributes":{"a":${'['.repeat(depth)}1${']'.repeat(depth)}}}}`;

describe('parseBody', () => {
  it('treats an empty body like an empty document', () => {
    const nothing = { attributes: {}, meta: {}, type: null };
    assert.deepEqual(parse(''), nothing);
    assert.deepEqual({ ...parse('{}') }, nothing);
    assert.deepEqual({ ...parse('{"data":null,"meta":null}') }, nothing);
    for (const text of ['null', '[]', '{"data":[],"meta":[]}', '{"data":{"attributes":[]}}']) {
      assert.deepEqual({ ...parse(text) }, nothing, text);
    }
  });

  it('ignores the relationships of a resource that is sent back unchanged', () => {
    const whole =
      '{"data":{"type":"inquiry","id":"inq_1","attributes":{"note":"a"},"relationships":{"a":{}},"links":{}}}';
    assert.deepEqual({ ...parse(whole).attributes }, { note: 'a' });
  });

  for (const number of [
    '9007199254740993',
    '-9007199254740993',
    '12345678901234567890',
    '1e300',
    '1e999',
    '9007199254740993.5',
  ]) {
    it(`refuses ${number}, which would be rounded`, () =>
      assert.throws(
        () => parse(`{"meta":{"a":[1,${number}]}}`),
        (error) => {
          assert.ok(error instanceof Refusal);
          assert.deepEqual([error.code, error.entries[0]?.pointer], ['bad_request', '/meta/a/1']);
          return true;
        },
      ));
  }
  for (const number of ['9007199254740991', '0.12345678901234567', '12.5e1', '1.0e3', '"9007199254740993"', '1.5e-7']) {
    it(`accepts ${number}`, () => assert.ok(parse(`{"meta":{"a":[${number}]}}`)));
  }

  it('converts keys of any casing and depth to kebab case, and leaves values unchanged', () => {
    const { attributes, meta } = parse(
      '{"data":{"type":"inquiry","id":"inq_1","attributes":{"referenceId":"A_bC","oneList":[{"aKey":1}]}},"meta":{"tagName":["a_B"]}}',
    );
    assert.deepEqual(JSON.parse(JSON.stringify(attributes)), { 'reference-id': 'A_bC', 'one-list': [{ 'a-key': 1 }] });
    assert.deepEqual(JSON.parse(JSON.stringify(meta)), { 'tag-name': ['a_B'] });
  });

  it('leaves the keys inside fields to the field schemas', () => {
    const { attributes } = parse('{"data":{"attributes":{"Fields":{"name_first":{"aKey":[{"bKey":1}]}}}}}');
    assert.deepEqual(JSON.parse(JSON.stringify(attributes)), { fields: { name_first: { aKey: [{ bKey: 1 }] } } });
  });

  it('treats __proto__ like any other name', () => {
    const { attributes } = parse('{"data":{"attributes":{"__proto__":{"polluted":true},"constructor":1}}}');
    assert.equal(Object.getPrototypeOf(attributes), null);
    assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  });

  it('accepts 29 levels below the attributes and refuses one more', () => {
    assert.ok(parse(nested(29)).attributes['a']);
    assert.throws(() => parse(nested(30)), { code: 'malformed_json' });
  });

  it('refuses more than a hundred thousand members', () => {
    assert.throws(() => parse(`{"meta":{"a":[${'0,'.repeat(100_000)}0]}}`), { code: 'malformed_json' });
  });

  const malformed: readonly (readonly [string, Buffer])[] = [
    ['cut JSON', Buffer.from('{"data":')],
    ['a comment', Buffer.from('{} // x')],
    ['a trailing comma', Buffer.from('{"meta":{},}')],
    ['Latin-1 bytes', Buffer.from('{"meta":{"a":"\xe9"}}', 'latin1')],
    ['an overlong sequence', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ['half a surrogate in UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ];
  for (const [name, bytes] of malformed) {
    it(`refuses ${name} as malformed`, () => assert.throws(() => parseBody(bytes), { code: 'malformed_json' }));
  }

  const bad: readonly string[] = [
    '[1]',
    '"text"',
    '{"data":[1]}',
    '{"data":{"attributes":[{}]}}',
    '{"data":{"surprise":{}}}',
    '{"meta":5}',
    '{"surprise":1}',
    '{"meta":{"a":"\\u0000"}}',
    '{"meta":{"a":"\\ud800"}}',
  ];
  const unstorable: readonly (readonly [text: string, pointer: string | undefined])[] = [
    ['{"meta":{"someTexts":["a","\\u0000"]}}', '/meta/some-texts/1'],
    ['{"data":{"attributes":{"fields":{"myNote":"\\udc00"}}}}', '/data/attributes/fields/myNote'],
    ['{"meta":{"a":{"b\\ud800":1}}}', '/meta/a'],
    ['{"\\u0000":1}', undefined],
  ];
  for (const [text, pointer] of unstorable) {
    it(`reports the position of the character: ${text}`, () => {
      assert.throws(
        () => parse(text),
        ({ code, entries }: Refusal) => {
          assert.deepEqual([code, entries[0]?.pointer], ['bad_request', pointer]);
          return true;
        },
      );
    });
  }

  for (const text of bad) {
    it(`refuses ${text}`, () => assert.throws(() => parse(text), { code: 'bad_request' }));
  }
});
