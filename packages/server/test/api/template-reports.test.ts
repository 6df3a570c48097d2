/** Reports that the version of an inquiry template runs. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useService } from '../support/service.ts';
import { afterPassport, passportStep, reportTemplateOf } from '../support/template-reports.ts';
import { createTemplate, draft, publish } from '../support/templates.ts';

const service = useService({ worker: false });

async function drafted(reports: readonly Record<string, unknown>[], more: Record<string, unknown> = {}) {
  const { sandbox } = service.current;
  return draft(sandbox, await createTemplate(sandbox), { steps: [passportStep], reports, ...more });
}

const idOf = (kind: string) => reportTemplateOf(service.current.sandbox, kind);

describe('POST /inquiry-template-versions 201', () => {
  it('returns the reports that run, with all defaults', async () => {
    const id = await idOf('watchlist');
    const { status, body, text } = await drafted([{ 'report-template-id': id }]);
    assert.equal(status, 201, text);
    assert.deepEqual(body.data.attributes['reports'], [
      { 'report-template-id': id, after: 'completion', on: 'passed', required: true },
    ]);
    assert.equal((body.data.attributes['decision'] as Record<string, unknown>)['on-report-match'], 'mark-for-review');
  });

  it('accepts back what was read, keeps it in the next draft, and runs none once an empty list is sent', async () => {
    const { sandbox } = service.current;
    const reports = [
      { 'report-template-id': await idOf('watchlist'), after: afterPassport, on: 'any', required: false },
      {
        'report-template-id': await idOf('politically-exposed-person'),
        after: 'completion',
        on: 'passed',
        required: true,
      },
    ];
    const first = await drafted(reports, { decision: { 'on-report-match': 'decline' } });
    const { reports: read, decision } = first.body.data.attributes;
    assert.deepEqual(read, reports);
    await publish(sandbox, first.body.data.id);
    const templateId = String(
      (first.body.data.relationships?.['inquiry-template']?.data as { id: string } | undefined)?.id,
    );
    const next = await draft(sandbox, templateId, {});
    assert.deepEqual(
      [next.body.data.attributes['reports'], next.body.data.attributes['decision']],
      [reports, decision],
    );
    const path = `/inquiry-template-versions/${next.body.data.id}`;
    const none = { reports: [], decision: { 'on-report-match': 'mark-for-review' } };
    const changed = await sandbox.request('PATCH', path, { body: { data: { attributes: none } } });
    assert.deepEqual(changed.body.data.attributes['reports'], []);
  });

  it('runs what the fields of the template can fill', async () => {
    const wallet = { 'field-schemas': [{ type: 'string', key: 'crypto-address' }] };
    const { status, text } = await drafted([{ 'report-template-id': await idOf('crypto-address-watchlist') }], wallet);
    assert.equal(status, 201, text);
  });
});

describe('POST /inquiry-template-versions 422', () => {
  const faulty: readonly (readonly [
    string,
    (id: (kind: string) => Promise<string>) => Promise<readonly Record<string, unknown>[]>,
    string,
    RegExp,
    Record<string, unknown>?,
  ])[] = [
    [
      'a report template that is none',
      async () => [{ 'report-template-id': 'rptp_none' }],
      '/data/attributes/reports/0/report-template-id',
      /not a report template/,
    ],
    [
      'a report that the decision waits for and no step sets off',
      async (id) => [{ 'report-template-id': await id('watchlist'), after: 'verification_selfie' }],
      '/data/attributes/reports/0/after',
      /never run/,
    ],
    [
      'a kind whose query no field fills',
      async (id) => [{ 'report-template-id': await id('crypto-address-watchlist') }],
      '/data/attributes/reports/0/report-template-id',
      /there is no value for crypto-address/,
    ],
    [
      'a kind that is not about persons',
      async (id) => [{ 'report-template-id': await id('business-associated-persons') }],
      '/data/attributes/reports/0/report-template-id',
      /are not about persons/,
    ],
    [
      'the same report twice',
      async (id) => {
        const entry = { 'report-template-id': await id('watchlist') };
        return [entry, entry];
      },
      '/data/attributes/reports/1',
      /already/,
    ],
    [
      'a rule for what no report that counts can find',
      async (id) => [{ 'report-template-id': await id('watchlist'), required: false }],
      '/data/attributes/decision/on-report-match',
      /no report is required/,
      { decision: { 'on-report-match': 'decline' } },
    ],
  ];
  for (const [what, reports, pointer, problem, more] of faulty) {
    it(`refuses ${what}`, async () => {
      const { status, body, text } = await drafted(await reports(idOf), more);
      assert.equal(status, 422, text);
      const [error] = body.errors ?? [];
      assert.equal(error?.source?.pointer, pointer);
      assert.match(String(error?.details), problem);
    });
  }

  it('refuses a report template of another environment', async () => {
    const id = await reportTemplateOf(service.current.production, 'watchlist');
    assert.equal((await drafted([{ 'report-template-id': id }])).status, 422);
  });
});

describe('POST /inquiry-template-versions 400', () => {
  it('refuses an invalid member of a report', async () => {
    const id = await idOf('watchlist');
    for (const wrong of [{ on: 'failed' }, { required: 'yes' }, { when: 'never' }]) {
      assert.equal((await drafted([{ 'report-template-id': id, ...wrong }])).status, 400, JSON.stringify(wrong));
    }
  });
});
