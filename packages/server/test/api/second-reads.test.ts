/**
 * Four-eyes review: if a template requires two reviewers, an inquiry changes once two agree, through any endpoint.
 */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type ApiAnswer, type ApiResource, relatedTo } from '../support/client.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';

let [ada, ben, cleo]: Person[] = [];
const service = useService({ worker: false }, async (started) => {
  [ada, ben, cleo] = await Promise.all([1, 2, 3].map(() => signedIn(started, { role: 'reviewer' })));
});

/** Returns the three people, who are created once the service has started. */
const people = () => [ada, ben, cleo] as [Person, Person, Person];

async function templateThat(secondRead: Record<string, unknown>): Promise<string> {
  const client = service.current.sandbox;
  const id = await createTemplate(client);
  const version = await published(client, id, { steps: [{ type: 'selfie' }], 'second-read': secondRead });
  assert.equal((version.attributes['second-read'] as Record<string, unknown>)['of'], secondRead['of']);
  return id;
}

async function inquiryToReview(templateId: string): Promise<ApiResource> {
  const inquiry = await createInquiry(service.current, { 'inquiry-template-id': templateId });
  return simulate(service.current, inquiry.id, 'start_inquiry', 'mark_for_review_inquiry');
}

const decide = (person: Person, id: string, decision: 'approve' | 'decline', comment?: string): Promise<ApiAnswer> =>
  person.post(`/api/v1/inquiries/${id}/${decision}`, comment === undefined ? undefined : { meta: { comment } });

const statusOf = async (id: string) =>
  (await service.current.sandbox.get(`/inquiries/${id}`)).body.data.attributes['status'];

const reviewsOf = async (person: Person, id: string) =>
  (await person.get(`/dashboard/api/reviews?filter[inquiry-id]=${id}`)).body.data;

const codeOf = ({ status, body }: ApiAnswer) => [status, body.errors?.[0]?.code];

