/** Reports from a provider, over real HTTP: successful answers, and every kind of failure. */
import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { giveFiles, ownFeeds, ownRegister } from '../support/own-sources.ts';
import { queriesOfKinds, reportBody, runDueReports } from '../support/reports.ts';
import { useService } from '../support/service.ts';

interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

const asked: Asked[] = [];
let answerWith: (response: ServerResponse) => void = () => undefined;
const says =
  (body: string, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

const provider = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  asked.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
  answerWith(response);
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
after(() => {
  provider.closeAllConnections();
  provider.close();
});

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const daySeconds = 86_400;
const service = useService({
  worker: false,
  settings: {
    REPORT_PROVIDER_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/reports`,
    REPORT_PROVIDER_TOKEN: 'of-the-operator',
  },
});

async function report(kind: string, meta?: Record<string, unknown>) {
  return service.current.production.post('/reports', reportBody(kind, queriesOfKinds[kind] ?? {}, {}, meta));
}

async function answered(kind: string, answer: (response: ServerResponse) => void) {
  answerWith = answer;
  const { body } = await report(kind);
  assert.equal(body.data.attributes['status'], 'pending');
  await runDueReports(service.current);
  return (await service.current.production.get(`/reports/${body.data.id}`)).body.data;
}

describe('a provider that is connected', () => {
  it('is called with its token, the kind and the query, and its answer is the result', async () => {
    const told = { 'phone-carrier': 'Example Mobile', 'phone-type': 'MOBILE' };
    const { attributes } = await answered('phone-number', says(JSON.stringify({ state: 'found', result: told })));
    assert.equal(attributes['phone-carrier'], 'Example Mobile');
    const last = asked.at(-1);
    assert.equal(last?.headers.authorization, 'Bearer of-the-operator');
    assert.deepEqual([last?.body['kind'], last?.body['query']], ['phone-number', queriesOfKinds['phone-number']]);
  });

  it('is never called in the sandbox', async () => {
    const before = asked.length;
    await service.current.sandbox.post('/reports', reportBody('profile', queriesOfKinds['profile'] ?? {}));
    await runDueReports(service.current);
    assert.equal(asked.length, before);
  });

  it('answers within the request itself in sync mode', async () => {
    answerWith = says('{"state":"not_found"}');
    const { status, body } = await report('profile', { 'processing-mode': 'sync' });
    assert.deepEqual([status, body.data.attributes['status']], [201, 'ready']);
  });

  it('408: creates no report when the answer does not arrive in time for sync mode', async () => {
    answerWith = says('{"state":"pending"}');
    const before = (await service.current.production.get('/reports?page[size]=100')).body.data.length;
    assert.equal((await report('profile', { 'processing-mode': 'sync' })).status, 408);
    assert.equal((await service.current.production.get('/reports?page[size]=100')).body.data.length, before);
  });

  const broken: readonly (readonly [string, (response: ServerResponse) => void])[] = [
    ['answers 500', says('{}', 500)],
    ['sends the caller elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['answers with no JSON', says('<html>')],
    ['answers with another shape', says('{"state":"found","result":[]}')],
    ['answers with a result of another kind', says('{"state":"found","result":{"phone-carrier":5}}')],
    [
      'answers with two megabytes',
      says(JSON.stringify({ state: 'found', result: { 'phone-carrier': 'a'.repeat(2_000_000) } })),
    ],
    [
      'answers with ten megabytes, in pieces and without a length',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        for (let at = 0; at < 100 && response.write('['.repeat(100_000)); at += 1);
        response.end('1');
      },
    ],
    ['answers with JSON deep in itself', says('['.repeat(400_000))],
    ['answers with a result deep in itself', says(`{"state":"found","result":{"phone-carrier":${deep(100_000)}}}`)],
    ['answers with a member that is no attribute', says('{"state":"found","result":{"__proto__":{"status":"ready"}}}')],
    ['answers with a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>OK</p>')],
    [
      'answers with a bomb',
      (response) => {
        const zeroes = gzipSync(Buffer.alloc(50_000_000, ' '));
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(zeroes);
      },
    ],
    ['answers with text of no encoding', (response) => response.writeHead(200).end(Buffer.from([0xff, 0xfe, 0x00]))],
    ['answers with nothing', (response) => response.writeHead(200).end()],
    ['sends the caller to itself', (response) => response.writeHead(307, { location: '/reports' }).end()],
    [
      'answers with a header that is too long',
      (response) => response.writeHead(200, { 'x-long': 'a'.repeat(20_000) }).end('{"state":"not_found"}'),
    ],
    ['hangs up', (response) => response.destroy()],
    [
      'breaks off in the middle',
      (response) => response.writeHead(200, { 'content-length': '100' }).write('{"sta', () => response.destroy()),
    ],
  ];
  for (const [what, answer] of broken) {
    it(`is reported as errored when it ${what}, never as a result`, async () => {
      const { clock } = service.current;
      const { id, attributes: first } = await answered('phone-number', answer);
      assert.match(String(first['status']), /^(pending|errored)$/);
      clock.forward(daySeconds);
      await runDueReports(service.current);
      const { attributes } = (await service.current.production.get(`/reports/${id}`)).body.data;
      assert.equal(attributes['status'], 'errored', JSON.stringify(attributes));
      assert.deepEqual(
        (attributes['errors'] as { code: string }[]).map(({ code }) => code),
        ['provider-failed'],
      );
      assert.equal(attributes['phone-carrier'], null);
    });
  }

  const unknown = { version: null, 'checked-at': null, age: null };
  for (const state of ['found', 'not_found']) {
    it(`that has ${state} is listed with the sources that it searched, with their day`, async () => {
      const sources = [{ slug: 'carriers', 'as-of': '2026-09-01' }, { slug: 'ported-numbers' }];
      const result = { 'phone-carrier': 'Example Mobile' };
      const { attributes } = await answered('phone-number', says(JSON.stringify({ state, result, sources })));
      assert.deepEqual(
        [attributes['status'], attributes['searched-sources']],
        [
          'ready',
          [
            { ...unknown, slug: 'carriers', 'issued-at': '2026-09-01' },
            { ...unknown, slug: 'ported-numbers', 'issued-at': null },
          ],
        ],
      );
    });
  }

  it('that names no source is listed as the source itself, so that no result lacks one', async () => {
    const { attributes } = await answered('profile', says('{"state":"not_found","sources":[]}'));
    assert.deepEqual(attributes['searched-sources'], [{ ...unknown, slug: 'provider', 'issued-at': null }]);
  });

  const shapeless: readonly unknown[] = ['carriers', [5], [{}], [{ slug: ' ' }], [{ slug: 'a', 'as-of': 'last year' }]];
  for (const sources of [...shapeless, Array.from({ length: 101 }, () => ({ slug: 'a' }))]) {
    it(`that names ${JSON.stringify(sources).slice(0, 40)} as its sources has no answer`, async () => {
      const { attributes } = await answered('profile', says(JSON.stringify({ state: 'not_found', sources })));
      const [error] = attributes['errors'] as { code: string }[];
      assert.deepEqual([attributes['status'], error?.code], ['errored', 'provider-failed']);
    });
  }

  const wrong: readonly (readonly [kind: string, result: object])[] = [
    ['phone-number', { 'phone-type': 'SPACESHIP' }],
    ['phone-number', { 'phone-risk-level': 'banana' }],
    ['phone-number', { 'phone-risk-recommendation': 'maybe' }],
    ['phone-number', { 'phone-risk-score': -5 }],
    ['email-address', { 'email-reputation': 'excellent' }],
    ['adverse-media', { 'related-sources': [{ name: 'A', media: [{ date: 'not a date' }] }] }],
    ['adverse-media', { 'related-sources': [{ name: 'A', media: [{ url: 'javascript:alert(1)' }] }] }],
  ];
  for (const [kind, result] of wrong) {
    it(`that answers ${kind} with ${JSON.stringify(result)} has no result`, async () => {
      const { attributes } = await answered(kind, says(JSON.stringify({ state: 'found', result })));
      assert.equal(attributes['status'], 'errored');
      const [error] = attributes['errors'] as { code: string; detail: string }[];
      assert.deepEqual(
        [error?.code, error?.detail],
        ['provider-failed', 'its result is not of the shape of this kind'],
      );
    });
  }

  it('that has no such kind is reported as not connected', async () => {
    const { attributes } = await answered('profile', says('{"state":"unavailable"}'));
    assert.deepEqual(
      (attributes['errors'] as { code: string }[]).map(({ code }) => code),
      ['source-not-connected'],
    );
  });

  it('that has no such kind is reported as not connected, together with the data of this machine', async () => {
    const { attributes } = await answered('phone-number', says('{"state":"unavailable"}'));
    assert.deepEqual([attributes['status'], attributes['phone-country-code']], ['ready', 'US']);
    assert.deepEqual(
      (attributes['errors'] as { code: string; source: string }[]).map(({ code, source }) => [code, source]),
      [['source-not-connected', 'provider']],
    );
  });

  it('that is slow is called again with the same request id, and given up after a day', async () => {
    const { clock, production } = service.current;
    const { id, attributes } = await answered('profile', says('{"state":"pending"}'));
    assert.equal(attributes['status'], 'submitted');
    const first = asked.at(-1)?.body['request-id'];
    clock.forward(60);
    await runDueReports(service.current);
    assert.equal(asked.at(-1)?.body['request-id'], first);
    clock.forward(daySeconds + 3_600);
    await runDueReports(service.current);
    const { body } = await production.get(`/reports/${id}`);
    assert.equal(body.data.attributes['status'], 'errored');
  });

  const statusOf = async (id: string) =>
    (await service.current.production.get(`/reports/${id}`)).body.data.attributes['status'];

  it('that fails twice and then answers is called again, and its answer counts', async () => {
    const { clock } = service.current;
    const { id, attributes } = await answered('profile', says('{}', 503));
    assert.deepEqual([attributes['status'], attributes['errors']], ['pending', []]);
    const before = asked.length;
    const runAfter = async (seconds: number) => {
      clock.forward(seconds);
      await runDueReports(service.current);
    };
    answerWith = (response) => response.destroy();
    await runAfter(16);
    assert.deepEqual([asked.length, await statusOf(id)], [before + 1, 'pending']);
    answerWith = says('{"state":"not_found"}');
    await runAfter(31);
    assert.deepEqual([asked.length, await statusOf(id)], [before + 2, 'ready']);
    const ids = new Set(asked.slice(before - 1).map(({ body }) => body['request-id']));
    assert.equal(ids.size, 1, 'each call names the same run');
  });

  it('that fails for a day is called with growing pauses and then given up; one that refuses, at once', async () => {
    const { clock, production } = service.current;
    const { id } = await answered('profile', says('{}', 503));
    for (let hours = 1; hours < 24; hours += 1) {
      clock.forward(3_600);
      await runDueReports(service.current);
      assert.equal(await statusOf(id), 'pending', `after ${hours} hours`);
    }
    const before = asked.length;
    clock.forward(600);
    await runDueReports(service.current);
    assert.equal(asked.length, before, 'the pauses have grown to an hour');
    clock.forward(3_000);
    await runDueReports(service.current);
    const { attributes } = (await production.get(`/reports/${id}`)).body.data;
    const [error] = attributes['errors'] as { code: string; detail: string }[];
    assert.deepEqual(
      [attributes['status'], error?.code, error?.detail],
      ['errored', 'provider-failed', 'it answered 503'],
    );
    const refused = await answered('profile', says('{}', 422));
    assert.equal(refused.attributes['status'], 'errored');
  });

  it('that never answers is called again like one that fails, and a sync caller gets 408', async () => {
    const silent = await answered('phone-number', () => undefined);
    assert.equal(silent.attributes['status'], 'pending');
    assert.equal((await report('profile', { 'processing-mode': 'sync' })).status, 408);
    answerWith = says('{"state":"not_found"}');
    service.current.clock.forward(60);
    await runDueReports(service.current);
    assert.equal(await statusOf(silent.id), 'ready');
  });

  it('is queried for what this machine cannot find, and never for what it found', async () => {
    await giveFiles(service.current, ownRegister, { 'register.csv': 'name,number,countries\nHarmless Bakery,C1,US' });
    answerWith = says('{"state":"found","result":{"result":{"name":"Told Elsewhere"}}}');
    const lookUp = (name: string) => {
      const query = { ...queriesOfKinds['business-lookup'], 'business-name': name };
      const body = reportBody('business-lookup', query, {}, { 'processing-mode': 'sync' });
      return service.current.production.post('/reports', body);
    };
    const before = asked.length;
    const found = (await lookUp('Harmless Bakery')).body.data.attributes;
    assert.deepEqual([(found['result'] as { name: string }).name, asked.length], ['Harmless Bakery', before]);
    const told = (await lookUp('Zyxwv Quibble')).body.data.attributes;
    assert.deepEqual([(told['result'] as { name: string }).name, asked.length], ['Told Elsewhere', before + 1]);
    assert.deepEqual(
      (told['searched-sources'] as { slug: string }[]).map(({ slug }) => slug),
      ['own-register', 'provider'],
    );
    answerWith = says('{}', 500);
    const failed = (await lookUp('Zyxwv Quibble')).body.data.attributes;
    assert.deepEqual([failed['status'], failed['result']], ['errored', null]);
  });

  it('adds its articles to those of the feeds, which are returned when it fails', async () => {
    const article = 'title,url,language\nGrace Hopper accused of fraud,https://press.example/1,en';
    await giveFiles(service.current, ownFeeds, { 'feed.csv': article });
    const result = { 'related-sources': [{ 'entity-id': 'told', name: 'Grace Hopper', media: [], sources: [] }] };
    const both = await answered('adverse-media', says(JSON.stringify({ state: 'found', result })));
    const names = (both.attributes['related-sources'] as { 'entity-id': string }[]).map((each) => each['entity-id']);
    assert.deepEqual(names, ['grace-hopper', 'told']);
    const { body } = await service.current.production.get(`/reports/${both.id}/history`);
    assert.deepEqual(
      (body.data as unknown as { matches: number }[]).map(({ matches }) => matches),
      [2],
    );
    const one = await answered('adverse-media', says('{}', 500));
    assert.equal(one.attributes['status'], 'ready');
    assert.equal(one.attributes['has-match'], true);
    assert.equal((one.attributes['errors'] as { code: string }[])[0]?.code, 'provider-failed');
  });
});

const gone = useService({ worker: false, settings: { REPORT_PROVIDER_URL: 'http://127.0.0.1:1/reports' } });

describe('a provider that is gone', () => {
  it('is reported as errored for each kind that it would answer', async () => {
    for (const [kind, query] of Object.entries(queriesOfKinds)) {
      const { status, body } = await gone.current.production.post(
        '/reports',
        reportBody(kind, query, {}, { 'processing-mode': 'sync' }),
      );
      assert.equal(status, 201, kind);
      const { attributes } = body.data;
      assert.equal(attributes['status'], 'errored', kind);
      assert.match(
        (attributes['errors'] as { code: string }[]).map(({ code }) => code).join(),
        /provider-failed|list-missing/,
        kind,
      );
    }
  });
});
