/** Private endpoints of cases as work items: next case, comments, snooze, escalate, actions, export. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventsOf, makeCase, makeTemplate } from '../support/cases.ts';
import { createInquiry } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { readPdf } from '../support/read-pdf.ts';
import { makeReport } from '../support/reports.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const reviewer = () => signedIn(service.current, { role: 'reviewer' });
type Claimed = { readonly 'case-id': string | null };

async function makeQueue(name: string, settings: object = {}): Promise<string> {
  const answer = await service.current.sandbox.post('/case-queues', { data: { attributes: { name, settings } } });
  assert.equal(answer.status, 201, answer.text);
  return answer.body.data.id;
}

async function claim(person: Person, queue: string): Promise<string | null> {
  const answer = await person.post('/dashboard/api/cases/claim-next', { meta: { 'case-queue-id': queue } });
  assert.equal(answer.status, 200, answer.text);
  return (answer.body as unknown as Claimed)['case-id'];
}

const inQueue = (queue: string, seconds: number | null = null) =>
  makeCase(service.current, {
    attributes: { 'case-queue-id': queue },
    ...(seconds === null ? {} : { meta: { 'sla-expires-in-seconds': seconds } }),
  });

describe('the next case', () => {
  it('is the one with the earliest deadline, then the oldest, and an escalated one before both', async () => {
    const queue = await makeQueue('Order');
    const [older, urgent, newer] = [await inQueue(queue), await inQueue(queue, 60), await inQueue(queue)];
    const person = await reviewer();
    const escalated = await person.post(`/dashboard/api/cases/${newer.id}/escalate`, { meta: { reason: 'Loud.' } });
    assert.equal(escalated.status, 200, escalated.text);
    const taken = [await claim(person, queue), await claim(person, queue), await claim(person, queue)];
    assert.deepEqual(taken, [newer.id, urgent.id, older.id]);
    assert.equal(await claim(person, queue), null);
    const { body } = await service.current.sandbox.get(`/cases/${urgent.id}`);
    assert.equal(body.data.attributes['assignee-id'], person.user.emailAddress);
    assert.deepEqual(await eventsOf(service.current, urgent.id), ['case.created', 'case.assigned']);
  });

  it('goes to one of several concurrent callers, and no case goes to two', async () => {
    const queue = await makeQueue('Race');
    const ids = (await Promise.all(Array.from({ length: 20 }, () => inQueue(queue)))).map(({ id }) => id);
    const people = await Promise.all(Array.from({ length: 4 }, reviewer));
    const taken = await Promise.all(
      people.map(async (person) => {
        const own: string[] = [];
        for (let id = await claim(person, queue); id !== null; id = await claim(person, queue)) own.push(id);
        return own;
      }),
    );
    assert.deepEqual(taken.flat().sort(), ids.sort());
  });

  it('skips cases that are put aside, until their time has come', async () => {
    const queue = await makeQueue('Aside');
    const { id } = await inQueue(queue, 7200);
    const person = await reviewer();
    const until = new Date(service.current.app.clock.now().getTime() + 3_600_000).toISOString();
    const snoozed = await person.post(`/dashboard/api/cases/${id}/snooze`, { meta: { until } });
    assert.equal(snoozed.status, 200, snoozed.text);
    assert.equal(await claim(person, queue), null);
    assert.equal((await person.post(`/dashboard/api/cases/${id}/snooze`, { meta: { until: null } })).status, 200);
    assert.equal(await claim(person, queue), id);
  });
});

describe('a deadline while the case is put aside', () => {
  const hour = 3_600_000;
  for (const [stops, expected] of [
    [false, 0],
    [true, hour],
  ] as const) {
    it(stops ? 'moves on where the queue says so' : 'stays where it was unless the queue says otherwise', async () => {
      const queue = await makeQueue(`Clock ${stops}`, { 'snooze-stops-clock': stops });
      const made = await inQueue(queue, 7200);
      const person = await reviewer();
      const until = new Date(service.current.app.clock.now().getTime() + hour).toISOString();
      const { body } = await person.post(`/dashboard/api/cases/${made.id}/snooze`, { meta: { until } });
      const [before, after] = [made, body.data].map(({ attributes }) =>
        Date.parse(String(attributes['sla-expires-at'])),
      );
      assert.ok(Math.abs((after ?? 0) - (before ?? 0) - expected) < 5000);
    });
  }

  it('counts the business hours of its queue', async () => {
    const always = [{ from: '00:00', to: '24:00' }];
    const hours = Object.fromEntries(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map((day) => [day, always]));
    const settings = { 'sla-seconds': 3600, calendar: { zone: 'UTC', hours } };
    const made = await inQueue(await makeQueue('Hours', settings));
    const { 'sla-expires-at': at, 'created-at': from } = made.attributes;
    assert.equal(Date.parse(String(at)) - Date.parse(String(from)), hour);
  });
});

describe('comments', () => {
  it('notify mentioned users in the page and by mail, but not the author', async () => {
    const [writer, told] = [await reviewer(), await reviewer()];
    const { id } = await makeCase(service.current);
    const mentions = [told.user.emailAddress, writer.user.emailAddress];
    const body = { data: { attributes: { message: 'Look at this, please.', mentions } } };
    const made = await writer.post(`/dashboard/api/cases/${id}/comments`, body);
    assert.equal(made.status, 201, made.text);
    const listed = await told.get(`/dashboard/api/cases/${id}/comments`);
    assert.equal(listed.body.data[0]?.attributes['message'], 'Look at this, please.');
    const notices = async (person: Person) =>
      ((await person.get('/dashboard/api/case-notices')).body as unknown as { notices: { kind: string }[] }).notices;
    assert.deepEqual(
      (await notices(told)).map(({ kind }) => kind),
      ['mentioned'],
    );
    assert.deepEqual(await notices(writer), []);
    assert.equal((await told.post('/dashboard/api/case-notices/read')).status, 200);
    assert.match((await told.get('/dashboard/api/case-notices')).text, /"unread":0/);
  });

  it('that mention an unknown user are refused and not stored', async () => {
    const writer = await reviewer();
    const { id } = await makeCase(service.current);
    const body = { data: { attributes: { message: 'x', mentions: ['nobody@example.com'] } } };
    assert.equal((await writer.post(`/dashboard/api/cases/${id}/comments`, body)).status, 422);
    assert.equal((await writer.get(`/dashboard/api/cases/${id}/comments`)).body.data.length, 0);
  });
});

describe('an action of the template', () => {
  const actions = [
    {
      key: 'refuse',
      name: 'Refuse',
      steps: [
        { operation: 'decline-inquiries', input: { comment: 'By the case.' } },
        { operation: 'add-tag', input: { tag: 'refused' } },
        { operation: 'set-status', input: { status: 'Declined' } },
      ],
    },
    { key: 'give', name: 'Give', steps: [{ operation: 'assign', input: {} }] },
  ];

  it('runs all of its steps with the rights of the caller, and the inquiry records the case', async () => {
    const template = await makeTemplate(service.current, 'ACTS', { actions });
    const { id: inquiry } = await createInquiry(service.current);
    const { id } = await makeCase(service.current, {
      attributes: { 'case-template-id': template },
      meta: { 'object-ids': [inquiry] },
    });
    const person = await reviewer();
    const run = (input?: object) =>
      person.post(`/dashboard/api/cases/${id}/run-action`, { meta: { action: 'refuse', ...(input ? { input } : {}) } });
    const done = await run({ comment: 'Not she.' });
    assert.equal(done.status, 200, done.text);
    assert.equal(done.body.data.attributes['status'], 'Declined');
    assert.deepEqual(done.body.data.attributes['tags'], ['refused']);
    const found = await service.current.sandbox.get(`/inquiries/${inquiry}`);
    assert.equal(found.body.data.attributes['status'], 'declined');
    const { body } = await service.current.sandbox.get(
      `/events?filter[object-id]=${inquiry}&filter[name]=inquiry.declined`,
    );
    assert.match(JSON.stringify(body.data[0]?.attributes['context']), new RegExp(id));
  });

  it('runs none of its steps when one is refused', async () => {
    const template = await makeTemplate(service.current, 'NONE', { actions });
    const { id: inquiry } = await createInquiry(service.current);
    const { id } = await makeCase(service.current, {
      attributes: { 'case-template-id': template },
      meta: { 'object-ids': [inquiry] },
    });
    const person = await reviewer();
    const path = `/dashboard/api/cases/${id}/run-action`;
    // The last step requires a comment, which is missing.
    const refused = await person.post(path, { meta: { action: 'refuse', input: { comment: ' ' } } });
    assert.equal(refused.status, 422, refused.text);
    const found = await service.current.sandbox.get(`/inquiries/${inquiry}`);
    assert.notEqual(found.body.data.attributes['status'], 'declined');
    assert.equal((await person.post(path, { meta: { action: 'give' } })).status, 422);
    assert.equal((await person.post(path, { meta: { action: 'other' } })).status, 422);
  });
});

describe('an export', () => {
  it('returns the whole case as JSON or as a stored PDF, and emits an event', async () => {
    const person = await reviewer();
    const { id, attributes } = await makeCase(service.current);
    const path = `/dashboard/api/cases/${id}/export`;
    const json = await person.post(path, { meta: { format: 'json' } });
    assert.match(json.text, new RegExp(String(attributes['name'])));
    const pdf = await person.post(path, { meta: { format: 'pdf' } });
    assert.equal(pdf.status, 200, pdf.text);
    const { 'file-id': file } = pdf.body as unknown as { readonly 'file-id': string };
    const issued = await person.post('/dashboard/api/view-tickets', { file, purpose: 'review' });
    assert.equal(issued.status, 201, issued.text);
    const seen = await person.get(`/dashboard/files/${(issued.body as unknown as { ticket: string }).ticket}`);
    assert.equal(seen.bytes.toString('latin1', 0, 5), '%PDF-');
    const names = await eventsOf(service.current, id);
    assert.deepEqual(names, ['case.created', 'case.exported', 'case.exported']);
  });
});

/** Words of a printed case: kind, a label, kinds of the attachments, a month. */
const words = {
  en: ['Case', 'Opened', 'Attached', 'Inquiry', 'Report: Watchlist', 'contains personal data'],
  de: ['Fall', 'Eröffnet', 'Angehängt', 'Anfrage', 'Bericht: Beobachtungsliste', 'enthält personenbezogene Daten'],
  es: ['Caso', 'Abierto', 'Objetos adjuntos', 'Solicitud', 'Informe: Lista de vigilancia', 'contiene datos personales'],
  fr: ['Dossier', 'Ouvert', 'Joints au dossier', 'Demande', 'Rapport : Liste de surveillance', 'contient des données'],
};

