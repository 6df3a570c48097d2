/** GET /dashboard/api/analytics: outcomes of inquiries, and the steps at which individuals left the flow. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createIndividual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { signedIn } from '../support/people.ts';
import { walkThrough } from '../support/sandbox-walk.ts';
import { useService } from '../support/service.ts';
import { createTemplate } from '../support/templates.ts';

const service = useService();
const path = '/dashboard/api/analytics';

interface Analytics {
  readonly conversion: Readonly<Record<string, number | null>>;
  readonly days: readonly { readonly created: number }[];
  readonly screens: readonly { readonly screen: string; readonly inquiries: number; readonly last: number }[];
  readonly codes: readonly { readonly screen: string; readonly code: string; readonly inquiries: number }[];
}

async function analytics(query = ''): Promise<Analytics> {
  await service.current.app.flowEvents.settle();
  const analyst = await signedIn(service.current, { role: 'analyst' });
  const answer = await analyst.get(path + query);
  assert.equal(answer.status, 200, answer.text);
  return JSON.parse(answer.text) as Analytics;
}

async function leaveAtConsent(): Promise<void> {
  const { id } = await createInquiry(service.current);
  const link = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.current.baseUrl);
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: '' });
  await person.answer({ consent: '' });
}

describe('200', () => {
  it('counts who was created, started and ended, and on which screen the others stopped with which error', async () => {
    await walkThrough(service.current);
    await leaveAtConsent();
    await createInquiry(service.current);
    const { conversion, days, screens, codes } = await analytics();
    const { created, started, completed, approved } = conversion;
    assert.deepEqual({ created, started, completed, approved }, { created: 3, started: 1, completed: 1, approved: 1 });
    assert.ok((conversion['median-seconds'] ?? -1) >= 0);
    assert.equal(days[0]?.created, 3);
    const at = (name: string) => screens.find(({ screen }) => screen === name);
    assert.deepEqual(at('start'), { screen: 'start', inquiries: 2, last: 1 });
    assert.deepEqual(at('front'), { screen: 'front', inquiries: 1, last: 0 });
    assert.deepEqual(at('success'), { screen: 'success', inquiries: 1, last: 1 });
    assert.deepEqual(codes, [{ screen: 'start', code: 'consent_required', inquiries: 1 }]);
  });

  it('counts templates and times separately', async () => {
    const { sandbox } = service.current;
    const templateId = await createTemplate(sandbox);
    assert.equal((await analytics(`?filter[inquiry-template-id]=${templateId}`)).conversion['created'], 0);
    const ago = new Date(Date.now() - 86_400_000).toISOString();
    assert.equal((await analytics(`?filter[created-at-end]=${ago}`)).conversion['created'], 0);
  });
});

describe('400', () => {
  it('is returned for a period of years and for an invalid one', async () => {
    const analyst = await signedIn(service.current, { role: 'analyst' });
    for (const query of ['?filter[created-at-start]=2000-01-01T00:00:00Z', '?filter[created-at-start]=x']) {
      assert.equal((await analyst.get(path + query)).status, 400);
    }
  });
});
