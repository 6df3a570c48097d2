/** Watchlists of an organization, and versions that wait for approval. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openWatchlistFolder } from '../../src/screening/watchlist-folder.ts';
import { type ApiBody, type ApiClient, createClient } from '../support/client.ts';
import { secondOrganization } from '../support/organizations.ts';
import { type Person, signedIn } from '../support/people.ts';
import { reportBody } from '../support/reports.ts';
import { useService } from '../support/service.ts';
import { fillerRows, giveWatchlist, makeWaiting, ownWatchlist, receiveRows } from '../support/watchlists.ts';

let admin: Person;
let reviewer: Person;
const service = useService({ worker: false }, async (started) => {
  admin = await signedIn(started, { role: 'admin' });
  reviewer = await signedIn(started, { role: 'reviewer' });
});

const inSandbox = { ...ownWatchlist, environments: ['sandbox'] as const };
const said = (reason: string, more: Record<string, unknown> = {}) => ({ data: { attributes: { reason, ...more } } });
const attributesOf = (body: ApiBody) => body.data.attributes as Record<string, Record<string, unknown>>;
const get = (slug: string, client: ApiClient = service.current.sandbox) => client.get(`/watchlists/${slug}`);

describe('GET /watchlists', () => {
  it('200: lists the searched lists, with version, age and changes', async () => {
    await giveWatchlist(service.current, ['k1,Grace Kept,1906'], { ...inSandbox, slug: 'kept' });
    const { status, body } = await service.current.sandbox.get('/watchlists');
    assert.equal(status, 200);
    const lists = body.data as unknown as { id: string; attributes: Record<string, unknown> }[];
    assert.deepEqual(lists.map(({ id }) => id).slice(0, 1), ['kept']);
    assert.ok(lists.some(({ id }) => id === 'sandbox-sanctions'));
    const kept = attributesOf((await get('kept')).body);
    assert.equal(kept['age'] as unknown, 'current');
    assert.deepEqual(kept['current']?.['changes'], { added: 51, changed: 0, removed: 0 });
  });

  it('200: omits a list of the other environment', async () => {
    const { body } = await service.current.production.get('/watchlists');
    assert.deepEqual(body.data, []);
    assert.equal((await get('kept', service.current.production)).status, 404);
  });
});

describe('POST /watchlists/{slug}/accept and /reject', () => {
  it('200: rejects a waiting version, refuses it when it comes again, and accepts another one', async () => {
    await makeWaiting(service.current, { ...inSandbox, slug: 'judged' });
    const waiting = attributesOf((await get('judged')).body)['waiting'];
    assert.match(String(waiting?.['objection']), /20 entries where the current one has 50/);
    const rejected = await admin.post('/api/v1/watchlists/judged/reject', said('Half is missing'));
    assert.equal(rejected.status, 200, JSON.stringify(rejected.body));
    const after = attributesOf(rejected.body);
    assert.equal(after['waiting'], null);
    const rejection = after['last-rejected']?.['rejected'] as { reason: string } | undefined;
    assert.equal(rejection?.reason, 'Half is missing');
    assert.equal(after['current']?.['entities'], 50);
    assert.equal((await receiveRows(service.current, 'judged', fillerRows(20))).state, 'rejected');

    assert.equal((await receiveRows(service.current, 'judged', fillerRows(21))).state, 'waiting');
    const accepted = await admin.post('/api/v1/watchlists/judged/accept', said('A programme ended'));
    assert.equal(accepted.status, 200);
    const current = attributesOf(accepted.body)['current'];
    assert.equal(current?.['entities'], 21);
    const acceptance = current?.['accepted'] as { reason: string } | undefined;
    assert.equal(acceptance?.reason, 'A programme ended');
  });

  it('409: no version waits, or another version than the one that was reviewed', async () => {
    const path = '/watchlists/judged/accept';
    assert.equal((await service.current.sandbox.post(path, said('x'))).status, 409);
    assert.equal((await receiveRows(service.current, 'judged', fillerRows(3))).state, 'waiting');
    assert.equal((await service.current.sandbox.post(path, said('x', { version: 'f'.repeat(64) }))).status, 409);
  });

  it('400, 403, 404: no reason, a user who may not change settings, an unknown or a built-in list', async () => {
    const { sandbox } = service.current;
    assert.equal((await sandbox.post('/watchlists/judged/accept', said(''))).status, 400);
    assert.equal((await reviewer.post('/api/v1/watchlists/judged/accept', said('x'))).status, 403);
    assert.equal((await sandbox.post('/watchlists/nothing/accept', said('x'))).status, 404);
    assert.equal((await sandbox.post('/watchlists/sandbox-sanctions/accept', said('x'))).status, 409);
  });
});

describe('GET /watchlists/{slug}/versions/{version}/changes', () => {
  const changed = (slug: string, version: unknown, question = '', client: ApiClient = service.current.sandbox) =>
    client.get(`/watchlists/${slug}/versions/${version}/changes${question}`);
  const rowsOf = (body: ApiBody) =>
    body.data as unknown as { change: string; names: string[]; differences: { field: string; before: string[] }[] }[];
  const versionOf = async (slug: string, which: 'current' | 'waiting') =>
    attributesOf((await get(slug)).body)[which]?.['version'];

  it('200: names the entries that a waiting version adds, changes and removes, with the changes', async () => {
    await giveWatchlist(service.current, ['n1,Ada Lovelace,1815', 'n2,Юрий Гагарин,1934'], {
      ...inSandbox,
      slug: 'named',
    });
    const rows = [...fillerRows(20), 'n1,Ada Lovelace,1816', 'n3,Mary Somerville,1780'];
    assert.equal((await receiveRows(service.current, 'named', rows)).state, 'waiting');
    const { status, body } = await changed('named', await versionOf('named', 'waiting'), '?page[size]=100');
    assert.equal(status, 200, JSON.stringify(body));
    const said = rowsOf(body);
    assert.deepEqual(
      said.slice(0, 2).map(({ change, names }) => [change, names]),
      [
        ['changed', ['Ada Lovelace']],
        ['added', ['Mary Somerville']],
      ],
    );
    assert.deepEqual(said[0]?.differences, [{ field: 'birthdates', before: ['1815'], after: ['1816'] }]);
    assert.equal(said.filter(({ change }) => change === 'removed').length, 31);
    assert.deepEqual(body.meta, { 'has-more': false });
  });

  it('200: filters by change and by part of a name in another script, and limits the page', async () => {
    const waiting = await versionOf('named', 'waiting');
    const removed = await changed('named', waiting, '?filter[change]=removed&filter[name]=gagarin');
    assert.deepEqual(
      rowsOf(removed.body).map(({ change, names }) => [change, names]),
      [['removed', ['Юрий Гагарин']]],
    );
    const few = await changed('named', waiting, '?filter[change]=removed&page[size]=5');
    assert.equal(rowsOf(few.body).length, 5);
    assert.deepEqual(few.body.meta, { 'has-more': true });
    const first = await changed('named', await versionOf('named', 'current'), '?filter[name]=lovelace');
    assert.deepEqual(rowsOf(first.body)[0]?.change, 'added');
  });

  it('422: the previous version is gone, and no entry is reported as new', async () => {
    const current = await versionOf('named', 'current');
    const folder = openWatchlistFolder(service.current.app.config.dataDir);
    const waiting = await versionOf('named', 'waiting');
    await folder.setAside('named', String(current));
    assert.equal((await changed('named', waiting)).status, 422);
    await folder.putBack('named', String(current));
  });

  it('400 and 404: an unknown change, an unknown version, and a list of the other environment', async () => {
    const waiting = await versionOf('named', 'waiting');
    assert.equal((await changed('named', waiting, '?filter[change]=all')).status, 400);
    assert.equal((await changed('named', 'f'.repeat(64))).status, 404);
    assert.equal((await changed('named', '..')).status, 404);
    assert.equal((await changed('named', waiting, '', service.current.production)).status, 404);
  });
});

describe('with a second organization', () => {
  it('its own list is visible only there, and shared lists are decided only by command', async () => {
    const { seeded, baseUrl } = await secondOrganization(service.current);
    const other = createClient(baseUrl, seeded.sandbox.apiKey);
    const { organizationId } = seeded.sandbox.scope;
    const theirs = { ...inSandbox, slug: 'theirs', organizationId };
    await giveWatchlist(service.current, ['t1,Zebulon Quagmire Thistlewood,1950'], theirs);
    const asked = reportBody('watchlist', { term: 'Zebulon Quagmire Thistlewood' });
    const theirReport = await other.post('/reports', asked);
    assert.equal(theirReport.body.data.attributes['has-match'], true, JSON.stringify(theirReport.body));
    const ours = await service.current.sandbox.post('/reports', asked);
    assert.equal(ours.body.data.attributes['has-match'], false);
    assert.doesNotMatch(JSON.stringify(ours.body), /theirs/);

    assert.equal((await get('theirs', other)).status, 200);
    assert.equal((await get('theirs')).status, 404);
    const { text } = await service.current.sandbox.get('/watchlists');
    assert.doesNotMatch(text, /theirs/);
    assert.equal((await receiveRows(service.current, 'theirs', fillerRows(5))).state, 'waiting');
    assert.equal((await service.current.sandbox.post('/watchlists/theirs/accept', said('x'))).status, 404);
    assert.equal((await other.post('/watchlists/theirs/accept', said('Cleared out'))).status, 200);

    const shared = await service.current.sandbox.post('/watchlists/judged/accept', said('x'));
    assert.equal(shared.status, 409);
    assert.match(JSON.stringify(shared.body.errors), /npm start -- watchlists accept judged/);
    assert.equal(attributesOf((await get('judged')).body)['may-decide'] as unknown, false);
  });
});
