/** Confirmation of an e-mail address or a phone number by a one-time code, in a browser without script. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { deleteOldRecordsJob } from '../../src/privacy/jobs.ts';
import { runJob } from '../../src/worker.ts';
import { relatedTo } from '../support/client.ts';
import {
  type ContactKind,
  codeFor,
  contactTemplate,
  enter,
  fieldOf,
  problemOf,
  somebody,
  verifiedOf,
  wrong,
} from '../support/contact-codes.ts';
import { rowsOf } from '../support/database.ts';
import type { Individual } from '../support/individual.ts';
import { decidedStatus } from '../support/inquiries.ts';
import { type MessageGateway, startMessageGateway } from '../support/message-gateway.ts';
import { atPaper } from '../support/papers.ts';
import { startService, type TestService } from '../support/service.ts';

let gateway: MessageGateway;
let service: TestService;

before(async () => {
  gateway = await startMessageGateway();
  service = await startService({
    settings: {
      MAIL_TRANSPORT: 'http',
      MAIL_FROM: 'no-reply@example.com',
      MAIL_HTTP_URL: gateway.url,
      SMS_TRANSPORT: 'http',
      SMS_HTTP_URL: gateway.url,
    },
  });
});
after(async () => {
  await service.close();
  await gateway.close();
});

async function open(kind: ContactKind, { step = {}, fields = {} } = {}) {
  return atPaper(service, service.production, await contactTemplate(service.production, kind, step), { fields });
}

const codeOf = (to: string, count = 1): Promise<string> => codeFor(gateway, to, count);
const shownOf = (id: string) => verifiedOf(service.production, id);

describe('a step that confirms an address', () => {
  it('sends a code to the e-mail address and passes with it, without storing the code', async () => {
    const to = somebody();
    const { id, person } = await open('email-address');
    assert.equal(person.page.step, 'contact');
    await person.answer({ contact: ` ${to} ` });
    assert.equal(person.page.step, 'contact-code');
    assert.match(person.page.html, /autocomplete="one-time-code"/);
    assert.equal(person.page.html.includes(to), false, 'the address is masked');
    const code = await codeOf(to);
    await enter(person, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    await person.waitPast('processing');
    assert.equal(person.page.step, 'success');
    assert.equal(await decidedStatus(service, id, service.production), 'approved');
    const { inquiry, verification, check } = await shownOf(id);
    assert.deepEqual([check?.name, check?.status], ['email_address_confirmation_code_comparison', 'passed']);
    assert.equal(verification.type, 'verification/email-address');
    assert.equal(relatedTo(verification, 'verification-template')[0]?.type, 'verification-template/email-address');
    const { attributes } = verification;
    assert.deepEqual([attributes['email-address'], attributes['confirmation-code']], [to, null]);
    assert.equal(fieldOf(inquiry, 'email-address'), to);
    const rows = await rowsOf(service.connectionString, 'select c::text as row from contact_codes c');
    assert.equal(JSON.stringify(rows).includes(code), false);
  });

  it('writes a number of the person\u2019s country in international form', async () => {
    const { id, person } = await open('phone-number', { fields: { 'address-country-code': 'DE' } });
    await person.answer({ contact: '030 123456' });
    assert.equal(person.page.step, 'contact-code', problemOf(person));
    await enter(person, await codeOf('+4930123456'));
    await person.waitPast('processing');
    const { verification, check } = await shownOf(id);
    assert.deepEqual([check?.name, check?.status], ['phone_number_confirmation_code_comparison', 'passed']);
    const { attributes } = verification;
    assert.deepEqual([attributes['phone-number'], attributes['country-code']], ['+4930123456', 'DE']);
  });

  it('shows the known address, and keeps it in the field when another one is confirmed', async () => {
    const [known, to] = [somebody(), somebody()];
    const { id, person } = await open('email-address', { fields: { 'email-address': known } });
    assert.ok(person.page.html.includes(`value="${known}"`));
    await person.answer({ contact: to });
    await enter(person, await codeOf(to));
    await person.waitPast('processing');
    const { inquiry, verification } = await shownOf(id);
    assert.deepEqual([fieldOf(inquiry, 'email-address'), verification.attributes['email-address']], [known, to]);
  });

  it('asks again at once for an invalid address, without counting an attempt', async () => {
    const { person } = await open('email-address', { step: { attempts: 1 } });
    for (const contact of [
      '',
      'ada',
      'ada@localhost',
      'a b@example.com',
      '"a\r\nBcc: x"@example.com',
      'x'.repeat(5000),
    ]) {
      const { status, step } = await person.answer({ contact });
      assert.deepEqual([status, step], [422, 'contact'], contact.slice(0, 40));
      assert.notEqual(problemOf(person), '');
    }
    const phone = await open('phone-number');
    for (const contact of ['030 123456', '+49', '+4930123456x', 'call me']) {
      const { status, step } = await phone.person.answer({ contact });
      assert.deepEqual([status, step], [422, 'contact'], contact);
    }
  });

  it('shows how many tries are left, invalidates a code after five, and accepts a new one', async () => {
    const to = somebody();
    const { id, person } = await open('email-address');
    await person.answer({ contact: to });
    const first = await codeOf(to);
    for (const left of [4, 3, 2, 1]) {
      const { status } = await enter(person, wrong(first));
      assert.equal(status, 422);
      assert.match(person.page.html, new RegExp(`You have ${left} tr(y|ies) left`));
    }
    await enter(person, wrong(first));
    await enter(person, first);
    assert.equal(person.page.step, 'contact-code', 'a dead code counts no more');
    service.clock.forward(31);
    await person.answer({ resend: 'yes' });
    const second = await codeOf(to, 2);
    await enter(person, second);
    await person.waitPast('processing');
    assert.equal((await shownOf(id)).check?.status, 'passed');
  });

  it('does not count an input that is not six digits as a wrong code', async () => {
    const to = somebody();
    const { person } = await open('email-address');
    await person.answer({ contact: to });
    await codeOf(to);
    for (const typed of ['', '12345', '1234567', 'abcdef', '١٢٣', 'x'.repeat(3000)]) {
      const { status } = await enter(person, typed);
      assert.equal(status, 422);
    }
    assert.equal(/tr(y|ies) left/.test(person.page.html), false);
  });

  it('sends another code only after half a minute, and accepts only the newest', async () => {
    const to = somebody();
    const { person } = await open('email-address');
    await person.answer({ contact: to });
    const first = await codeOf(to);
    const { status } = await person.answer({ resend: 'yes' });
    assert.equal(status, 422);
    assert.match(problemOf(person), /on its way/);
    service.clock.forward(31);
    await person.answer({ resend: 'yes' });
    const second = await codeOf(to, 2);
    if (first !== second) {
      await enter(person, first);
      assert.equal(person.page.step, 'contact-code');
    }
    await enter(person, second);
    await person.waitPast('processing');
    assert.equal(person.page.step, 'success');
  });

  it('refuses a code after ten minutes, and offers a new one', async () => {
    const to = somebody();
    const { person } = await open('email-address');
    await person.answer({ contact: to });
    const code = await codeOf(to);
    service.clock.forward(601);
    const { status } = await enter(person, code);
    assert.deepEqual([status, person.page.step], [422, 'contact-code']);
    assert.match(person.page.html, /name="resend"/);
    await person.answer({ resend: 'yes' });
    await enter(person, await codeOf(to, 2));
    await person.waitPast('processing');
    assert.equal(person.page.step, 'success');
  });

  it('goes back to another address, and then accepts only its code', async () => {
    const [mistyped, to] = [somebody(), somebody()];
    const { person } = await open('email-address');
    await person.answer({ contact: mistyped });
    const first = await codeOf(mistyped);
    await person.answer({ back: 'yes' });
    assert.equal(person.page.step, 'contact');
    assert.ok(person.page.html.includes(`value="${mistyped}"`));
    await person.answer({ contact: to });
    const second = await codeOf(to);
    if (first !== second) {
      await enter(person, first);
      assert.equal(person.page.step, 'contact-code');
    }
    await enter(person, second);
    await person.waitPast('processing');
    assert.equal(person.page.step, 'success');
  });

  it('creates one verification when the correct code arrives several times at once', async () => {
    const to = somebody();
    const { id, person } = await open('email-address');
    await person.answer({ contact: to });
    const code = await codeOf(to);
    const body = () => {
      const fields = [...person.page.html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
        /name="([^"]*)"/.exec(tag)?.[1] ?? '',
        /value="([^"]*)"/.exec(tag)?.[1] ?? '',
      ]);
      return new URLSearchParams([...fields, ['confirmation-code', code]]);
    };
    const action =
      /<form[^>]*action="([^"]*)"/.exec(person.page.html.slice(person.page.html.indexOf('<main')))?.[1] ?? '';
    const url = new URL(action.replaceAll('&amp;', '&'), service.baseUrl);
    const headers = { cookie: person.cookie, accept: 'text/html' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fetch(url, { method: 'POST', body: body(), headers, redirect: 'manual' })),
    );
    assert.ok(answers.every(({ status }) => status < 500));
    await decidedStatus(service, id, service.production);
    const { body: shown } = await service.production.get(`/inquiries/${id}?include=verifications`);
    assert.equal(shown.included?.length, 1);
  });
});

/** Uses up all codes of an attempt: `tries` wrong entries for each. */
async function useUp(person: Individual, to: string, { from = 0, tries = 0 } = {}): Promise<void> {
  for (let count = 1; count <= 5; count += 1) {
    if (count > 1) {
      service.clock.forward(31);
      await person.answer({ resend: 'yes' });
    }
    const code = await codeOf(to, from + count);
    for (let tried = 0; tried < tries; tried += 1) await enter(person, wrong(code));
  }
}

