/** Actions on an existing report: run, pause, resume, dismiss, history, print, tags, redaction. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { screening as german } from '@countersign/texts/screening/de';
import { screening as spanish } from '@countersign/texts/screening/es';
import { screening as french } from '@countersign/texts/screening/fr';
import { eventsAbout } from '../support/accounts.ts';
import type { ApiResource } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { signedIn } from '../support/people.ts';
import { readPdf } from '../support/read-pdf.ts';
import { makeReport, monitoringTemplate, reportBody, settledReport } from '../support/reports.ts';
import { useService } from '../support/service.ts';

const service = useService();
const act = (id: string, action: string, body?: unknown) =>
  service.current.sandbox.post(`/reports/${id}/${action}`, body);
const dismissBody = (attributes: Record<string, unknown>) => ({ data: { attributes } });
const leader = { term: 'Kim Jong Un' };
const nobody = { term: 'Grace Hopper' };

async function history(id: string): Promise<Record<string, unknown>[]> {
  const { body } = await service.current.sandbox.get(`/reports/${id}/history`);
  return body.data as unknown as Record<string, unknown>[];
}

/** Creates a report that is run once a week. */
async function monitored(query: Record<string, unknown>): Promise<ApiResource> {
  const templateId = await monitoringTemplate(service.current.sandbox, 'watchlist', 7);
  return makeReport(service.current, 'watchlist', query, { 'report-template-id': templateId });
}

describe('POST /reports/{id}/run', () => {
  it('200: searches again and records the run in the history', async () => {
    const { id } = await makeReport(service.current, 'watchlist', nobody);
    const { status, body } = await act(id, 'run');
    assert.equal(status, 200);
    assert.equal(body.data.attributes['status'], 'ready');
    const entries = await history(id);
    assert.deepEqual(
      entries.map(({ type, 'run-type': run }) => [type, run]),
      [
        ['run', 'manual'],
        ['run', 'manual'],
      ],
    );
  });

  it('200: emits the matched event again only for new matches', async () => {
    const { id } = await makeReport(service.current, 'watchlist', leader);
    await act(id, 'run');
    const told = (await eventsAbout(service.current, id)).map(([name]) => name);
    assert.deepEqual(told, ['report/watchlist.ready', 'report/watchlist.matched', 'report/watchlist.ready']);
  });

  it('409: for a kind that runs only once', async () => {
    const { id } = await makeReport(service.current, 'profile', { 'name-first': 'Grace', 'name-last': 'Hopper' });
    await settledReport(service.current.sandbox, id);
    assert.equal((await act(id, 'run')).status, 409);
  });
});

describe('POST /reports/{id}/pause and /resume', () => {
  it('200: pauses the schedule, and resumes it', async () => {
    const { id, attributes } = await monitored(nobody);
    assert.equal(attributes['is-recurring'], true);
    assert.equal((await act(id, 'pause')).status, 200);
    assert.equal((await act(id, 'pause')).status, 409);
    assert.equal((await act(id, 'resume')).status, 200);
    assert.equal((await act(id, 'resume')).status, 409);
    assert.deepEqual(
      (await history(id)).map(({ type }) => type),
      ['resume', 'pause', 'run'],
    );
  });

  it('200 and 403: needs report.pause of a user, and no right to write reports', async () => {
    const { id } = await monitored(nobody);
    const { connectionString } = service.current;
    const admin = await signedIn(service.current, { role: 'admin' });
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    const take = (right: string, role: string) =>
      rowsOf(connectionString, 'update roles set permissions = array_remove(permissions, $1) where seeded_as = $2', [
        right,
        role,
      ]);
    assert.equal((await reviewer.post(`/api/v1/reports/${id}/pause`)).status, 403);
    await take('report.write', 'admin');
    assert.equal((await admin.post(`/api/v1/reports/${id}/pause`)).status, 200);
  });

  it('a role that could pause before the separate right existed still can', async () => {
    const { connectionString } = service.current;
    await rowsOf(connectionString, "update roles set permissions = array_remove(permissions, 'report.pause')");
    const path = new URL('../../migrations/0092_right_to_pause_reports.sql', import.meta.url);
    await rowsOf(connectionString, await readFile(path, 'utf8'));
    const rows = await rowsOf(connectionString, 'select permissions from roles');
    for (const { permissions } of rows as { permissions: string[] }[]) {
      assert.equal(permissions.includes('report.pause'), permissions.includes('report.write'));
    }
  });

  it('409: for a report that runs only once', async () => {
    const { id } = await makeReport(service.current, 'watchlist', nobody);
    assert.equal((await act(id, 'pause')).status, 409);
    assert.equal((await act(id, 'resume')).status, 409);
  });
});

