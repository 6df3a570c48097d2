/** /dashboard/api/saved-views: saved list views, private or shared with the organization. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rowsOf } from '../support/database.ts';
import { createInquiry } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const path = '/dashboard/api/saved-views';

interface View {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly 'is-own': boolean;
}

const viewsOf = async (person: Person): Promise<View[]> =>
  (JSON.parse((await person.get(path)).text) as { 'saved-views': View[] })['saved-views'];

async function save(person: Person, name: string, isShared: boolean): Promise<View> {
  const answer = await person.post(path, { name, line: `reference:"${name}"`, 'is-shared': isShared });
  assert.equal(answer.status, 201, answer.text);
  return JSON.parse(answer.text) as View;
}

describe('200 and 201', () => {
  it('keeps own views private, shows shared ones to all, and lets only the creator delete one', async () => {
    const [one, other] = await Promise.all([
      signedIn(service.current, { role: 'reviewer' }),
      signedIn(service.current, { role: 'reviewer' }),
    ]);
    const own = await save(one, 'mine', false);
    const shared = await save(one, 'ours', true);
    assert.deepEqual(
      (await viewsOf(one)).map(({ name, line }) => [name, line]),
      [
        ['mine', 'reference:"mine"'],
        ['ours', 'reference:"ours"'],
      ],
    );
    assert.deepEqual(
      (await viewsOf(other)).map((view) => [view.name, view['is-own']]),
      [['ours', false]],
    );
    assert.equal((await other.request('DELETE', `${path}/${shared.id}`)).status, 404);
    assert.equal((await one.request('DELETE', `${path}/${own.id}`)).status, 200);
    assert.deepEqual(
      (await viewsOf(one)).map(({ name }) => name),
      ['ours'],
    );
  });

  it('stores no search term in plain text', async () => {
    const person = await signedIn(service.current, { role: 'reviewer' });
    await save(person, 'secret-reference', false);
    const rows = await rowsOf(service.current.connectionString, 'select * from saved_views');
    assert.ok(rows.length > 0);
    for (const row of rows) {
      const bytes = [row['line'] as Buffer, Buffer.from(String(row['name'])), ...(row['words'] as Buffer[])];
      assert.ok(bytes.every((each) => !each.includes('secret') && !each.includes('reference:')));
    }
  });

  it('deletes a view with the inquiry that its filter or its name refers to, and no other view', async () => {
    const person = await signedIn(service.current, { role: 'reviewer' });
    const { id } = await createInquiry(service.current, { 'reference-id': 'order 12', note: 'vip-7' });
    const views = [
      ['by reference', 'reference:"order 12" status:created'],
      ['by note', 'note:vip-7'],
      ['order 12', 'status:created'],
      ['of another', 'reference:"order 13"'],
    ];
    for (const [name, line] of views) await person.post(path, { name, line, 'is-shared': false });
    const own = async () => (await viewsOf(person)).filter((view) => view['is-own']).map(({ name }) => name);
    assert.equal((await own()).length, 4);
    assert.equal((await service.current.sandbox.request('DELETE', `/inquiries/${id}`)).status, 200);
    assert.deepEqual(await own(), ['of another']);
  });
});

describe('400', () => {
  it('is returned for an empty name and a filter that is too long', async () => {
    const person = await signedIn(service.current, { role: 'reviewer' });
    for (const body of [
      {},
      { name: '', line: 'a', 'is-shared': true },
      { name: 'a', line: 'a'.repeat(501), 'is-shared': true },
    ]) {
      assert.equal((await person.post(path, body)).status, 400);
    }
  });
});
