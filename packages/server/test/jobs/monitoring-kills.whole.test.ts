/** Monitoring processes killed at random moments: each version is still matched with each report once. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { monitoringTemplate, monitorReports, reportBody } from '../support/reports.ts';
import { useService } from '../support/service.ts';
import { giveWatchlist } from '../support/watchlists.ts';

const service = useService({ worker: false });
const rounds = 8;
const people = 24;
/** Names of distinct people. */
const given = ['Ambrosia', 'Zebediah', 'Philippa', 'Thaddeus', 'Wilhelmina', 'Gottfried', 'Xiomara', 'Lysander'];
const family = ['Buckminster', 'Ogunleye', 'Featherstone', 'Kowalczyk', 'Innocenti', 'Hjelmqvist'];
const nameOf = (at: number): string =>
  `${given[at % given.length]} ${family[at % family.length]}${['', '-Marlowe', '-Tzimisce', '-Dragutin'][Math.floor(at / 6)]}`;

async function watched(count: number): Promise<string[]> {
  const { production } = service.current;
  const templateId = await monitoringTemplate(production, 'watchlist', 30);
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const body = reportBody('watchlist', { term: nameOf(at) }, { 'report-template-id': templateId });
    ids.push((await production.post('/reports', body)).body.data.id);
  }
  return ids;
}

/** Starts a monitoring process, and kills it after the given time. */
async function killedAfter(milliseconds: number): Promise<void> {
  const { ownerConnection, app } = service.current;
  const program = fileURLToPath(new URL('./monitor-in-a-row.ts', import.meta.url));
  const args = [program, ownerConnection, app.config.dataDir];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await wait(milliseconds);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('a process that is killed during monitoring', () => {
  it('leaves each report screened once against each version that it matched', async () => {
    await giveWatchlist(service.current, []);
    const ids = await watched(people);
    // Every second person is listed, all in one version: the kills interrupt the work on it.
    const listed = ids.map((_id, at) => `p${at},${nameOf(at)},1970-01-01`).filter((_row, at) => at % 2 === 0);
    await giveWatchlist(service.current, listed);
    for (let round = 0; round < rounds; round += 1) await killedAfter(150 + 250 * round);
    await monitorReports(service.current);
    const { production } = service.current;
    for (const [at, id] of ids.entries()) {
      const { body } = await production.get(`/reports/${id}`);
      assert.equal(body.data.attributes['has-match'], at % 2 === 0, nameOf(at));
      const history = (await production.get(`/reports/${id}/history`)).body.data as unknown as { type: string }[];
      assert.equal(history.filter(({ type }) => type === 'run').length, at % 2 === 0 ? 2 : 1, nameOf(at));
    }
    const { body } = await production.get('/events?page[size]=100&filter[name]=report/watchlist.matched');
    const matched = (body.data as unknown as { attributes: { name: string } }[]).filter(
      ({ attributes: { name } }) => name === 'report/watchlist.matched',
    );
    assert.equal(matched.length, people / 2);
  });
});