describe('POST /reports/{id}/dismiss', () => {
  it('200: moves the active matches to the dismissed ones, with user, time and reason', async () => {
    const { id } = await makeReport(service.current, 'watchlist', leader);
    const { status, body } = await act(id, 'dismiss', dismissBody({ reason: 'Another birthdate' }));
    assert.equal(status, 200);
    const { attributes } = body.data;
    assert.equal(attributes['has-match'], false);
    assert.deepEqual(attributes['matched-lists'], []);
    const [ignored] = attributes['ignore-list'] as { 'ignore-reason': string; user: string }[];
    assert.equal(ignored?.['ignore-reason'], 'Another birthdate');
    assert.notEqual(ignored?.user, '');
    const told = (await eventsAbout(service.current, id)).map(([name]) => name);
    assert.equal(told.at(-1), 'report/watchlist.dismissed');
  });

  it('200: a dismissed match is not active again after the next run', async () => {
    const { id } = await makeReport(service.current, 'watchlist', leader);
    await act(id, 'dismiss', dismissBody({ reason: 'Another person' }));
    const { body } = await act(id, 'run');
    assert.equal(body.data.attributes['has-match'], false);
    assert.deepEqual(
      (await eventsAbout(service.current, id)).map(([name]) => name).filter((name) => name.endsWith('matched')).length,
      1,
    );
  });

  it('200: dismisses one article or entity at a time for media reports', async () => {
    const made = await makeReport(service.current, 'adverse-media', leader);
    const { attributes } = await settledReport(service.current.sandbox, made.id);
    const [source] = attributes['related-sources'] as { 'entity-id': string }[];
    const bare = await act(made.id, 'dismiss', dismissBody({ reason: 'no' }));
    assert.equal(bare.status, 400);
    const sent = { reason: 'Namesake', 'dismiss-type': 'entity', 'entity-id': source?.['entity-id'] };
    const { status, body } = await act(made.id, 'dismiss', dismissBody(sent));
    assert.equal(status, 200);
    assert.equal(body.data.attributes['has-match'], false);
    assert.equal((await act(made.id, 'dismiss', dismissBody(sent))).status, 409);
  });

  it('400: without a reason, or with an unknown type of dismissal', async () => {
    const { id } = await makeReport(service.current, 'watchlist', leader);
    for (const attributes of [{}, { reason: '' }, { reason: 5 }, { reason: 'x', 'dismiss-type': 'all' }]) {
      assert.equal((await act(id, 'dismiss', dismissBody(attributes))).status, 400, JSON.stringify(attributes));
    }
  });

  it('409: when no match is active', async () => {
    const { id } = await makeReport(service.current, 'watchlist', nobody);
    assert.equal((await act(id, 'dismiss', dismissBody({ reason: 'x' }))).status, 409);
  });

  it('dismisses once when two requests run concurrently', async () => {
    const { id } = await makeReport(service.current, 'watchlist', leader);
    const answers = await Promise.all(['one', 'two'].map((reason) => act(id, 'dismiss', dismissBody({ reason }))));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  });
});

describe('GET /reports/{id}/matches', () => {
  it('200: returns the reasons of each match, whose terms add up', async () => {
    const { id } = await makeReport(service.current, 'watchlist', { term: 'Kim Jong-un', birthdate: '1984-01-08' });
    const { body } = await service.current.sandbox.get(`/reports/${id}/matches`);
    const [match] = body.data as unknown as { z: number; score: number; terms: { z: number }[] }[];
    const sum = (match?.terms ?? []).reduce((total, { z }) => total + z, 0);
    assert.ok(Math.abs(sum - (match?.z ?? 0)) < 1e-5, JSON.stringify(match));
  });
});

