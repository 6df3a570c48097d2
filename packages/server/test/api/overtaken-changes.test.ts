/** Optimistic locking: a change based on an outdated state is refused with 409. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { ApiAnswer } from '../support/client.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

let owner: Person;
beforeEach(async () => {
  owner = await signedIn(service.current, { role: 'owner' });
});

interface Sender {
  post(path: string, body: unknown): Promise<ApiAnswer>;
  request(method: string, path: string, options: { readonly body: unknown }): Promise<ApiAnswer>;
}

interface Changed {
  readonly path: string;
  readonly made: object;
  /** Members that distinguish a second object from the first. */
  readonly another: object;
  readonly first: object;
  readonly second: object;
  readonly sender: () => Sender;
}

const client = () => service.current.sandbox;
const cases: readonly Changed[] = [
  {
    path: '/theme-sets',
    made: { name: 'Brand' },
    another: {},
    first: { name: 'One' },
    second: { name: 'Two' },
    sender: client,
  },
  {
    path: '/account-types',
    made: { name: 'Staff' },
    another: {},
    first: { name: 'One' },
    second: { name: 'Two' },
    sender: client,
  },
  {
    path: '/case-templates',
    made: { name: 'Fraud', key: 'FRD' },
    another: { key: 'FRE' },
    first: { 'field-schemas': [{ type: 'string', key: 'one' }] },
    second: { 'field-schemas': [{ type: 'string', key: 'two' }] },
    sender: client,
  },
  {
    path: '/dashboard/api/roles',
    made: { name: 'Night shift', permissions: ['inquiry.read'] },
    another: { name: 'Day shift' },
    first: { permissions: ['case.read'] },
    second: { permissions: ['account.read'] },
    sender: () => owner,
  },
];

/** Returns the time of the last change as a reader sees it. */
const readAt = ({ body }: ApiAnswer): unknown =>
  body.data.attributes['updated-at'] ?? body.data.attributes['created-at'];

for (const { path, made, another, first, second, sender } of cases) {
  describe(`PATCH ${path}`, () => {
    const change = (id: string, attributes: object, at?: unknown): Promise<ApiAnswer> =>
      sender().request('PATCH', `${path}/${id}`, {
        body: { data: { attributes }, ...(at === undefined ? {} : { meta: { 'updated-at': at } }) },
      });

    it('200: accepts the state that was read, and then the one that it returned', async () => {
      const created = await sender().post(path, { data: { attributes: made } });
      assert.equal(created.status, 201, created.text);
      const changed = await change(created.body.data.id, first, readAt(created));
      assert.equal(changed.status, 200, changed.text);
      assert.notEqual(readAt(changed), readAt(created));
      assert.equal((await change(created.body.data.id, second, readAt(changed))).status, 200);
    });

    it('409: is refused after another change, and nothing is overwritten', async () => {
      const created = await sender().post(path, { data: { attributes: { ...made, ...another } } });
      assert.equal(created.status, 201, created.text);
      const { id } = created.body.data;
      const changed = await change(id, first);
      const refused = await change(id, second, readAt(created));
      assert.deepEqual([refused.status, refused.body.errors?.[0]?.code], [409, 'stale_object']);
      const after = await change(id, first, readAt(changed));
      assert.equal(after.status, 200, after.text);
    });

    it('400: refuses an invalid time', async () => {
      const refused = await change('any', first, 'yesterday');
      assert.equal(refused.status, 400, refused.text);
    });
  });
}
