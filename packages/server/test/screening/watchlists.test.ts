/** Watchlists are received, checked and replaced; on every failure the current version stays intact. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { analyse, openSegment, screenName } from '@countersign/screening';
import { runTyped } from '../../src/commands/run.ts';
import { acceptWaiting, readSegmentOf, receiveVersion } from '../../src/screening/receive-version.ts';
import type { Watchlist } from '../../src/screening/watchlist.ts';
import { openWatchlistFolder, type WatchlistFolder } from '../../src/screening/watchlist-folder.ts';

let dataDir = '';
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'countersign-watchlists-'));
});
after(() => rm(dataDir, { recursive: true, force: true }));

const own: Watchlist = {
  slug: 'own',
  title: 'Own',
  format: 'csv',
  listType: 'warning',
  url: null,
  mapping: null,
  maximumAgeHours: 48,
  licenceConfirmedAt: null,
  environments: ['production'],
};

const people = (count: number, first = 0): string =>
  `id,name,birthdate\n${Array.from({ length: count }, (_each, index) => `p${first + index},Person Number${first + index} Somebody,19${10 + ((first + index) % 80)}\n`).join('')}`;

async function fresh(
  name: string,
): Promise<{ folder: WatchlistFolder; give: (text: string) => ReturnType<typeof receiveVersion>; path: string }> {
  const path = join(dataDir, name);
  const folder = openWatchlistFolder(path);
  await folder.save(own);
  await mkdir(join(path, 'arrived'), { recursive: true });
  let count = 0;
  const give = async (text: string) => {
    count += 1;
    await mkdir(join(path, 'arrived', String(count)));
    const file = join(path, 'arrived', String(count), 'own.csv');
    await writeFile(file, text);
    return await receiveVersion({ folder, slug: 'own', paths: [file], now: new Date(Date.UTC(2026, 0, count)) });
  };
  return { folder, give, path };
}

describe('a version that arrives', () => {
  it('becomes current, and reports what it added, changed and removed', async () => {
    const { folder, give } = await fresh('changes');
    assert.equal((await give(people(100))).state, 'current');
    const text = people(101, 1).replace('Person Number5 Somebody', 'Person Number5 Nobody');
    const second = await give(text);
    assert.equal(second.state, 'current');
    const standing = await folder.standing('own');
    assert.deepEqual(standing?.current?.changes, { added: 2, changed: 1, removed: 1 });
    assert.equal(standing?.current?.entities, 101);
    const segment = openSegment(
      await readSegmentOf(folder, 'own', standing?.current as NonNullable<typeof standing.current>),
    );
    assert.equal(
      screenName(segment, analyse('Number5 Nobody Person', 'person'), { threshold: 0.7 })[0]?.entity.key,
      'p5',
    );
  });

  it('with the same files changes only the time of the last check', async () => {
    const { folder, give } = await fresh('same');
    await give(people(10));
    const before = await folder.standing('own');
    assert.equal((await give(people(10))).state, 'unchanged');
    const now = await folder.standing('own');
    assert.deepEqual(now?.current, before?.current);
    assert.notEqual(now?.checkedAt, before?.checkedAt);
  });

  it('that lost too many waits, and a user accepts it with a reason', async () => {
    const { folder, give } = await fresh('waits');
    await give(people(100));
    assert.equal((await give(people(50))).state, 'waiting');
    assert.equal((await folder.standing('own'))?.current?.entities, 100);
    await acceptWaiting(folder, 'own', { by: 'operator', reason: 'a programme ended', at: '2026-02-01T00:00:00.000Z' });
    const standing = await folder.standing('own');
    assert.deepEqual(
      [standing?.current?.entities, standing?.waiting, standing?.current?.accepted?.reason],
      [50, null, 'a programme ended'],
    );
    assert.equal(await acceptWaiting(folder, 'own', { by: 'a', reason: 'b', at: 'c' }), null);
  });

  it('that cannot be read is refused, and leaves nothing behind', async () => {
    const { folder, give, path } = await fresh('broken');
    await give(people(10));
    for (const text of ['', 'id,title\n1,2\n', 'id,name\n"1,Never closed\n']) {
      const received = await give(text);
      assert.ok(received.state === 'rejected' || received.state === 'waiting', received.state);
    }
    assert.equal((await folder.standing('own'))?.current?.entities, 10);
    assert.deepEqual(await readdir(join(path, 'screening', 'watchlists', 'own', 'staged')), []);
  });

  it('whose segment was changed on disk is not opened', async () => {
    const { folder, give } = await fresh('changed');
    await give(people(10));
    const version = (await folder.standing('own'))?.current;
    assert.ok(version);
    await appendFile(folder.pathOf('own', version.sha256, 'segment'), 'x');
    await assert.rejects(readSegmentOf(folder, 'own', version), /was changed on disk/);
  });

  it('is complete after the process was killed, at any moment', async () => {
    const { folder, give, path } = await fresh('killed');
    await give(people(300));
    const files = await Promise.all(
      [0, 5, 10].map(async (first) => {
        const file = join(path, `own-${first}.csv`);
        await writeFile(file, people(300, first));
        return file;
      }),
    );
    const program = fileURLToPath(new URL('./receive-in-a-row.ts', import.meta.url));
    const seen = new Set<string>();
    // Longer each round, and more rounds on a slow machine: until one version has replaced the other before the kill.
    for (let round = 0; round < 8 || (seen.size < 2 && round < 100); round += 1) {
      const child = spawn(process.execPath, [program, path, ...files], { stdio: ['ignore', 'pipe', 'inherit'] });
      await once(child.stdout, 'data');
      await wait(50 + 37 * round);
      child.kill('SIGKILL');
      await once(child, 'exit');
      const standing = await folder.standing('own');
      assert.equal(standing?.current?.entities, 300);
      const bytes = await readSegmentOf(folder, 'own', standing.current);
      assert.equal(openSegment(bytes).names, 300);
      seen.add(standing.current.sha256);
    }
    assert.ok(seen.size > 1, 'versions took each other’s place meanwhile');
  });
});

describe('commands', () => {
  async function type(...words: string[]): Promise<{ code: number; out: string }> {
    let out = '';
    const write = (text: string) => {
      out += text;
    };
    const code = await runTyped(words, { DATA_DIR: join(dataDir, 'commands') }, { out: write, error: write });
    return { code, out };
  }

  it('a list is kept, updated from its inbox, shown and searched', async () => {
    const add = ['watchlists', 'add', 'mine', '--format', 'csv', '--columns', 'name=Naam', '--organization', 'org_1'];
    assert.equal((await type(...add)).code, 0);
    const kept = await openWatchlistFolder(join(dataDir, 'commands')).standing('mine');
    assert.equal(kept?.watchlist.organizationId, 'org_1');
    const inbox = join(dataDir, 'commands', 'screening', 'inbox', 'mine');
    await writeFile(join(inbox, 'list.csv'), 'Naam,birthdate\n"Jansen, Pieter",1970-01-02\n');
    assert.match((await type('watchlists', 'update')).out, /mine: current, 1 entries/);
    assert.deepEqual(await readdir(inbox), []);
    assert.match((await type('watchlists', 'status')).out, /mine\s+csv\s+warning/);
    const names = join(dataDir, 'names.csv');
    await writeFile(names, 'name,birthdate\nPieter Jansen,1970-01-02\nPieter Jansen,1950-01-02\nAda Lovelace,\n');
    const { out, code } = await type('screen', names, '--explain');
    assert.equal(code, 0, out);
    assert.match(out, /Pieter Jansen: 1\n {2}(?:0\.9\d\d|1\.000) {2}Jansen, Pieter/);
    assert.match(out, /Pieter Jansen: no match\nAda Lovelace: no match\n$/);
    assert.match(out, /jansen = jansen \(equal, 1\.00\)/);
    await writeFile(
      join(inbox, 'list.csv'),
      'Naam,birthdate,identifiers,countries\n"Jansen, Pieter",1970-01-02,passport:NX1,Freedonia\n',
    );
    assert.match((await type('watchlists', 'update')).out, /1 with an unreadable country \(“Freedonia” 1\)/);
    await writeFile(names, 'name,identifiers\nAda Lovelace,passport:nx-1\nAda Lovelace,tax-number:NX1\n');
    assert.match((await type('screen', names)).out, /Ada Lovelace: 1\n.*Jansen, Pieter.*\nAda Lovelace: no match\n$/);
  });

  it('a list is downloaded once, and then only checked for changes', async () => {
    const asked: (string | undefined)[] = [];
    const publisher = createServer((request, response) => {
      asked.push(request.headers['if-none-match']);
      if (request.url === '/moved') return response.writeHead(302, { location: '/list' }).end();
      if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end();
      return response.writeHead(200, { etag: '"1"' }).end('name\nSomebody Published\n');
    });
    await once(publisher.listen(0, '127.0.0.1'), 'listening');
    const { port } = publisher.address() as AddressInfo;
    await type('watchlists', 'add', 'published', '--format', 'csv', '--url', `http://127.0.0.1:${port}/moved`);
    assert.match((await type('watchlists', 'update', '--only', 'published')).out, /published: current, 1 entries/);
    assert.match((await type('watchlists', 'update', '--only', 'published')).out, /published: unchanged/);
    publisher.close();
    const { code, out } = await type('watchlists', 'update', '--only', 'published');
    assert.equal(code, 1);
    assert.match(out, /could not be reached \(ECONNREFUSED\)/);
    assert.ok(asked.includes('"1"'));
  });

  it('a list from the inbox is as old as it states, or as its operator states, or of an unknown age', async () => {
    const ageOf = async (slug: string) =>
      (await openWatchlistFolder(join(dataDir, 'commands')).standing(slug))?.checkedAt ?? null;
    const drop = async (slug: string, name: string, text: string, ...more: string[]) => {
      await writeFile(join(dataDir, 'commands', 'screening', 'inbox', slug, name), text);
      assert.equal((await type('watchlists', 'update', '--only', slug, ...more)).code, 0);
      return ageOf(slug);
    };
    const holders = 'person,personLabel,birth,gender,country,positionLabel,alias\nQ1,Ada,1950-03-01,,GB,minister,\n';
    await type('watchlists', 'add', 'holders', '--format', 'wikidata');
    assert.equal(await drop('holders', 'pep.csv', holders), null);
    assert.match((await type('watchlists', 'status')).out, /holders .* unknown/);
    assert.equal(await drop('holders', 'pep.csv', holders, '--as-of', '2026-01-31'), '2026-01-31T00:00:00.000Z');
    assert.equal(await drop('holders', 'pep.csv', holders), '2026-01-31T00:00:00.000Z');
    assert.equal((await type('watchlists', 'update', '--only', 'holders', '--as-of', '2026-02-01')).code, 0);
    assert.equal(await ageOf('holders'), '2026-02-01T00:00:00.000Z');
    const issued = `<CONSOLIDATED_LIST dateGenerated="2026-03-01T10:00:00Z"><INDIVIDUALS><INDIVIDUAL><DATAID>1</DATAID>
      <FIRST_NAME>Ri</FIRST_NAME><SECOND_NAME>Won Ho</SECOND_NAME></INDIVIDUAL></INDIVIDUALS></CONSOLIDATED_LIST>`;
    await type('watchlists', 'add', 'un', '--format', 'un');
    assert.equal(await drop('un', 'consolidated.xml', issued), '2026-03-01T10:00:00.000Z');
    for (const wrong of ['tomorrow', '2999-01-01', '2026-13-01']) {
      const { code, out } = await type('watchlists', 'update', '--only', 'un', '--as-of', wrong);
      assert.equal(code, 1, wrong);
      assert.match(out, /--as-of must be a date in the past/);
    }
    assert.match((await type('watchlists', 'update', '--as-of', '2026-01-31')).out, /name it with --only/);
    assert.equal(await ageOf('un'), '2026-03-01T10:00:00.000Z');
  });

  it('a response “not modified” for a refused file does not confirm the current one', async () => {
    const files: Readonly<Record<string, string>> = { good: 'name\nSomebody Published\n', broken: 'title\nx\n' };
    let published = 'good';
    const publisher = createServer((request, response) => {
      const etag = `"${published}"`;
      if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
      return response.writeHead(200, { etag }).end(files[published]);
    });
    await once(publisher.listen(0, '127.0.0.1'), 'listening');
    const { port } = publisher.address() as AddressInfo;
    const update = () => type('watchlists', 'update', '--only', 'breaks');
    await type('watchlists', 'add', 'breaks', '--format', 'csv', '--url', `http://127.0.0.1:${port}/list`);
    assert.equal((await update()).code, 0);
    const checkedAt = async () =>
      (await openWatchlistFolder(join(dataDir, 'commands')).standing('breaks'))?.checkedAt ?? null;
    const before = await checkedAt();
    published = 'broken';
    for (const _time of ['first', 'second']) {
      const { code, out } = await update();
      assert.equal(code, 1, out);
      assert.match(out, /breaks: REJECTED/);
      assert.equal(await checkedAt(), before, 'its age goes on');
    }
    published = 'good';
    assert.match((await update()).out, /breaks: unchanged/);
    assert.notEqual(await checkedAt(), before);
    publisher.close();
  });

  it('a list that cannot be fetched keeps no other from being updated, and is named', async () => {
    const folder = join(dataDir, 'several');
    const typed = async (...words: string[]) => {
      let out = '';
      const write = (text: string) => {
        out += text;
      };
      const code = await runTyped(words, { DATA_DIR: folder }, { out: write, error: write });
      return { code, out };
    };
    await typed('watchlists', 'add', 'a-gone', '--format', 'csv', '--url', 'http://127.0.0.1:1/list');
    for (const slug of ['b-here', 'c-here']) {
      await typed('watchlists', 'add', slug, '--format', 'csv');
      await writeFile(join(folder, 'screening', 'inbox', slug, 'list.csv'), 'name\nSomebody Here\n');
    }
    const { code, out } = await typed('watchlists', 'update');
    assert.equal(code, 1);
    for (const slug of ['b-here', 'c-here']) assert.match(out, new RegExp(`${slug}: current, 1 entries`));
    assert.match(out, /Not updated: a-gone\./);
  });

  for (const [what, words, said] of [
    [
      'an address for a list of several files',
      ['watchlists', 'add', 'x', '--format', 'ofac-csv', '--url', 'http://127.0.0.1/sdn.csv'],
      /consists of several files/,
    ],
    ['a format that is none', ['watchlists', 'add', 'x', '--format', 'xls'], /--format must be one of ofac-csv/],
    [
      'a slug with a path in it',
      ['watchlists', 'add', '../x', '--format', 'csv'],
      /SLUG must consist of lower-case letters/,
    ],
    ['a licence that was not confirmed', ['watchlists', 'add', 'x', '--format', 'opensanctions'], /--confirm-licence/],
    ['a watchlist that is none', ['watchlists', 'update', '--only', 'nothing'], /Watchlist nothing does not exist/],
    ['nothing that waits', ['watchlists', 'accept', 'mine', '--reason', 'x'], /No version of mine needs a decision/],
  ] as const) {
    it(`${what} is reported in a sentence`, async () => {
      const { code, out } = await type(...words);
      assert.equal(code, 1);
      assert.match(out, said);
    });
  }

  it('without a list to search, no name is reported as clear', async () => {
    let out = '';
    const write = (text: string) => {
      out += text;
    };
    const code = await runTyped(
      ['screen', join(dataDir, 'names.csv')],
      { DATA_DIR: join(dataDir, 'empty') },
      { out: write, error: write },
    );
    assert.equal(code, 1);
    assert.match(out, /No watchlist to search/);
  });
});
