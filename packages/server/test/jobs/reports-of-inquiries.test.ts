/**
 * Reports in the flow of an inquiry: those that a template runs, the decision that waits for them, and their effect.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount, eventsAbout } from '../support/accounts.ts';
import { relatedTo } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { createIndividual } from '../support/individual.ts';
import { createInquiry, decidedStatus, simulate } from '../support/inquiries.ts';
import { signedIn } from '../support/people.ts';
import { plainPicture } from '../support/pictures.ts';
import { readPdf } from '../support/read-pdf.ts';
import { useService } from '../support/service.ts';
import { afterPassport, type Ran, templateRunning } from '../support/template-reports.ts';

const service = useService();
const listed = { 'name-first': 'Kim', 'name-middle': 'Jong', 'name-last': 'Un' };
const stranger = { 'name-first': 'Grace', 'name-last': 'Hopper' };
const watchlist: Ran = { kind: 'watchlist', after: afterPassport };

/** Completes the flow for a person with this name. */
async function walked(
  ran: readonly Ran[],
  fields: Record<string, string>,
  template: Record<string, unknown> = {},
  attributes: Record<string, unknown> = {},
) {
  const { current } = service;
  const templateId = await templateRunning(current.sandbox, ran, template);
  const { id } = await createInquiry(current, { 'inquiry-template-id': templateId, fields, ...attributes });
  await simulate(current, id, 'start_inquiry', 'create_passed_verification', 'complete_inquiry');
  return { id, status: await decidedStatus(current, id) };
}

const reportsOf = async (id: string) => {
  const { body } = await service.current.sandbox.get(`/inquiries/${id}?include=reports`);
  return body.included ?? [];
};

