/** Sandbox without engines: outcomes are simulated, everything else is real. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { type ApiResource, relatedTo } from '../support/client.ts';
import { createIndividual, type Individual } from '../support/individual.ts';
import {
  listenAt,
  openInquiry,
  showDecided,
  showInquiry,
  simulateOutcome,
  type TypedClient,
  typedClient,
} from '../support/journey.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';
import { isSignedWith, startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

let receiver: WebhookReceiver;
let secret = '';

let client: TypedClient;

const service = useService({}, async (started) => {
  receiver = await startWebhookReceiver();
  client = typedClient(started, 'sandbox');
  secret = await listenAt(client, receiver.url);
});
after(() => receiver.close());

async function openFlow(fields: Record<string, string> = {}): Promise<{ id: string; person: Individual }> {
  const { id, link } = await openInquiry(client, service.current.templateId, { fields });
  const person = createIndividual(service.current.baseUrl);
  await person.open(link);
  return { id, person };
}

async function sendDocument(person: Individual): Promise<void> {
  await person.answer({ photo: await plainPicture(10), 'capture-method': 'upload' });
  assert.equal(person.page.step, 'back', person.page.html.slice(-2000));
  await person.answer({ photo: await plainPicture(60), 'capture-method': 'upload' });
  await person.waitPast('processing');
}

async function sendSelfies(person: Individual): Promise<void> {
  await person.answer({
    center: await plainPicture(100, 600, 800),
    left: await plainPicture(110, 600, 800),
    right: await plainPicture(120, 600, 800),
    'capture-method': 'upload',
  });
  await person.waitPast('processing');
}

const statusOf = async (id: string) => (await showInquiry(client, id)).status;

describe('a sandbox inquiry', () => {
  it('is approved by simulate actions, and each event reaches the webhook, signed', async () => {
    const { id } = await openInquiry(client, service.current.templateId);
    const { inquiry: done } = await simulateOutcome(
      client,
      id,
      'start_inquiry',
      'create_passed_verification',
      'create_passed_verification',
      'complete_inquiry',
      'approve_inquiry',
    );
    assert.equal(done?.attributes.status, 'approved');
    const kinds = relatedTo(done as unknown as ApiResource, 'verifications');
    assert.deepEqual(
      kinds.map(({ type }) => type),
      ['verification/driver-license', 'verification/selfie'],
    );
    const approved = await receiver.waitFor(
      ({ event }) => event.name === 'inquiry.approved' && event.payload.data.id === id,
    );
    assert.ok(isSignedWith(secret, approved));
    assert.equal(isSignedWith('another secret', approved), false);
    assert.equal(approved.headers['service-webhook-attempts-made'], '1');
    assert.equal(approved.headers['service-webhook-attempts-left'], '7');
    const told = approved.event.payload.data.attributes['fields'] as Record<string, { value: unknown }>;
    assert.equal(told['name-first']?.value, 'ALEXANDER');
  });

  it('fails by a forced failure, with the check that failed', async () => {
    const { id } = await openInquiry(client, service.current.templateId);
    const { inquiry: done } = await simulateOutcome(
      client,
      id,
      'start_inquiry',
      'create_failed_verification',
      'fail_inquiry',
    );
    assert.equal(done?.attributes.status, 'failed');
    const [verification] = (await showInquiry(client, id, 'verifications')).included;
    assert.equal(verification?.attributes['status'], 'failed');
    const checks = verification?.attributes['checks'] as { status: string; requirement: string }[];
    assert.ok(checks.some(({ status, requirement }) => status === 'failed' && requirement === 'required'));
  });

  it('goes through the hosted flow without any script and is approved', async () => {
    const { id, person } = await openFlow();
    assert.equal(person.page.step, 'start');
    await person.answer({ consent: 'yes' });
    assert.equal(person.page.step, 'country');
    assert.equal(await statusOf(id), 'pending');
    await person.answer({ country: 'US' });
    assert.equal(person.page.step, 'front');
    await sendDocument(person);
    assert.equal(person.page.step, 'selfie', person.page.html.slice(-3000));
    await sendSelfies(person);
    assert.equal(person.page.step, 'success');
    assert.equal((await showDecided(client, id)).status, 'approved');
    const { included } = await showInquiry(client, id, 'verifications');
    for (const verification of included) assert.equal(verification.attributes['status'], 'passed');
  });

  it('asks for the document again after a blurred one, with the reason', async () => {
    const { id, person } = await openFlow({ 'name-last': 'SANDBOX-BLURRY' });
    await person.answer({ consent: 'yes' });
    await person.answer({ country: 'US' });
    await sendDocument(person);
    assert.equal(person.page.step, 'retry');
    assert.match(person.page.html, /blur|sharp/i);
    await person.answer({ continue: 'yes' });
    assert.match(person.page.step, /^(front|back)$/);
    assert.equal(await statusOf(id), 'pending');
  });

  it('is declined when the face is another one', async () => {
    const { id, person } = await openFlow({ 'name-last': 'SANDBOX-FACE-MISMATCH' });
    await person.answer({ consent: 'yes' });
    await person.answer({ country: 'US' });
    await sendDocument(person);
    for (let tries = 0; tries < 3 && person.page.step !== 'failed'; tries += 1) {
      if (person.page.step === 'retry') await person.answer({ continue: 'yes' });
      await sendSelfies(person);
    }
    assert.equal(person.page.step, 'failed');
    assert.equal((await showDecided(client, id)).status, 'declined');
  });
});

describe('simulate actions', () => {
  it('are refused with a production key, 403', async () => {
    const [template] = service.current.seeded.production.templates;
    const production = typedClient(service.current, 'production');
    const { id } = await openInquiry(production, template?.id ?? '');
    const answer = await simulateOutcome(production, id, 'start_inquiry');
    assert.equal(answer.status, 403);
  });

  it('are done all or none: a second action that is refused undoes the first', async () => {
    const { id } = await openInquiry(client, service.current.templateId);
    const answer = await simulateOutcome(client, id, 'start_inquiry', 'start_inquiry');
    assert.equal(answer.status, 409);
    assert.equal(await statusOf(id), 'created');
  });
});
