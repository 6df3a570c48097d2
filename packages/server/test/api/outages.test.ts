/** Outages of the database or the disk, also when full: the service stays up, reports them to callers, and recovers. */
import assert from 'node:assert/strict';
import { rename, rm, writeFile } from 'node:fs/promises';
import { after, describe, it } from 'node:test';
import { rowsOf } from '../support/database.ts';
import { createIndividual, type Individual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { type WalkedInquiry, walkThrough } from '../support/sandbox-walk.ts';
import { useService } from '../support/service.ts';
import { openSeverable, type SeverableDatabase } from '../support/severable-database.ts';

let database: SeverableDatabase;
let walked: WalkedInquiry;
const service = useService(
  {
    settings: { LOG_LEVEL: 'silent' },
    async databaseThrough(connectionString) {
      database = await openSeverable(connectionString);
      return database.connectionString;
    },
  },
  async (current) => {
    walked = await walkThrough(current);
  },
);
after(() => database.cut());

const away = {
  begin: () => database.cut(),
  end: () => database.restore(),
};

/** Makes the database report a full disk for every write to an inquiry. */
const full = {
  begin: () =>
    rowsOf(
      service.current.connectionString,
      `create function full_disk() returns trigger language plpgsql as
         $$ begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$;
       create trigger full_disk before insert or update on inquiries for each row execute function full_disk();`,
    ),
  end: () => rowsOf(service.current.connectionString, 'drop function full_disk cascade'),
};

const filesFolder = (): string => `${service.current.app.config.dataDir}/files`;

/** Makes the folder of stored files unusable. */
const diskAway = {
  async begin() {
    await rename(filesFolder(), `${filesFolder()}.away`);
    await writeFile(filesFolder(), '');
  },
  async end() {
    await rm(filesFolder());
    await rename(`${filesFolder()}.away`, filesFolder());
  },
};

async function during<Result>(
  outage: { begin(): Promise<unknown>; end(): Promise<unknown> },
  work: () => Promise<Result>,
): Promise<Result> {
  await outage.begin();
  try {
    return await work();
  } finally {
    await outage.end();
  }
}

async function atTheDocument(): Promise<Individual> {
  const { id } = await createInquiry(service.current);
  const link = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.current.baseUrl, { 'accept-language': 'de-DE,de;q=0.9' });
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  await person.answer({ country: 'US' });
  assert.equal(person.page.step, 'front');
  return person;
}

const newInquiry = () => ({ data: { attributes: { 'inquiry-template-id': service.current.templateId } } });

describe('the API while the database is unreachable', () => {
  it('returns 503 with Retry-After, and no longer once it is back', async () => {
    const { sandbox } = service.current;
    const [read, write] = await during(away, async () => [
      await sandbox.get('/inquiries'),
      await sandbox.post('/inquiries', newInquiry()),
    ]);
    for (const answer of [read, write]) {
      assert.equal(answer.status, 503);
      assert.equal(answer.body.errors?.[0]?.code, 'unavailable');
      assert.equal(answer.headers.get('retry-after'), '2');
    }
    assert.equal((await sandbox.get('/inquiries')).status, 200);
  });

  it('returns 503 for the requests in progress, and the process survives them', async () => {
    const { sandbox } = service.current;
    const running = Array.from({ length: 40 }, (_none, index) =>
      (index % 2 === 0 ? sandbox.get('/inquiries') : sandbox.post('/inquiries', newInquiry())).then(
        ({ status }) => status,
      ),
    );
    const statuses = await during(away, () => Promise.all(running));
    for (const status of statuses) assert.ok(status === 200 || status === 503, String(status));
    assert.equal((await sandbox.get('/inquiries')).status, 200);
  });
});

describe('the API while the disk of the database is full', () => {
  it('returns 503 for writes and 200 for reads, keeps no partial write, and recovers once there is room', async () => {
    const { sandbox } = service.current;
    const headers = { 'idempotency-key': 'asked while it was full' };
    const [write, read] = await during(full, async () => [
      await sandbox.post('/inquiries', newInquiry(), headers),
      await sandbox.get('/inquiries'),
    ]);
    assert.equal(write.status, 503);
    assert.equal(write.headers.get('retry-after'), '2');
    assert.equal(read.status, 200);
    assert.equal((await sandbox.post('/inquiries', newInquiry(), headers)).status, 200);
  });
});

describe('the hosted flow', () => {
  for (const [name, outage] of Object.entries({ away, full })) {
    it(`shows a page that retries while the database is ${name}, and continues where it was`, async () => {
      const person = await atTheDocument();
      const before = person.page;
      const photo = await plainPicture(10);
      const shown = await during(outage, () => person.answer({ photo }));
      assert.deepEqual([shown.status, shown.step], [503, 'outage']);
      assert.match(shown.html, /<html lang="de">.*http-equiv="refresh".*Nichts geht verloren.*req_[0-9a-f]{24}/s);
      assert.equal((await person.open('/verify')).step, before.step);
      assert.equal((await person.answer({ photo })).step, 'back');
    });
  }

  it('shows such a page while the disk of the files is unavailable', async () => {
    const person = await atTheDocument();
    const photo = await plainPicture(10);
    const shown = await during(diskAway, () => person.answer({ photo }));
    assert.deepEqual([shown.status, shown.step], [503, 'outage']);
    await person.open('/verify');
    assert.equal((await person.answer({ photo })).step, 'back');
  });

  it('answers its own script in JSON, with the time to wait', async () => {
    const person = await atTheDocument();
    const headers = { accept: 'application/json', cookie: person.cookie };
    const answer = await during(away, () => fetch(`${service.current.baseUrl}/verify`, { headers }));
    assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '2']);
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
  });
});

describe('a link to a file', () => {
  for (const [name, outage] of Object.entries({ away, diskAway })) {
    it(`returns 503 with Retry-After during an outage (${name}), and works afterwards`, async () => {
      const { body } = await service.current.sandbox.get(`/verifications/${walked.document.id}`);
      const link = String(body.data.attributes['front-photo-url']);
      const answer = await during(outage, () => fetch(link));
      assert.equal(answer.status, 503);
      assert.equal(answer.headers.get('retry-after'), '2');
      assert.equal((await fetch(link)).status, 200);
    });
  }
});
