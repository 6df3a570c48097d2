/** Claims for a list of inquiries. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';

interface Claim {
  readonly 'inquiry-id': string;
  readonly 'claimed-by': { readonly id: string; readonly name: string; readonly 'is-own': boolean };
  readonly 'claimed-at': string;
}

const service = useService({ worker: false });
const path = '/dashboard/api/reviews/claims';

async function toReview(attributes: Record<string, unknown> = {}): Promise<string> {
  const { id } = await createInquiry(service.current, attributes);
  await simulate(service.current, id, 'start_inquiry', 'mark_for_review_inquiry');
  return id;
}

async function claimsFor(person: Person): Promise<readonly Claim[]> {
  const answer = await person.get(path);
  assert.equal(answer.status, 200, answer.text);
  return (JSON.parse(answer.text) as { readonly claims: readonly Claim[] }).claims;
}

describe(`GET ${path}`, () => {
  it('returns who is reviewing what, until it is decided or forgotten', async () => {
    const ada = await signedIn(service.current, { role: 'reviewer' });
    const ben = await signedIn(service.current, { role: 'reviewer' });
    const [first, second] = [await toReview(), await toReview()];
    assert.deepEqual(await claimsFor(ada), []);
    for (const person of [ada, ben]) await person.post('/dashboard/api/reviews/claim-next');
    const claims = await claimsFor(ada);
    const byId = new Map(claims.map((claim) => [claim['inquiry-id'], claim['claimed-by']]));
    assert.deepEqual(byId.get(first), { id: ada.user.id, name: 'Ada Byron', 'is-own': true });
    assert.deepEqual(byId.get(second), { id: ben.user.id, name: 'Ada Byron', 'is-own': false });
    await ada.post(`/api/v1/inquiries/${first}/approve`);
    assert.deepEqual(
      (await claimsFor(ada)).map((claim) => claim['inquiry-id']),
      [second],
    );
    service.current.clock.forward(15 * 60 + 1);
    assert.deepEqual(await claimsFor(ada), []);
  });

  it('returns only the claims of templates that the role is bound to', async () => {
    const templateId = await createTemplate(service.current.sandbox);
    await published(service.current.sandbox, templateId, { steps: [{ type: 'selfie' }] });
    const bound = await signedIn(service.current, { role: 'reviewer', onlyTemplates: [templateId] });
    const within = await toReview({ 'inquiry-template-id': templateId });
    await toReview();
    for (let count = 0; count < 3; count += 1) {
      const person = await signedIn(service.current, { role: 'reviewer' });
      await person.post('/dashboard/api/reviews/claim-next');
    }
    assert.deepEqual(
      (await claimsFor(bound)).map((claim) => claim['inquiry-id']),
      [within],
    );
  });

  it('is refused to users who decide nothing', async () => {
    for (const role of ['analyst', 'developer', 'auditor'] as const) {
      assert.equal((await (await signedIn(service.current, { role })).get(path)).status, 403, role);
    }
  });
});
