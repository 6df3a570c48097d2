/** Oversized input of cases: long texts, many mentions and files, blank values and unusual characters. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventsOf, makeCase, makeTemplate } from '../support/cases.ts';
import type { ApiAnswer } from '../support/client.ts';
import { secondOrganization } from '../support/organizations.ts';
import { type Person, signedIn } from '../support/people.ts';
import { holdRaw } from '../support/raw-http.ts';
import { useService } from '../support/service.ts';

let person: Person;
let stranger: Person;
const service = useService({ worker: false }, async (started) => {
  person = await signedIn(started, { role: 'owner' });
  stranger = await signedIn(await secondOrganization(started), { role: 'owner' });
});

const astronaut = '👩‍🚀';
const pdf = Buffer.from('%PDF-1.4').toString('base64');

/** Returns all that a refused request might have written. */
async function writtenTo(id: string): Promise<unknown> {
  const comments = await person.get(`/dashboard/api/cases/${id}/comments`);
  const { body } = await service.current.sandbox.get(`/cases/${id}`);
  return [comments.body.data, body.data, await eventsOf(service.current, id)];
}

const comment = (id: string, attributes: object): Promise<ApiAnswer> =>
  person.post(`/dashboard/api/cases/${id}/comments`, { data: { attributes } });
const act =
  (name: string, member: string) =>
  (id: string, value: unknown): Promise<ApiAnswer> =>
    person.post(`/dashboard/api/cases/${id}/${name}`, { meta: { checked: true, [member]: value } });
const say = (id: string, message: unknown) => comment(id, { message });
const mention = (id: string, mentions: unknown) => comment(id, { message: 'Seen.', mentions });
const escalate = (id: string, reason: unknown) =>
  person.post(`/dashboard/api/cases/${id}/escalate`, { meta: { reason } });
const decide = (id: string, given: unknown) =>
  person.post(`/api/v1/cases/${id}/set-status`, { meta: { status: 'Pending', comment: given } });
const tag = (id: string, name: unknown) =>
  service.current.sandbox.post(`/cases/${id}/set-tags`, { meta: { 'tag-name': name } });
const attach = (id: string, attachments: unknown) =>
  service.current.sandbox.request('PATCH', `/cases/${id}`, { body: { data: { attributes: { attachments } } } });

const message = '/data/attributes/message';
const mentions = '/data/attributes/mentions';
const many = (count: number) => Array.from({ length: count }, () => person.user.emailAddress);