describe('GET /reports/{id}/print', () => {
  it('200: returns a PDF that names the searched sources and each match', async () => {
    const { id } = await makeReport(service.current, 'watchlist', leader);
    const { status, bytes } = await service.current.sandbox.get(`/reports/${id}/print`);
    assert.equal(status, 200);
    const { text } = await readPdf(bytes);
    assert.match(text, /Kim Jong Un/);
    assert.match(text, /sandbox-sanctions|Sandbox sanctions/i);
    assert.match(text, new RegExp(id));
  });

  /** Words of a print: kind, stamp, headings, a member of the request, a term, a rule, an age, a month. */
  const words = {
    de: [german.kinds.watchlist, 'Treffer', 'Gesucht', german.members.term, german.features.coverage, 'Regel: Name'],
    es: [spanish.kinds.watchlist, 'Coincidencia', 'Datos buscados', spanish.members.term, spanish.features.coverage],
    fr: [french.kinds.watchlist, 'Correspondance', 'Demandé', french.members.term, french.features.coverage],
  };
  const inEnglish = [
    'Watchlist',
    'Match',
    'Asked',
    'Searched',
    'Listed name',
    'Full name',
    'Reason',
    'Rule',
    'current',
  ];
  for (const [language, expected] of Object.entries(words)) {
    it(`200: is written in ${language} when Accept-Language prefers it, and sets Content-Language`, async () => {
      const { id } = await makeReport(service.current, 'watchlist', { ...leader, birthdate: '1984-01-08' });
      const wish = { 'accept-language': `ja, ${language};q=0.8, en;q=0.5` };
      const { headers, bytes } = await service.current.sandbox.get(`/reports/${id}/print`, wish);
      assert.equal(headers.get('content-language'), language);
      assert.match(headers.get('vary') ?? '', /Accept-Language/);
      const { text } = await readPdf(bytes);
      for (const word of expected) assert.ok(text.includes(word), `${word} is missing in: ${text.slice(0, 3000)}`);
      for (const word of inEnglish) assert.equal(text.includes(word), false, `${word} is in: ${text.slice(0, 3000)}`);
    });
  }

  it('200: is written in English without Accept-Language, and for an unsupported language', async () => {
    const { id } = await makeReport(service.current, 'watchlist', leader);
    for (const wish of [undefined, { 'accept-language': 'ja' }]) {
      const { headers, bytes } = await service.current.sandbox.get(`/reports/${id}/print`, wish);
      assert.equal(headers.get('content-language'), 'en');
      const { text } = await readPdf(bytes);
      for (const word of ['Watchlist', 'Match', 'Asked', 'Listed name']) assert.ok(text.includes(word), text);
    }
  });
});

describe('tags of a report', () => {
  it('200: are added, removed and replaced', async () => {
    const { id } = await makeReport(service.current, 'watchlist', nobody);
    const tagsOf = ({ body }: Awaited<ReturnType<typeof act>>) => body.data.attributes['tags'];
    assert.deepEqual(tagsOf(await act(id, 'add-tag', { meta: { 'tag-name': 'monthly' } })), ['monthly']);
    assert.deepEqual(tagsOf(await act(id, 'set-tags', { meta: { 'tag-name': ['a', 'b'] } })), ['a', 'b']);
    assert.deepEqual(tagsOf(await act(id, 'remove-tag', { meta: { 'tag-name': 'a' } })), ['b']);
  });
});

describe('DELETE /reports/{id}', () => {
  it('200: erases query and results for good; every later action returns 409', async () => {
    const { id } = await makeReport(service.current, 'watchlist', { term: 'Wilhelmina Quibbleworth' });
    const { status, body } = await service.current.sandbox.request('DELETE', `/reports/${id}`);
    assert.equal(status, 200);
    assert.equal(body.data.attributes['term'], null);
    assert.notEqual(body.data.attributes['redacted-at'], null);
    for (const action of ['run', 'pause', 'resume']) assert.equal((await act(id, action)).status, 409, action);
    assert.equal((await act(id, 'dismiss', dismissBody({ reason: 'x' }))).status, 409);
    assert.equal((await service.current.sandbox.get(`/reports/${id}/print`)).status, 409);
    assert.equal((await service.current.sandbox.request('DELETE', `/reports/${id}`)).status, 409);
    const [row] = await rowsOf(
      service.current.connectionString,
      'select octet_length(sealed) as left from reports where id = $1',
      [id],
    );
    assert.equal(Number(row?.['left']), 0);
  });
});

describe('reports of another environment', () => {
  it('404: are unknown to every operation', async () => {
    const { id } = await makeReport(service.current, 'watchlist', leader);
    const { production } = service.current;
    assert.equal((await production.get(`/reports/${id}`)).status, 404);
    assert.equal((await production.get(`/reports/${id}/history`)).status, 404);
    assert.equal((await production.get(`/reports/${id}/matches`)).status, 404);
    assert.equal((await production.post(`/reports/${id}/run`)).status, 404);
    assert.equal((await production.request('DELETE', `/reports/${id}`)).status, 404);
    const listed = await production.post('/reports', reportBody('watchlist', leader));
    assert.equal(listed.body.data.attributes['has-match'], false);
  });
});
