/** An individual who leaves the flow: the session ends at once with an event, and one link resumes it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventsAbout } from '../support/accounts.ts';
import { createIndividual, type Individual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';

const service = useService();

async function atBack(headers: Readonly<Record<string, string>> = {}) {
  const { id } = await createInquiry(service.current);
  const made = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.current.baseUrl, headers);
  await person.open(String(made.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  await person.answer({ country: 'US' });
  await person.answer({ photo: await plainPicture(10), 'capture-method': 'upload' });
  assert.equal(person.page.step, 'back');
  return { id, person };
}

const linkIn = ({ page }: Individual): string => /https?:[^"<]*\/v\/\w+/.exec(page.html)?.[0] ?? '';

const sessionsOf = async (id: string) => {
  const { body } = await service.current.sandbox.get(`/inquiry-sessions?filter[inquiry-id]=${id}`);
  return body.data.map(({ attributes }) => attributes['status']);
};

const sessionEvents = async (id: string) => {
  const { body } = await service.current.sandbox.get(`/inquiry-sessions?filter[inquiry-id]=${id}`);
  const events = await Promise.all(body.data.map((session) => eventsAbout(service.current, session.id)));
  return events.flat().map(([name]) => name);
};

describe('leaving', () => {
  it('ends the session with its own event, and the link leads back to the same screen', async () => {
    const { id, person } = await atBack();
    const before = person.address;
    const left = await person.answer({ leave: 'yes' });
    assert.deepEqual([left.status, left.step], [200, 'left']);
    assert.match(left.html, /Your answers are kept until /);
    assert.deepEqual(await sessionsOf(id), ['new', 'expired']);
    assert.deepEqual(await sessionEvents(id), ['inquiry-session.started', 'inquiry-session.canceled']);
    const link = linkIn(person);
    assert.equal((await person.open(before)).step, 'gone');
    const later = createIndividual(service.current.baseUrl);
    const start = await later.open(link);
    assert.equal(start.step, 'start');
    assert.match(start.html, /Welcome back.*You continue where you stopped/s);
    assert.equal((await later.answer({ consent: 'yes' })).step, 'back');
    service.current.clock.forward(301);
    assert.equal((await createIndividual(service.current.baseUrl).open(link)).step, 'gone');
  });

  it('gives no link that outlives the inquiry', async () => {
    const { person } = await atBack();
    await person.answer({ leave: 'yes' });
    service.current.clock.forward(90_000);
    assert.equal((await createIndividual(service.current.baseUrl).open(linkIn(person))).step, 'expired');
  });

  it('is refused for a form of another site, or of another session', async () => {
    const foreign = await atBack({ 'sec-fetch-site': 'cross-site' }).catch(() => null);
    assert.equal(foreign, null, 'another site cannot even begin');
    const { id, person } = await atBack();
    const other = await atBack();
    const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(other.person.page.html) ?? [];
    const answer = await fetch(new URL(person.address, service.current.baseUrl), {
      method: 'POST',
      headers: { cookie: person.cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ csrf, step: 'back', leave: 'yes' }),
    });
    assert.equal(answer.status, 403);
    assert.deepEqual(await sessionsOf(id), ['active']);
  });

  it('twice at the same moment ends the session once and creates one link', async () => {
    const { id, person } = await atBack();
    const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(person.page.html) ?? [];
    const leave = () =>
      fetch(new URL(person.address, service.current.baseUrl), {
        method: 'POST',
        headers: { cookie: person.cookie, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ csrf, step: 'back', leave: 'yes' }),
      });
    const answers = await Promise.all([leave(), leave(), leave()]);
    for (const { status } of answers) assert.ok(status < 500, String(status));
    assert.deepEqual(await sessionsOf(id), ['new', 'expired']);
  });

  it('with the last session shows a notice to ask the business for a link', async () => {
    const { id, person } = await atBack();
    for (let count = 1; count < 25; count += 1) {
      await service.current.sandbox.post('/inquiry-sessions', { data: { attributes: { 'inquiry-id': id } } });
    }
    const left = await person.answer({ leave: 'yes' });
    assert.equal(left.step, 'left');
    assert.equal(linkIn(person), '');
    assert.match(left.html, /for a new link/);
  });
});
