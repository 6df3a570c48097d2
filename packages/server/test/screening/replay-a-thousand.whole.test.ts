/** Replay of a thousand runs with two versions of a list and two models: every result is the same. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type ApiClient, createClient } from '../support/client.ts';
import { writeModel } from '../support/models.ts';
import { reportBody } from '../support/reports.ts';
import { startSecondProcess } from '../support/second-process.ts';
import { useService } from '../support/service.ts';
import { typed } from '../support/typed.ts';
import { giveWatchlist } from '../support/watchlists.ts';

const service = useService({ worker: false });

const given = ['Ottoline', 'Barnaby', 'Cressida', 'Dorothea', 'Mohammed', 'Ekaterina', 'Giovanni', 'Jürgen'];
const family = ['Quibbleworth', 'Throckmorton', 'Vandersloot', 'Winkelbottom', 'al-Rashidi', 'Petrova', 'Müller'];
const nameAt = (at: number): string => `${given[at % given.length]} ${family[Math.floor(at / 3) % family.length]}`;

/** Returns the name; of every three, one lacks a letter and one has its words reversed. */
function askedAt(at: number): string {
  const name = nameAt(at);
  if (at % 3 === 1) return `${name.slice(0, 2)}${name.slice(3)}`;
  return at % 3 === 2 ? name.split(' ').reverse().join(' ') : name;
}

/** Returns the listed rows: of every three, those in `kept`. */
const listed = (kept: readonly number[]): string[] =>
  Array.from({ length: 56 }, (_each, at) => at)
    .filter((at) => kept.includes(at % 3))
    .map((at) => `p${at},${nameAt(at)},19${40 + at}`);

/** Creates reports and returns the number that matched. */
async function ask(client: ApiClient, from: number, to: number): Promise<number> {
  let matched = 0;
  for (let at = from; at < to; at += 10) {
    const numbers = Array.from({ length: Math.min(10, to - at) }, (_each, index) => at + index);
    const answers = await Promise.all(
      numbers.map((number) => client.post('/reports', reportBody('watchlist', { term: askedAt(number) }))),
    );
    for (const { status, body } of answers) {
      assert.equal(status, 201);
      assert.equal(body.data.attributes['status'], 'ready');
      if (body.data.attributes['has-match'] === true) matched += 1;
    }
  }
  return matched;
}

/** Creates reports with two models, before and after the list changed. */
async function askByBoth(one: ApiClient, other: ApiClient): Promise<void> {
  const matched = (await ask(one, 0, 250)) + (await ask(other, 250, 500));
  await giveWatchlist(service.current, listed([0, 2]));
  const later = (await ask(one, 500, 750)) + (await ask(other, 750, 1000));
  assert.ok(matched > 50 && later > 50 && matched + later < 950, `${matched} and ${later} matched`);
}

it('1,000 runs across a model and two watchlist versions are equal', async () => {
  const { current } = service;
  const { dataDir } = current.app.config;
  await writeModel(dataDir, 'names-own', 3.2);
  await giveWatchlist(current, listed([0, 1]));
  const other = await startSecondProcess(current, { screeningModel: 'names-own' });
  const client = createClient(other.baseUrl, current.seeded.production.apiKey);
  try {
    await askByBoth(current.production, client);
  } finally {
    await other.close();
  }
  await giveWatchlist(current, listed([1, 2]));

  const { code, out } = await typed(current, ['reports', 'replay', '--all'], { SCREENING_MODEL: 'names-own' });
  assert.deepEqual([code, out], [0, '1000 equal, 0 different, 0 lost, 0 not replayable.\n']);
  const soon = new Date(current.clock.now().getTime() + 60_000).toISOString();
  const none = await typed(current, ['reports', 'replay', '--all', '--since', soon]);
  assert.equal(none.out, '0 equal, 0 different, 0 lost, 0 not replayable.\n');
});