describe('a watchlist report after the document', () => {
  it('that finds no match lets the inquiry be approved', async () => {
    const { id, status } = await walked([watchlist], stranger);
    assert.equal(status, 'approved');
    const [report] = await reportsOf(id);
    assert.deepEqual(
      [report?.type, report?.attributes['status'], report?.attributes['has-match']],
      ['report/watchlist', 'ready', false],
    );
  });

  it('that finds a match sends the inquiry to review, and the event names the report', async () => {
    const { id, status } = await walked([watchlist], listed);
    assert.equal(status, 'needs_review');
    const [report] = await reportsOf(id);
    assert.equal(report?.attributes['has-match'], true);
    const told = await eventsAbout(service.current, id);
    const marked = told.filter(([name]) => name === 'inquiry.marked-for-review');
    assert.equal(marked.length, 1);
    const context = marked[0]?.[1] ?? { 'decided-for-reports': [] };
    const [because] = (context as { 'decided-for-reports': Record<string, unknown>[] })['decided-for-reports'];
    assert.deepEqual(
      [because?.['report-id'], because?.['state'], because?.['after']],
      [report?.id, 'match', afterPassport],
    );
  });

  it('that finds a match declines only when the template requires it', async () => {
    const { status } = await walked([watchlist], listed, { decision: { 'on-report-match': 'decline' } });
    assert.equal(status, 'declined');
  });

  it('that the decision does not need decides nothing, and is made all the same', async () => {
    const beside = { ...watchlist, required: false };
    const clear = { kind: 'politically-exposed-person' };
    const { id, status } = await walked([beside, clear], listed);
    assert.equal(status, 'approved');
    await eventually('both reports are there', async () => (await reportsOf(id)).length === 2);
  });

  it('searches for the data of the document, and names the source of each member', async () => {
    const { id } = await walked([watchlist], { ...listed, 'email-address': 'kim@example.com' });
    const [report] = await reportsOf(id);
    const verification = relatedTo(
      (await service.current.sandbox.get(`/inquiries/${id}`)).body.data,
      'verifications',
    )[0];
    assert.deepEqual(report?.attributes['query-sources'], {
      'name-first': verification?.id,
      'name-middle': verification?.id,
      'name-last': verification?.id,
      birthdate: verification?.id,
      'address-country-code': verification?.id,
      'identification-number': verification?.id,
      'identification-class': verification?.id,
      'issuing-country-code': verification?.id,
    });
    assert.equal(report?.attributes['birthdate'], '1984-01-08');
  });

  it('belongs to the inquiry and its account, and emits each of its events once', async () => {
    const account = await createAccount(service.current);
    const { id } = await walked([watchlist], listed, {}, { 'account-id': account.id });
    const [report] = await reportsOf(id);
    assert.deepEqual(report?.relationships?.['inquiry']?.data, { type: 'inquiry', id });
    assert.deepEqual(report?.relationships?.['account']?.data, { type: 'account', id: account.id });
    const { body } = await service.current.sandbox.get(`/reports?filter[account-id]=${account.id}`);
    assert.deepEqual(
      body.data.map((each: { id: string }) => each.id),
      [report?.id],
    );
    const names = (await eventsAbout(service.current, report?.id ?? '')).map(([name]) => name);
    assert.deepEqual(names, ['report/watchlist.ready', 'report/watchlist.matched']);
    const inquiryEvents = (await eventsAbout(service.current, id)).map(([name]) => name);
    assert.deepEqual(inquiryEvents, [...new Set(inquiryEvents)]);
  });

  it('is embedded by default before 2025-10-27', async () => {
    const { id } = await walked([watchlist], stranger);
    const headers = { 'service-version': '2023-01-05' };
    const { body } = await service.current.sandbox.get(`/inquiries/${id}`, headers);
    assert.ok(body.included?.some(({ type }) => type === 'report/watchlist'));
  });

  it('appears on the printed inquiry', async () => {
    const { id } = await walked([watchlist], listed);
    const [report] = await reportsOf(id);
    const { text } = await readPdf((await service.current.sandbox.get(`/inquiries/${id}/print`)).bytes);
    assert.ok(text.includes(report?.id ?? 'none'), text);
    assert.match(text, /Needed for the decision Result Watchlist \S+ Identity document Yes Match/);
    const wish = { 'accept-language': 'de' };
    const german = await readPdf((await service.current.sandbox.get(`/inquiries/${id}/print`, wish)).bytes);
    assert.match(german.text, /Ergebnis Beobachtungsliste \S+ Ausweis Ja Treffer/);
  });

  it('is among the evidence of a reviewer', async () => {
    const { id } = await walked([watchlist], listed);
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    const { text } = await reviewer.get(`/dashboard/api/inquiries/${id}/evidence`);
    const { reports } = JSON.parse(text) as { reports: Record<string, unknown>[] };
    assert.deepEqual(
      reports.map(({ type, state, required }) => [type, state, required]),
      [['report/watchlist', 'match', true]],
    );
  });
});

describe('an individual who completes the flow', () => {
  it('triggers the reports of each step, and is decided on with their results', async () => {
    const { sandbox, baseUrl } = service.current;
    for (const [fields, decided] of [
      [listed, 'needs_review'],
      [stranger, 'approved'],
    ] as const) {
      const templateId = await templateRunning(sandbox, [watchlist, { kind: 'politically-exposed-person' }]);
      const { id } = await createInquiry(service.current, { 'inquiry-template-id': templateId, fields });
      const link = await sandbox.post(`/inquiries/${id}/generate-one-time-link`);
      const person = createIndividual(baseUrl);
      await person.open(String(link.body.meta?.['one-time-link']));
      await person.answer({ consent: 'yes' });
      await person.answer({ photo: await plainPicture(10), 'capture-method': 'upload' });
      await person.waitPast('processing');
      assert.equal(await decidedStatus(service.current, id), decided);
      const kinds = (await reportsOf(id)).map(({ type }) => type);
      assert.deepEqual(kinds.toSorted(), ['report/politically-exposed-person', 'report/watchlist']);
    }
  });

  it('is found by name only, regardless of how its parts are given', async () => {
    const named = { 'name-first': 'Boris', 'name-last': 'Johnson' };
    assert.equal((await walked([{ kind: 'politically-exposed-person' }], named)).status, 'needs_review');
    const inTwo = { 'name-first': 'Kim', 'name-last': 'Jong Un' };
    assert.equal((await walked([watchlist], inTwo)).status, 'needs_review');
  });
});

