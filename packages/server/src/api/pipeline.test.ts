import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refusal } from '../lib/refusal.ts';
import { chainFrom } from './chain.ts';
import { readEndpoint } from './endpoint.ts';
import type { Authenticated, Authorized, Identified, Received, Whole } from './exchange.ts';
import { authenticate } from './stages/authenticate.ts';
import { authorize } from './stages/authorize.ts';
import { limitRate } from './stages/limit-rate.ts';
import { negotiateContent } from './stages/negotiate-content.ts';
import { readBody } from './stages/read-body.ts';
import { resolveVersion } from './stages/resolve-version.ts';
import { unitOfWork } from './stages/unit-of-work.ts';

/** Checked by the compiler: an order that becomes possible makes its `@ts-expect-error` fail the types check. */
export const wrongOrders = [
  // @ts-expect-error a request has its id before its key is looked up
  () => chainFrom<Received>().stage(authenticate),
  // @ts-expect-error requests are counted by their key
  () => chainFrom<Identified>().stage(limitRate),
  // @ts-expect-error the version may be that of the key
  () => chainFrom<Identified>().stage(resolveVersion),
  // @ts-expect-error who may do nothing here is counted too
  () => chainFrom<Authenticated>().stage(authorize),
  // @ts-expect-error nobody's body is read before it is known that the key may send one
  () => chainFrom<Authenticated>().stage(limitRate).stage(negotiateContent).stage(resolveVersion).stage(readBody),
  // @ts-expect-error a body of another kind is refused before it is read
  () => chainFrom<Authenticated>().stage(limitRate).stage(resolveVersion).stage(authorize).stage(readBody),
  // @ts-expect-error the work needs all of the request
  (known: Authorized) => unitOfWork(known),
];

const shared = { operationId: 'x', summary: 'x', permission: null, resourceType: 'inquiry' } as const;

export const parametersOfPaths = () => [
  readEndpoint({ ...shared, path: '/x/{y-id}', handle: async (_, { params }) => ({ body: { y: params['y-id'] } }) }),
  // @ts-expect-error the path has no parameter of this name
  readEndpoint({ ...shared, path: '/x/{y-id}', handle: async (_, { params }) => ({ body: { y: params['z-id'] } }) }),
];

export const rightOrder = async (known: Whole) => {
  const stages = chainFrom<Identified>().stage(authenticate).stage(limitRate).stage(negotiateContent);
  const whole = await stages
    .stage(resolveVersion)
    .stage(authorize)
    .stage(readBody)
    .run(known, () => undefined);
  return unitOfWork(whole);
};

describe('a chain of stages', () => {
  const chain = chainFrom<{ readonly a: number }>()
    .stage(({ a }) => ({ b: a + 1 }))
    .stage(async ({ a, b }) => ({ c: a + b }));

  it('passes the results of earlier stages to each stage, and returns all of them', async () => {
    assert.deepEqual(await chain.run({ a: 1 }, () => undefined), { a: 1, b: 2, c: 3 });
  });

  it('reports each completed stage, also when a later stage refuses', async () => {
    const refusing = chain.stage((): { readonly d: number } => {
      throw new Refusal('not_found');
    });
    const reached: unknown[] = [];
    await assert.rejects(
      refusing.run({ a: 1 }, (known) => reached.push(known)),
      { code: 'not_found' },
    );
    assert.deepEqual(reached, [
      { a: 1, b: 2 },
      { a: 1, b: 2, c: 3 },
    ]);
  });
});