describe('a refusal with a pointer and without a write', () => {
  type Send = (id: string, value: unknown) => Promise<ApiAnswer>;
  const refused: readonly (readonly [string, Send, () => unknown, number, string | undefined])[] = [
    ['a comment of 10 MB', say, () => 'x'.repeat(10_000_000), 413, undefined],
    ['a comment of 1 MB', say, () => 'x'.repeat(1_000_000), 413, undefined],
    ['a comment as long as the largest body', say, () => 'x'.repeat(999_900), 400, message],
    ['a comment with one character too many', say, () => 'x'.repeat(10_001), 400, message],
    ['one emoji too many', say, () => '😀'.repeat(10_001), 400, message],
    ['an empty comment', say, () => '', 400, message],
    ['a blank comment', say, () => ' \n\t\u3000', 422, message],
    ['a comment of marks of direction', say, () => '\u202e\u2066\u200f', 422, message],
    ['a comment of control characters', say, () => '\u0007\u001b\u007f', 422, message],
    ['a zero byte', say, () => 'a\u0000b', 400, message],
    ['half a surrogate pair', say, () => 'a\ud800b', 400, message],
    ['the other half', say, () => '\udc00', 400, message],
    ['a comment that is no text', say, () => ['Seen.'], 400, message],
    ['a thousand mentions', mention, () => many(1000), 400, mentions],
    ['a mention too many', mention, () => many(51), 400, mentions],
    ['a mention of an unknown user', mention, () => [...many(3), 'nobody@example.com'], 422, `${mentions}/3`],
    ['a mention of a user of another organization', mention, () => [stranger.user.emailAddress], 422, `${mentions}/0`],
    ['a mention by id', mention, () => [person.user.id], 422, `${mentions}/0`],
    ['a mention that is no address', mention, () => [...many(1), 'x'], 400, `${mentions}/1`],
    ['a mention with a zero byte', mention, () => [...many(1), 'a\u0000@example.com'], 400, `${mentions}/1`],
    ['mentions that are no list', mention, () => person.user.emailAddress, 400, mentions],
    ['a reason too long', escalate, () => 'x'.repeat(10_001), 400, '/meta/reason'],
    ['a blank reason', escalate, () => ' \u200b', 422, '/meta/reason'],
    ['a comment of a status that is too long', decide, () => 'x'.repeat(10_001), 400, '/meta/comment'],
    ['a blank comment of a status', decide, () => '\u200b', 422, '/meta/comment'],
    ['half a pair in a comment of a status', decide, () => '\ud800', 400, '/meta/comment'],
    ['an item too long', act('checklist', 'item'), () => 'x'.repeat(101), 400, '/meta/item'],
    ['an item that there is not', act('checklist', 'item'), () => 'lost', 422, '/meta/item'],
    ['a tag too long', tag, () => ['x'.repeat(256)], 400, '/meta/tag-name/0'],
    ['too many tags', tag, () => Array.from({ length: 101 }, (_, at) => `t${at}`), 400, '/meta/tag-name'],
    [
      'too many files',
      attach,
      () => Array(21).fill({ data: pdf, filename: 'a.pdf' }),
      400,
      '/data/attributes/attachments',
    ],
    [
      'a name of a file that is too long',
      attach,
      () => [{ data: pdf, filename: 'x'.repeat(256) }],
      400,
      '/data/attributes/attachments/0/filename',
    ],
  ];
  for (const [what, send, value, status, pointer] of refused) {
    it(`${status}: ${what}`, async () => {
      const { id } = await makeCase(service.current);
      const before = await writtenTo(id);
      const answer = await send(id, value());
      assert.equal(answer.status, status, answer.text.slice(0, 400));
      assert.ok(answer.text.length < 1000, 'the answer does not repeat what was sent');
      const [error] = answer.body.errors ?? [];
      assert.ok(error?.title && error.details);
      assert.equal(error.source?.pointer, pointer);
      assert.deepEqual(await writtenTo(id), before);
    });
  }

  it('413: before a byte of the body is read, so that ten concurrent requests take no memory', async () => {
    const { id } = await makeCase(service.current);
    const head = [
      `POST /dashboard/api/cases/${id}/comments HTTP/1.1`,
      ...['Host: a', 'Content-Type: application/json', 'Content-Length: 10000000', 'Expect: 100-continue'],
      ...[`Cookie: session=${person.token}; csrf=${person.csrfToken}`, `Service-CSRF-Token: ${person.csrfToken}`],
    ];
    const held = await Promise.all(Array.from({ length: 10 }, () => holdRaw(service.current.baseUrl, head)));
    for (const { ended } of held) assert.match(await ended, /^HTTP\/1\.1 413 /);
  });
});

describe('an input at its maximum length', () => {
  const taken: readonly (readonly [string, string])[] = [
    ['letters', 'x'.repeat(10_000)],
    ['emoji', '😀'.repeat(10_000)],
    ['emoji of three characters', astronaut.repeat(3333)],
    ['lines and control characters', 'One\r\nTwo\ttab\u0007bell\u001b[31mred'],
    ['marks of direction', '\u202eabc\u202c אבג \u2066x\u2069'],
    ['markup', "<script>alert(1)</script> {{7*7}} '; drop table cases;--"],
  ];
  for (const [what, text] of taken) {
    it(`is stored as it was sent: ${what}`, async () => {
      const { id } = await makeCase(service.current);
      const made = await say(id, text);
      assert.equal(made.status, 201, made.text.slice(0, 400));
      const { body } = await person.get(`/dashboard/api/cases/${id}/comments`);
      assert.deepEqual(
        body.data.map(({ attributes }) => attributes['message']),
        [text],
      );
    });
  }

  it('may hold fifty mentions, and a user who is mentioned fifty times gets one notice', async () => {
    const told = await signedIn(service.current, { role: 'reviewer' });
    const { id } = await makeCase(service.current);
    const answer = await mention(id, Array(50).fill(told.user.emailAddress));
    assert.equal(answer.status, 201, answer.text);
    const { body } = await told.get('/dashboard/api/case-notices');
    assert.equal((body as unknown as { notices: unknown[] }).notices.length, 1);
  });
});

describe('an action of a template', () => {
  it('refuses the same texts, and runs none of its steps', async () => {
    const steps = [
      { operation: 'add-tag', input: { tag: 'seen' } },
      { operation: 'comment', input: {} },
    ];
    const template = await makeTemplate(service.current, 'SAYS', { actions: [{ key: 'say', name: 'Say', steps }] });
    const { id } = await makeCase(service.current, { attributes: { 'case-template-id': template } });
    const before = await writtenTo(id);
    for (const text of ['x'.repeat(10_001), '', '\u200b', ' ', 7]) {
      const answer = await person.post(`/dashboard/api/cases/${id}/run-action`, {
        meta: { action: 'say', input: { message: text } },
      });
      assert.equal(answer.status, 422, answer.text);
    }
    assert.deepEqual(await writtenTo(id), before);
  });
});