describe('a decision of a reviewer', () => {
  let two = '';
  let open = '';
  before(async () => {
    two = await templateThat({ of: 'all' });
    open = await templateThat({ of: 'all', 'is-blind': false });
  });

  describe('202', () => {
    it('leaves the inquiry as it is until a second reviewer agrees, then 200 with both in the event', async () => {
      const [first, second] = people();
      const { id } = await inquiryToReview(two);
      const waits = await decide(first, id, 'approve');
      assert.equal(waits.status, 202, waits.text);
      assert.equal(waits.body.data.attributes['status'], 'needs_review');
      const agrees = await decide(second, id, 'approve');
      assert.equal(agrees.status, 200);
      assert.equal(agrees.body.data.attributes['status'], 'approved');
      assert.deepEqual(agrees.body.data.relationships['reviewer']?.data, { type: 'user', id: second.user.id });
      const events = await service.current.sandbox.get(`/events?filter[name]=inquiry.approved&filter[object-id]=${id}`);
      const [event] = events.body.data;
      const context = event?.attributes['context'] as Record<string, unknown>;
      assert.deepEqual(context['decided-by'], [first.user.id, second.user.id]);
    });

    it('goes to a third reviewer when two disagree, whose decision moves the inquiry', async () => {
      const [first, second, third] = people();
      const { id } = await inquiryToReview(two);
      assert.equal((await decide(first, id, 'approve')).status, 202);
      assert.equal((await decide(second, id, 'decline')).status, 202);
      const waiting = async (person: Person) =>
        (await person.get('/dashboard/api/reviews?filter[waiting-for]=me')).body.data.some(
          (review) => relatedTo(review, 'inquiry')[0]?.id === id,
        );
      assert.deepEqual(await Promise.all(people().map(waiting)), [false, false, true]);
      assert.equal((await decide(third, id, 'decline')).body.data.attributes['status'], 'declined');
      assert.equal(await waiting(third), false);
    });

    it('hides a blind decision from the second reviewer, and shows it to both once it is settled', async () => {
      const [first, second] = people();
      const { id } = await inquiryToReview(two);
      await decide(first, id, 'decline', 'the photo is of a screen');
      const [hidden] = await reviewsOf(second, id);
      assert.deepEqual([hidden?.attributes['decision'], hidden?.attributes['note']], [null, null]);
      assert.equal(hidden?.relationships['reviewer']?.data, null);
      assert.equal((await reviewsOf(first, id))[0]?.attributes['decision'], 'decline');
      await decide(second, id, 'decline');
      const settled = await reviewsOf(second, id);
      assert.deepEqual(
        settled.map(({ attributes }) => [attributes['decision'], attributes['state']]),
        [
          ['decline', 'agreed'],
          ['decline', 'agreed'],
        ],
      );
      assert.ok(settled.some(({ attributes }) => attributes['note'] === 'the photo is of a screen'));
    });

    it('shows a decision that is not blind to the second reviewer', async () => {
      const [first, second] = people();
      const { id } = await inquiryToReview(open);
      await decide(first, id, 'approve');
      assert.equal((await reviewsOf(second, id))[0]?.attributes['decision'], 'approve');
    });
  });

  describe('200', () => {
    it('moves the inquiry at once when the template requires one reviewer', async () => {
      const [first] = people();
      const { id } = await inquiryToReview(service.current.templateId);
      assert.equal((await decide(first, id, 'approve')).status, 200);
      assert.equal((await reviewsOf(first, id))[0]?.attributes['state'], 'decided');
    });

    it('moves an approval at once when only declines need two reviewers', async () => {
      const [first] = people();
      const declines = await templateThat({ of: 'declines' });
      const [one, other] = [await inquiryToReview(declines), await inquiryToReview(declines)];
      assert.equal((await decide(first, one.id, 'approve')).status, 200);
      assert.equal((await decide(first, other.id, 'decline')).status, 202);
    });

    it('withdraws a decision, and the same reviewer decides again', async () => {
      const [first] = people();
      const { id } = await inquiryToReview(two);
      await decide(first, id, 'approve');
      const [review] = await reviewsOf(first, id);
      const withdrawn = await first.post(`/dashboard/api/reviews/${review?.id}/withdraw`);
      assert.equal(withdrawn.body.data.attributes['state'], 'withdrawn');
      assert.equal((await decide(first, id, 'decline')).status, 202);
    });

    it('requires two reviewers for a sample that depends only on the inquiry', async () => {
      const [first] = people();
      const half = await templateThat({ of: 'sample', 'sample-percent': 50 });
      const statuses = [];
      for (let made = 0; made < 24; made += 1) {
        const { id } = await inquiryToReview(half);
        statuses.push((await decide(first, id, 'approve')).status);
      }
      // One of the two is missing by chance once in eight million runs.
      assert.deepEqual([...new Set(statuses)].toSorted(), [200, 202]);
    });

    it('returns how often two reviewers agreed', async () => {
      const owner = await signedIn(service.current, { role: 'owner' });
      const found = await owner.get('/dashboard/api/reviews/agreement');
      assert.equal(found.status, 200);
      const { pairs } = found.body as unknown as { pairs: { 'user-ids': string[]; read: number; agreed: number }[] };
      const [first, second] = people();
      const pair = pairs.find((each) => [first, second].every(({ user }) => each['user-ids'].includes(user.id)));
      assert.deepEqual([pair?.read, pair?.agreed], [3, 2]);
    });
  });

  describe('409', () => {
    it('refuses a reviewer who already decided', async () => {
      const [first] = people();
      const { id } = await inquiryToReview(two);
      await decide(first, id, 'approve');
      for (const again of ['approve', 'decline'] as const) {
        assert.deepEqual(codeOf(await decide(first, id, again)), [409, 'second_read_required']);
      }
    });

    it('refuses a key, which does not count as a reviewer, before and after a reviewer', async () => {
      const [first] = people();
      const { id } = await inquiryToReview(two);
      const { sandbox } = service.current;
      assert.deepEqual(codeOf(await sandbox.post(`/inquiries/${id}/approve`)), [409, 'second_read_required']);
      await decide(first, id, 'approve');
      assert.deepEqual(codeOf(await sandbox.post(`/inquiries/${id}/approve`)), [409, 'second_read_required']);
      assert.equal(await statusOf(id), 'needs_review');
    });

    it('refuses the creator of the inquiry, also when one reviewer decides', async () => {
      const [first, second] = people();
      const attributes = { 'inquiry-template-id': service.current.templateId };
      const made = await first.post('/api/v1/inquiries', { data: { attributes } });
      assert.deepEqual(codeOf(await decide(first, made.body.data.id, 'approve')), [409, 'own_inquiry']);
      assert.equal((await decide(second, made.body.data.id, 'approve')).status, 200);
    });

    it('lets the creator decide when the template allows it', async () => {
      const [first] = people();
      const own = await templateThat({ of: 'never', 'may-decide-own': true });
      const made = await first.post('/api/v1/inquiries', { data: { attributes: { 'inquiry-template-id': own } } });
      assert.equal((await decide(first, made.body.data.id, 'approve')).status, 200);
    });
  });

  describe('403', () => {
    it('refuses a user whose roles decide nothing', async () => {
      const analyst = await signedIn(service.current, { role: 'analyst' });
      const { id } = await inquiryToReview(two);
      assert.deepEqual(codeOf(await decide(analyst, id, 'approve')), [403, 'missing_permission']);
    });

    it('refuses a key that requests the reviews', async () => {
      const { baseUrl, seeded } = service.current;
      const headers = { authorization: `Bearer ${seeded.sandbox.apiKey}` };
      assert.equal((await fetch(`${baseUrl}/dashboard/api/reviews`, { headers })).status, 403);
    });
  });

  it('is made by two distinct reviewers and never the creator, in 200 interleavings with a key', async () => {
    const [first, second] = people();
    for (let turn = 0; turn < 200; turn += 1) {
      const made = await first.post('/api/v1/inquiries', { data: { attributes: { 'inquiry-template-id': two } } });
      const { id } = made.body.data;
      const moves = [
        () => decide(first, id, 'approve'),
        () => decide(second, id, turn % 3 === 0 ? 'decline' : 'approve'),
        () => service.current.sandbox.post(`/inquiries/${id}/approve`),
        () => decide(second, id, 'approve'),
      ];
      const order = moves
        .map((move, index) => ({ move, at: (turn * 7 + index * 13) % 11 }))
        .toSorted((a, b) => a.at - b.at);
      const answers = await Promise.all(order.map(({ move }) => move()));
      assert.ok(answers.every(({ status }) => [202, 409].includes(status)));
      assert.equal(await statusOf(id), 'created');
      const standing = (await reviewsOf(second, id)).filter(({ attributes }) => attributes['state'] !== 'withdrawn');
      assert.equal(standing.length, 1);
    }
  });

  it('is made once, in 100 interleavings of two reviewers who agree', async () => {
    const [first, second] = people();
    for (let turn = 0; turn < 100; turn += 1) {
      const { id } = await inquiryToReview(two);
      const moves = [first, second, first].map((person) => decide(person, id, 'approve'));
      const answers = await Promise.all(moves);
      const moved = answers.filter(({ status }) => status === 200).length;
      assert.ok(moved <= 1);
      // A reviewer who lost a race against another change retries, as the refusal advises.
      if (moved === 0) for (const person of [first, second]) await decide(person, id, 'approve');
      assert.equal(await statusOf(id), 'approved');
      const by = (await reviewsOf(second, id)).map((review) => relatedTo(review, 'reviewer')[0]?.id ?? '');
      assert.deepEqual(by.toSorted(), [first.user.id, second.user.id].toSorted());
    }
  });
});

describe('the reviewer of an inquiry', () => {
  it('is the user who decided, and is included with name and address only', async () => {
    const [first] = people();
    const { id } = await inquiryToReview(service.current.templateId);
    await decide(first, id, 'approve');
    const { body } = await service.current.sandbox.get(`/inquiries/${id}?include=reviewer`);
    const { emailAddress, nameFirst, nameLast } = first.user;
    const attributes = { 'email-address': emailAddress, 'name-first': nameFirst, 'name-last': nameLast };
    assert.deepEqual(body.included, [{ type: 'user', id: first.user.id, attributes }]);
  });
});

describe('a decision of a key', () => {
  it('is refused while a decision waits for a second reviewer, even where a key could approve', async () => {
    const [first, second] = people();
    const { id } = await inquiryToReview(await templateThat({ of: 'declines' }));
    assert.equal((await decide(first, id, 'decline')).status, 202);
    const over = await service.current.sandbox.post(`/inquiries/${id}/approve`);
    assert.equal(codeOf(over)[1], 'second_read_required');
    assert.equal(await statusOf(id), 'needs_review');
    assert.equal((await decide(second, id, 'decline')).status, 200);
  });
});