describe('a PDF of a case', () => {
  const printed = async (id: string, language: string) => {
    const person = await reviewer();
    const exported = await person.request('POST', `/dashboard/api/cases/${id}/export`, {
      body: { meta: { format: 'pdf' } },
      headers: { 'accept-language': language },
    });
    assert.equal(exported.status, 200, exported.text);
    const { 'file-id': file } = exported.body as unknown as { readonly 'file-id': string };
    const issued = await person.post('/dashboard/api/view-tickets', { file, purpose: 'review' });
    const { ticket } = issued.body as unknown as { readonly ticket: string };
    return (await readPdf((await person.get(`/dashboard/files/${ticket}`)).bytes)).text;
  };

  it('is written in the language that the reader prefers, and in English if it is unsupported', async () => {
    const inquiry = await createInquiry(service.current);
    const report = await makeReport(service.current, 'watchlist', { term: 'Grace Hopper' });
    const { id } = await makeCase(service.current, { meta: { 'object-ids': [inquiry.id, report.id] } });
    for (const [wish, expected] of [...Object.entries(words), ['ja', words.en] as const]) {
      const text = await printed(id, `${wish}, ja;q=0.5`);
      for (const word of expected) assert.ok(text.includes(word), `${word} is missing in: ${text}`);
      if (expected === words.en) continue;
      for (const word of [...words.en, 'Watchlist', 'Kind']) {
        assert.equal(text.includes(word), false, `${word} is in: ${text}`);
      }
    }
  });
});