describe('a report that a provider must answer', () => {
  it('holds up the decision: the inquiry is decided once it is ready', async () => {
    const { id, status } = await walked([{ kind: 'adverse-media' }], listed);
    assert.equal(status, 'needs_review');
    const [report] = await reportsOf(id);
    assert.deepEqual([report?.attributes['status'], report?.attributes['has-match']], ['ready', true]);
  });

  it('that fails sends the inquiry to review', async () => {
    const { id, status } = await walked([{ kind: 'phone-number' }], { ...stranger, 'phone-number': '+15005550001' });
    assert.equal(status, 'needs_review');
    const [report] = await reportsOf(id);
    assert.equal(report?.attributes['status'], 'errored');
  });
});

describe('a report whose query cannot be built', () => {
  it('is errored with what is missing, and sends the inquiry to review when it counts', async () => {
    const { id, status } = await walked([{ kind: 'phone-number' }], stranger);
    assert.equal(status, 'needs_review');
    const [report] = await reportsOf(id);
    const [error] = (report?.attributes['errors'] ?? []) as { code: string; detail: string }[];
    assert.equal(error?.code, 'query-unusable');
    assert.match(error?.detail ?? '', /phone-number/);
  });
});

describe('the trigger of reports', () => {
  it('includes a failure when the template sets any outcome, and no failure otherwise', async () => {
    const { current } = service;
    const ran = [
      { ...watchlist, on: 'any' },
      { kind: 'politically-exposed-person', after: afterPassport },
    ];
    const templateId = await templateRunning(current.sandbox, ran);
    const { id } = await createInquiry(current, { 'inquiry-template-id': templateId, fields: stranger });
    await simulate(current, id, 'start_inquiry', 'create_failed_verification', 'fail_inquiry');
    await eventually('the report is there', async () => (await reportsOf(id)).length > 0);
    assert.deepEqual(
      (await reportsOf(id)).map(({ type }) => type),
      ['report/watchlist'],
    );
  });

  it('that did not happen leaves a report that counts unrun, and sends the inquiry to review', async () => {
    const { current } = service;
    const decision = { 'on-completed': 'approve', 'on-inconclusive': 'approve' };
    const templateId = await templateRunning(current.sandbox, [watchlist], { decision });
    const { id } = await createInquiry(current, { 'inquiry-template-id': templateId, fields: stranger });
    await simulate(current, id, 'start_inquiry', 'complete_inquiry');
    assert.equal(await decidedStatus(current, id), 'needs_review');
  });
});

describe('DELETE /inquiries/{id} of an inquiry with reports', () => {
  it('covers the account too, whose inquiries are redacted with all their resources', async () => {
    const { sandbox } = service.current;
    const account = await createAccount(service.current);
    const { id } = await walked([watchlist], listed, {}, { 'account-id': account.id });
    const [report] = await reportsOf(id);
    await sandbox.request('DELETE', `/accounts/${account.id}`);
    await eventually('the report is redacted', async () => {
      const { body } = await sandbox.get(`/reports/${report?.id}`);
      return body.data.attributes['redacted-at'] !== null;
    });
  });

  it('redacts them, so that nothing in them refers to a person', async () => {
    const { sandbox } = service.current;
    const { id } = await walked([watchlist], listed);
    const [report] = await reportsOf(id);
    await sandbox.request('DELETE', `/inquiries/${id}`);
    await eventually('the report is redacted', async () => {
      const { body } = await sandbox.get(`/reports/${report?.id}`);
      return body.data.attributes['redacted-at'] !== null;
    });
    const { body } = await sandbox.get(`/reports/${report?.id}`);
    assert.deepEqual(
      [body.data.attributes['name-first'], body.data.attributes['query-sources'], body.data.attributes['has-match']],
      [null, {}, false],
    );
  });
});
