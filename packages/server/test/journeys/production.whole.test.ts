/** Production journey from POST to the verified webhook: real browser, filmed document and face, real engines. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { makePerson, photograph, renderLicence } from '@countersign/specimens';
import { type FilmBrowser, startFilmBrowser } from '../support/browser.ts';
import type { ApiResource } from '../support/client.ts';
import { takeSelfies, takeSide } from '../support/film-walk.ts';
import { listenAt, openInquiry, showDecided, showInquiry, type TypedClient, typedClient } from '../support/journey.ts';
import { act, step } from '../support/paper-page.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';
import { isSignedWith, startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

let receiver: WebhookReceiver;
let camera: FilmBrowser;
let secret = '';

const service = useService({}, async (started) => {
  receiver = await startWebhookReceiver();
  camera = await startFilmBrowser();
  secret = await listenAt(typedClient(started, 'production'), receiver.url);
});
after(async () => {
  await camera.close();
  await receiver.close();
});

interface Walk {
  readonly id: string;
  readonly person: ReturnType<typeof makePerson>;
  /** Value of `data-step` on the last page. */
  readonly end: string;
}

/** Completes the flow with a filmed licence and filmed selfies, shown to the camera of a phone. */
async function walk(client: TypedClient, templateId: string, reference: string, number: number): Promise<Walk> {
  const person = makePerson(number, { asOf: '2026-11-01' });
  const { id, link } = await openInquiry(client, templateId, {
    'reference-id': reference,
    fields: { 'name-first': person.firstName, 'name-last': person.lastName, 'selected-country-code': 'US' },
  });
  assert.equal((await showInquiry(client, id)).status, 'created');
  assert.ok(link.startsWith(`${service.current.baseUrl}/verify?code=`));
  const context = await camera.browser.newContext({ viewport: { width: 390, height: 844 }, permissions: ['camera'] });
  const page = await context.newPage();
  await page.goto(link);
  await act(page, 'consent').click();
  await step(page, 'country');
  await act(page, 'continue').click();
  for (const [side, seed] of [
    ['front', 1],
    ['back', 2],
  ] as const) {
    await step(page, side);
    const drawn = await renderLicence(person, { seed: number, portraitIndex: 0, side });
    await takeSide(camera, page, await photograph(drawn, { seed, level: 'easy' }));
  }
  await step(page, 'selfie');
  await takeSelfies(camera, page, 0);
  const ended = page.locator('main:is([data-step=success], [data-step=failed], [data-step=needs-review])');
  await ended.waitFor({ timeout: 90_000 });
  const end = (await ended.getAttribute('data-step')) ?? '';
  await context.close();
  return { id, person, end };
}

/**
 * Creates a template with the same steps as the first one, which approves pictures without proof that they were taken
 * now.
 */
async function lenientTemplate(): Promise<string> {
  const { production } = service.current;
  const templateId = await createTemplate(production);
  const checks = [{ name: 'selfie_liveness_detection', requirement: 'not_required' }];
  const steps = [
    { type: 'driver-license', countries: ['US', 'CA'] },
    { type: 'selfie', checks },
  ];
  await published(production, templateId, { steps, decision: { 'on-uploaded': 'approve' } });
  return templateId;
}

describe('the story of a production inquiry', () => {
  it('leads from POST through a filmed driver licence and three selfies to a verified webhook', async () => {
    const client = typedClient(service.current, 'production');
    const { id, person, end } = await walk(client, await lenientTemplate(), 'journey-1', 11);
    assert.equal(end, 'success');

    const { attributes, included, field, meta } = await showDecided(client, id, 'template,verifications');
    assert.equal(attributes.status, 'approved', JSON.stringify(included.map(whatFailed)));
    assert.equal(field('birthdate'), person.birthdate);
    assert.equal(field('identification-number'), person.licence.number);
    for (const name of ['started-at', 'completed-at', 'decisioned-at'] as const) assert.ok(attributes[name], name);
    assert.equal(attributes['expires-at'], null);
    assert.match(String(meta['session-token']), /./);
    assert.deepEqual(
      included.map(({ type }) => type),
      ['template', 'verification/driver-license', 'verification/selfie'],
    );
    const [, licence, selfie] = included as readonly [ApiResource, ApiResource, ApiResource];
    assert.equal(licence.attributes['status'], 'passed');
    assert.equal(selfie.attributes['status'], 'passed');
    assertTurns(selfie);
    for (const photo of [licence.attributes['front-photo-url'], selfie.attributes['center-photo-url']]) {
      const file = await fetch(String(photo));
      assert.equal(file.status, 200);
      assert.equal(file.headers.get('content-type'), 'image/jpeg');
      assert.equal((await fetch(String(photo).replace(/.$/, (last) => (last === '0' ? '1' : '0')))).status, 403);
    }

    const approved = await receiver.waitFor(
      ({ event }) => event.name === 'inquiry.approved' && event.payload.data.id === id,
    );
    assert.ok(isSignedWith(secret, approved));
    const told = approved.event.payload.data.attributes['fields'] as Record<string, { value: unknown }>;
    assert.equal(told['name-last']?.value, field('name-last'));
    const names = [
      'inquiry.created',
      'inquiry.started',
      'inquiry-session.started',
      'document.processed',
      'selfie.processed',
      'inquiry.completed',
    ];
    for (const name of names) await receiver.waitFor(({ event }) => event.name === name);
    assert.equal(receiver.received.filter(({ event }) => event.name === 'verification.passed').length, 2);
  });

  it('sends a film in place of a camera to review, with the template of the first start', async () => {
    const client = typedClient(service.current, 'production');
    const [template] = service.current.seeded.production.templates;
    const { id } = await walk(client, template?.id ?? '', 'journey-2', 12);
    const { status, included } = await showDecided(client, id, 'verifications');
    assert.equal(status, 'needs_review', JSON.stringify(included.map(whatFailed)));
    const [, selfie] = included as readonly [ApiResource, ApiResource];
    assert.equal(selfie.attributes['status'], 'failed');
    assertTurns(selfie);
  });
});

/** Asserts the head turns: the browser reports that a film replaces its camera, and that the film repeats. */
function assertTurns(selfie: ApiResource): void {
  const checks = selfie.attributes['checks'] as {
    name: string;
    reasons: string[];
    metadata: Record<string, unknown>;
  }[];
  const liveness = checks.find(({ name }) => name === 'selfie_liveness_detection');
  const signals = liveness?.metadata['signals'] as Record<string, number>;
  const seen = JSON.stringify(liveness);
  for (const name of ['prompts-followed', 'depth', 'one-face', 'turns-seen', 'photos-fit-video']) {
    assert.ok((signals[name] ?? 0) >= 0.5, `${name}: ${seen}`);
  }
  assert.ok(liveness?.reasons.includes('virtual_camera_detected'), seen);
}

function whatFailed(verification: ApiResource): unknown {
  const checks = (verification.attributes['checks'] ?? []) as {
    name: string;
    status: string;
    requirement: string;
    reasons: string[];
  }[];
  return checks.filter(({ status, requirement }) => status !== 'passed' && requirement !== 'not_required');
}