describe('an attempt whose codes are used up', () => {
  it('fails after wrong codes, asks once more, and then fails the verification', async () => {
    const to = somebody();
    const { id, person } = await open('email-address', { step: { attempts: 2 } });
    await person.answer({ contact: to });
    await useUp(person, to, { tries: 5 });
    await person.waitPast('processing');
    assert.equal(person.page.step, 'retry');
    assert.match(person.page.html, /The code that we sent was not entered/);
    const first = await shownOf(id);
    assert.deepEqual(
      [first.verification.attributes['status'], first.check?.reasons],
      ['requires_retry', ['code_mismatch']],
    );
    await person.answer({ continue: 'yes' });
    assert.equal(person.page.step, 'contact');
    service.clock.forward(3600);
    await person.answer({ contact: to });
    await useUp(person, to, { from: 5, tries: 5 });
    await person.waitPast('processing');
    assert.equal(await decidedStatus(service, id, service.production), 'needs_review');
    const { body } = await service.production.get(`/inquiries/${id}?include=verifications`);
    const ends = (body.included ?? []).map(({ attributes }) => String(attributes['status']));
    assert.deepEqual(ends.toSorted(), ['failed', 'requires_retry']);
  });

  it('decides nothing when no code was entered: the individual continues, and the inquiry goes to review', async () => {
    const to = somebody();
    const { id, person } = await open('email-address');
    await person.answer({ contact: to });
    assert.equal(/name="give-up"/.test(person.page.html), false);
    await person.answer({ 'give-up': 'yes' });
    assert.equal(person.page.step, 'contact-code');
    await useUp(person, to);
    assert.match(person.page.html, /name="give-up"/);
    assert.equal(/name="resend"/.test(person.page.html), false);
    await person.answer({ 'give-up': 'yes' });
    await person.waitPast('processing');
    assert.equal(await decidedStatus(service, id, service.production), 'needs_review');
    const { verification, check } = await shownOf(id);
    assert.equal(verification.attributes['status'], 'canceled');
    assert.deepEqual([check?.status, check?.reasons], ['not_applicable', ['code_not_entered']]);
  });
});