describe('the data of the page', () => {
  it('lists the waiting cases of each queue in order, with the requirements of each status', async () => {
    const person = await reviewer();
    const queue = await makeQueue('Overview');
    const { id } = await inQueue(queue, 60);
    const overview = await person.get('/dashboard/api/case-queues/overview');
    const { queues } = overview.body as unknown as { queues: { id: string; unassigned: number; name: string }[] };
    assert.deepEqual(
      queues.filter((each) => each.id === queue).map(({ name, unassigned }) => [name, unassigned]),
      [['Overview', 1]],
    );
    const work = await person.get(`/dashboard/api/case-work?filter[case-queue-id]=${queue}&filter[assignee]=none`);
    assert.deepEqual(
      (work.body as unknown as { cases: { id: string }[] }).cases.map((each) => each.id),
      [id],
    );
    assert.equal((await person.get('/dashboard/api/case-work?filter[state]=lost')).status, 400);
    const one = await person.get(`/dashboard/api/cases/${id}/work`);
    assert.match(one.text, /"requires-comment":true/);
    assert.equal((await person.get(`/dashboard/api/cases/case_${'1'.repeat(24)}/work`)).status, 404);
    assert.equal((await person.get(`/dashboard/api/case-queues/${queue}/settings`)).status, 200);
  });
});
