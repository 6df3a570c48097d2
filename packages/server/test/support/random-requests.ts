/** Random requests: the examples of the OpenAPI document with changed parts. */
import fc from 'fast-check';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}
interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly schema?: Schema }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema; readonly example?: unknown } };
  };
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/**
 * Random request. Its ids are those of the examples: the sender replaces them with known ones, selected by `choice`.
 */
export interface RandomRequest {
  readonly method: string;
  /** Path with its parameters as in the document, such as `{inquiry-id}`. */
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly choice: number;
}

const texts = ['', ' ', 'a', 'x'.repeat(5000), 'é'.repeat(200), '\u{1f600}', '\u202e', '%00', '[]', 'null', 'NaN'];
const names = ['constructor', '__proto__', 'toString', 'extra', 'data'];
const times = ['2026-02-30', '0000-01-01', '9999-12-31', '+275760-09-13T00:00:00Z', '2026-11-22T23:59:60Z'];
const places = ['http://127.0.0.1:1/', 'javascript:alert(1)', 'https://[::1]:99999/', '10.0.0.0/8', '999.1.1.1'];
const numbers = [0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -0];
const others = [null, true, false, [], {}, [null], [[]], ['a', 'a'], { a: 1 }];
const odd = fc
  .oneof(fc.constantFrom(...names), fc.constantFrom<unknown>(...texts, ...times, ...places, ...numbers, ...others))
  .map((value) => structuredClone(value));

interface Change {
  readonly how: 'replace' | 'remove' | 'add';
  readonly at: number;
  readonly name: string;
  readonly value: unknown;
}

/** Returns everything in a document that can be changed, including the document itself. */
function placesIn(parent: Record<string, unknown>): [Record<string, unknown>, string][] {
  return Object.entries(parent).flatMap(([name, value]): [Record<string, unknown>, string][] => [
    [parent, name],
    ...(value !== null && typeof value === 'object' ? placesIn(value as Record<string, unknown>) : []),
  ]);
}

function changed(example: unknown, changes: readonly Change[]): unknown {
  const root: Record<string, unknown> = { body: structuredClone(example) };
  for (const { how, at, name, value } of changes) {
    const all = placesIn(root);
    const [parent, key] = all[at % all.length] ?? [root, 'body'];
    const inner = parent[key];
    if (how === 'remove') delete parent[key];
    else if (how === 'add' && inner !== null && typeof inner === 'object') {
      Object.defineProperty(inner, name, { value, enumerable: true, configurable: true, writable: true });
    } else parent[key] = value;
  }
  return root['body'];
}

const namesIn = ({ properties = {}, items }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([name, inner]) => [name, ...namesIn(inner)]),
  ...(items === undefined ? [] : namesIn(items)),
];

function queryNames({ parameters = [] }: Operation): string[] {
  return parameters.flatMap(({ name = '', in: where, schema = {} }) => {
    if (where !== 'query') return [];
    const inner = namesIn(schema).map((member) => `${name}[${member}]`);
    return name === 'fields' ? ['fields[inquiry]', 'fields[account]'] : inner.length > 0 ? inner : [name];
  });
}

const seldom = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const headersOf = fc
  .record({
    'service-version': fc.constantFrom(undefined, '2023-01-05', '2025-10-27', '2025-12-08'),
    'key-inflection': seldom(fc.constantFrom('camel', 'snake', 'x')),
    'idempotency-key': seldom(fc.constantFrom('one', 'two', ' ', 'x'.repeat(256))),
    'content-type': seldom(fc.constantFrom('text/plain', 'application/json; charset=utf-16')),
  })
  .map((all) =>
    Object.fromEntries(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined)),
  );

function requestsOf(path: string, method: string, operation: Operation): fc.Arbitrary<RandomRequest> {
  const { schema = {}, example } = operation.requestBody?.content['application/json'] ?? {};
  const change: fc.Arbitrary<Change> = fc.record({
    how: fc.constantFrom('replace', 'replace', 'remove', 'add'),
    at: fc.nat(1000),
    name: fc.constantFrom(...names, ...namesIn(schema)),
    value: odd,
  });
  const asked = fc.tuple(fc.constantFrom('x', ...queryNames(operation)), fc.constantFrom('1', 'a', ...texts, ...times));
  return fc.record({
    method: fc.constant(method.toUpperCase()),
    path: fc.constant(path),
    query: seldom(fc.array(asked, { minLength: 1, maxLength: 2 })).map((pairs) =>
      pairs === undefined ? '' : `?${new URLSearchParams(pairs)}`,
    ),
    headers: headersOf,
    body:
      example === undefined
        ? fc.constant(undefined)
        : fc.array(change, { maxLength: 2 }).map((changes) => changed(example, changes)),
    choice: fc.nat(),
  });
}

/** Returns random requests. Operations with a body are more frequent, since they have more parts to change. */
export function randomRequests(document: unknown): fc.Arbitrary<RandomRequest> {
  const { paths } = document as OpenApi;
  return fc.oneof(
    ...Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        weight: operation.requestBody === undefined ? 1 : 3,
        arbitrary: requestsOf(path, method, operation),
      })),
    ),
  );
}