describe('messages to one recipient', () => {
  it('stop at ten an hour in one environment, across all inquiries', async () => {
    const to = somebody();
    const template = await contactTemplate(service.production, 'email-address');
    const opened = await Promise.all(Array.from({ length: 12 }, () => atPaper(service, service.production, template)));
    await Promise.all(opened.map(({ person }) => person.answer({ contact: to.toUpperCase() })));
    const steps = opened.map(({ person }) => person.page.step);
    assert.equal(steps.filter((step) => step === 'contact-code').length, 10);
    const [limited] = opened.filter(({ person }) => person.page.step === 'contact');
    assert.equal(limited?.person.page.status, 422);
    assert.match(limited === undefined ? '' : problemOf(limited.person), /Too many codes/);
    await limited?.person.answer({ contact: somebody() });
    assert.equal(limited?.person.page.step, 'contact-code');
  });
});

describe('the stored data of a code', () => {
  const kept = async (id: string) =>
    rowsOf(service.connectionString, 'select number from contact_codes where inquiry_id = $1', [id]);

  it('is erased with the inquiry', async () => {
    const to = somebody();
    const { id, person } = await open('email-address');
    await person.answer({ contact: to });
    await enter(person, await codeOf(to));
    await person.waitPast('processing');
    await decidedStatus(service, id, service.production);
    assert.equal((await kept(id)).length, 1);
    const { status, text } = await service.production.request('DELETE', `/inquiries/${id}`);
    assert.equal(status, 200, text);
    assert.deepEqual(await kept(id), []);
  });

  it('is deleted after a day, and the individual enters the address again', async () => {
    const to = somebody();
    const { id, person } = await open('email-address');
    await person.answer({ contact: to });
    await codeOf(to);
    await rowsOf(
      service.connectionString,
      `update contact_codes set created_at = created_at - interval '2 days' where inquiry_id = $1 returning number`,
      [id],
    );
    await runJob(service.app, deleteOldRecordsJob, {});
    assert.deepEqual(await kept(id), []);
    const { status } = await enter(person, '123456');
    assert.deepEqual([status, person.page.step], [422, 'contact-code']);
    await person.answer({ back: 'yes' });
    assert.equal(person.page.step, 'contact');
  });
});
