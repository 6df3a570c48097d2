/** One-time codes that are not sent: in a sandbox, and without a transport of the operator. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { contactTemplate, enter, somebody, verifiedOf } from '../support/contact-codes.ts';
import { rowsOf } from '../support/database.ts';
import { createIndividual } from '../support/individual.ts';
import { decidedStatus } from '../support/inquiries.ts';
import { atPaper } from '../support/papers.ts';
import { startService, type TestService, useService } from '../support/service.ts';
import { createTemplate, draft, publish } from '../support/templates.ts';

const service = useService();

describe('a sandbox', () => {
  it('sends nothing, shows its codes, and accepts 111111', async () => {
    const to = somebody();
    const { id, person } = await atPaper(
      service.current,
      service.current.sandbox,
      await contactTemplate(service.current.sandbox, 'email-address'),
    );
    await person.answer({ contact: to });
    assert.match(person.page.html, /111111/);
    await enter(person, '333333');
    assert.equal(person.page.status, 422);
    await enter(person, '111111');
    await person.waitPast('processing');
    assert.equal(await decidedStatus(service.current, id), 'approved');
    assert.deepEqual(await rowsOf(service.current.connectionString, 'select id from messages'), []);
  });

  it('fails an attempt with 222222', async () => {
    const { id, person } = await atPaper(
      service.current,
      service.current.sandbox,
      await contactTemplate(service.current.sandbox, 'phone-number', { attempts: 1 }),
    );
    await person.answer({ contact: '+14155550123' });
    await enter(person, '222222');
    await person.waitPast('processing');
    assert.equal(person.page.step, 'failed');
    assert.deepEqual((await verifiedOf(service.current.sandbox, id)).check?.reasons, ['code_mismatch']);
  });
});

describe('a template without a transport for its codes', () => {
  let mute: TestService;
  before(async () => {
    mute = await startService({ settings: { BASE_URL: 'https://verify.example.com' } });
  });
  after(() => mute.close());

  it('is refused in production, but not in a sandbox', async () => {
    for (const kind of ['email-address', 'phone-number'] as const) {
      const template = await createTemplate(mute.production, { name: kind });
      const made = await draft(mute.production, template, { steps: [{ type: kind }] });
      const { status, text } = await publish(mute.production, made.body.data.id);
      assert.equal(status, 422, text);
      assert.match(text, /can never answer, for no transport of/);
      await contactTemplate(mute.sandbox, kind);
    }
  });

  it('lets the individual continue when its check is not required, and passes nothing', async () => {
    const checks = [{ name: 'email_address_confirmation_code_comparison', requirement: 'not_required' }];
    const template = await contactTemplate(mute.production, 'email-address', { checks });
    const made = await mute.production.post('/inquiries', {
      data: { attributes: { 'inquiry-template-id': template } },
      meta: { 'auto-create-one-time-link': true },
    });
    const { id } = made.body.data;
    const person = createIndividual(mute.baseUrl);
    const link = new URL(String(made.body.meta?.['one-time-link']));
    await person.open(link.pathname + link.search);
    await person.answer({ consent: 'yes' });
    assert.equal(person.page.step, 'contact', person.page.html.slice(0, 600));
    await person.answer({ contact: 'ada@example.com' });
    await person.waitPast('processing');
    const { verification, check } = await verifiedOf(mute.production, id);
    assert.equal(verification.attributes['status'], 'canceled');
    assert.deepEqual([check?.status, check?.reasons], ['not_applicable', ['code_not_sent']]);
  });
});
