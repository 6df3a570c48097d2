/** Removal of unused watchlist versions, never while a run refers to them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pruneVersions } from '../../src/screening/prune-versions.ts';
import { openWatchlistFolder, type WatchlistFolder } from '../../src/screening/watchlist-folder.ts';
import { reportBody } from '../support/reports.ts';
import { useService } from '../support/service.ts';
import { typed } from '../support/typed.ts';
import { giveWatchlist, receiveWatchlist } from '../support/watchlists.ts';

const service = useService({ worker: false });

const folderOf = (): WatchlistFolder => openWatchlistFolder(service.current.app.config.dataDir);
const kept = async (): Promise<Set<string>> => new Set((await folderOf().versions('own')).map(({ sha256 }) => sha256));
const current = async (): Promise<string> => (await folderOf().standing('own'))?.current?.sha256 ?? '';
const row = (id: number): string[] => [`n${id},Ottoline Quibbleworth,19${10 + id}`];
const nobody = async () => new Set<string>();

/** Receives a version dated two days ago. */
async function receivedLongAgo(id: number): Promise<string> {
  const { clock } = service.current;
  clock.forward(-2 * 86_400);
  const { state } = await receiveWatchlist(service.current, row(id));
  clock.forward(2 * 86_400);
  assert.equal(state, 'current');
  return await current();
}

describe('watchlists prune', () => {
  it('0: deletes unused versions; keeps those of a run, the current, the waiting and the previous one', async () => {
    const first = await receivedLongAgo(1);
    await giveWatchlist(service.current, row(1));
    const body = reportBody('watchlist', { term: 'Ottoline Quibbleworth' });
    const made = await service.current.production.post('/reports', body);
    assert.equal(made.body.data.attributes['status'], 'ready');
    const [second, third, fourth] = [await receivedLongAgo(2), await receivedLongAgo(3), await receivedLongAgo(4)];
    service.current.clock.forward(-2 * 86_400);
    const waiting = await receiveWatchlist(service.current, [], { fillers: 20 });
    service.current.clock.forward(2 * 86_400);
    assert.equal(waiting.state, 'waiting');
    const before = await kept();
    assert.equal(before.size, 5);

    const { code, out } = await typed(service.current, ['watchlists', 'prune']);
    assert.deepEqual([code, out], [0, 'own: 1 versions removed, 4 kept.\n']);
    const after = await kept();
    assert.deepEqual(
      [first, second, third, fourth].map((sha256) => after.has(sha256)),
      [true, false, true, true],
    );
    assert.equal((await typed(service.current, ['watchlists', 'prune'])).out, 'own: 0 versions removed, 4 kept.\n');
    const replay = await typed(service.current, ['reports', 'replay', made.body.data.id]);
    assert.equal(replay.code, 0, replay.out);
  });

  it('keeps the requested number before the current one, and what arrived in the last day', async () => {
    const versions = [];
    for (const id of [11, 12, 13, 14]) versions.push(await receivedLongAgo(id));
    const now = service.current.clock.now();
    await pruneVersions(folderOf(), { keep: 2, now, named: nobody });
    const after = await kept();
    assert.deepEqual(
      versions.map((sha256) => after.has(sha256)),
      [false, true, true, true],
    );

    for (const id of [21, 22, 23]) await receiveWatchlist(service.current, row(id));
    const young = await kept();
    await pruneVersions(folderOf(), { keep: 1, now: service.current.clock.now(), named: nobody });
    const left = await kept();
    assert.ok([...young].slice(0, 3).every((sha256) => left.has(sha256)));
  });

  it('restores what a run named in the meantime, and what an interrupted prune had set aside', async () => {
    const versions = [];
    for (const id of [31, 32, 33]) versions.push(await receivedLongAgo(id));
    const oldest = versions[0] as string;
    const answers = [new Set<string>(), new Set([`own@${oldest}`])];
    const named = async () => answers.shift() ?? new Set<string>();
    const now = service.current.clock.now();
    await pruneVersions(folderOf(), { keep: 1, now, named });
    assert.ok((await kept()).has(oldest));

    await folderOf().setAside('own', oldest);
    assert.equal((await kept()).has(oldest), false);
    await pruneVersions(folderOf(), { keep: 1, now, named: async () => new Set([`own@${oldest}`]) });
    assert.ok((await kept()).has(oldest));
    await pruneVersions(folderOf(), { keep: 1, now, named: nobody });
    assert.equal((await kept()).has(oldest), false);
  });

  it('2: for an invalid count', async () => {
    for (const keep of ['0', '-1', 'all', '1.5']) {
      assert.equal((await typed(service.current, ['watchlists', 'prune', `--keep=${keep}`])).code, 2, keep);
    }
  });
});
