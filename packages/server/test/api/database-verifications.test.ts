/**
 * Steps with a database lookup of typed details: the form, the outcome, the template settings, the erasure.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recordKinds } from '../../src/checks/check.ts';
import { kindRows } from '../../src/resources/verification/verifications/kinds.ts';
import { type ApiResource, relatedTo } from '../support/client.ts';
import { atDetails, checksOf, databaseTemplate, lastVerification, typedDetails } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { createInquiry, decidedStatus } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';
import { createTemplate, draft, publish } from '../support/templates.ts';

let database = '';
const service = useService({}, async (started) => {
  database = await databaseTemplate(started.sandbox, 'database');
});

const open = (fields: Record<string, string> = {}, template = database) =>
  atDetails(service.current, service.current.sandbox, template, fields);

const eventNames = async (objectId: string) =>
  (await service.current.sandbox.get(`/events?filter[object-id]=${objectId}&page[size]=100`)).body.data
    .map(({ attributes }) => attributes['name'])
    .toReversed();

describe('a step that queries a database', () => {
  for (const kind of recordKinds) {
    it(`of kind ${kind} asks for its details, and its verification passes and is found by its kind`, async () => {
      const { sandbox } = service.current;
      const template = await databaseTemplate(sandbox, kind);
      const { id, person } = await open({}, template);
      assert.equal(person.page.step, 'details');
      await person.answer(typedDetails[kind]);
      await person.waitPast('processing');
      assert.equal(person.page.step, 'success', person.page.html.slice(-1500));
      assert.equal(await decidedStatus(service.current, id), 'approved');
      const { verification } = await lastVerification(sandbox, id);
      const path = kindRows.find((row) => row.kind === kind)?.path;
      const { status, body } = await sandbox.get(`/verification/${path}/${verification.id}`);
      assert.deepEqual([status, body.data.type], [200, `verification/${kind}`]);
      assert.equal(body.data.attributes['status'], 'passed');
      const names = checksOf(body.data).map(({ name }) => name);
      assert.ok(names.length >= 3 && names.every((name) => name.startsWith(kind.replaceAll('-', '_'))), names.join());
      assert.equal(relatedTo(body.data, 'verification-template')[0]?.type, `verification-template/${kind}`);
    });
  }

  it('shows what was typed, the normalized address, and how well each detail agrees', async () => {
    const { id, person } = await open();
    await person.answer(typedDetails.database);
    await person.waitPast('processing');
    const { inquiry, verification } = await lastVerification(service.current.sandbox, id);
    const { attributes } = verification;
    assert.deepEqual([attributes['name-last'], attributes['address-city']], ['Lindqvist', 'Oakland']);
    assert.equal(attributes['normalized-address-city'], 'OAKLAND');
    const identity = checksOf(verification).find(({ name }) => name === 'database_identity_comparison');
    const [line] = (identity?.metadata['check-requirements'] ?? []) as Record<string, unknown>[];
    assert.deepEqual([line?.['name'], line?.['match-result'], line?.['status']], ['name_first', 'full', 'passed']);
    const fields = inquiry.attributes['fields'] as Record<string, { value: unknown }>;
    assert.deepEqual([fields['name-last']?.value, fields['birthdate']?.value], ['Lindqvist', '1990-04-12']);
    assert.deepEqual(await eventNames(verification.id), [
      'verification.created',
      'verification.submitted',
      'verification.passed',
    ]);
  });

  it('shows what the inquiry already knows, but no number that the link must not reveal', async () => {
    const asking = await databaseTemplate(service.current.sandbox, 'database', {
      fields: ['name-first', 'name-last', 'identification-number'],
    });
    const { person } = await open({ 'name-last': 'Byron', 'identification-number': 'X7654321' }, asking);
    assert.match(person.page.html, /value="Byron"/);
    assert.equal(person.page.html.includes('X7654321'), false);
  });

  it('of the register of taxpayers refers to the selfies that the inquiry had by then', async () => {
    const { sandbox } = service.current;
    const template = await createTemplate(sandbox);
    const { body } = await draft(sandbox, template, { steps: [{ type: 'selfie' }, { type: 'database-serpro' }] });
    assert.equal((await publish(sandbox, body.data.id)).status, 200);
    const { id } = await createInquiry(service.current, { 'inquiry-template-id': template });
    const actions = Array.from({ length: 2 }, () => ({ type: 'create_passed_verification' }));
    const path = `/inquiries/${id}/perform-simulate-actions`;
    assert.equal((await sandbox.post(path, { meta: { 'simulate-actions': actions } })).status, 200);
    const { verification } = await lastVerification(sandbox, id, 'verification/database-serpro');
    assert.deepEqual(
      relatedTo(verification, 'selfie').map(({ type }) => type),
      ['selfie/profile-and-center'],
    );
  });

  it('asks again at once for missing or impossible values, keeps the input, without counting a try', async () => {
    const { id, person } = await open();
    for (const [field, typed] of [
      ['birthdate', '1990-02-31'],
      ['name-last', ''],
    ] as const) {
      await person.answer({ ...typedDetails.database, [field]: typed });
      assert.deepEqual([person.page.status, person.page.step], [422, 'details']);
      assert.ok(person.page.html.includes(`href="#field-${field}"`), field);
      assert.match(person.page.html, /value="12 Harbor Street"/);
    }
    assert.deepEqual(relatedTo((await service.current.sandbox.get(`/inquiries/${id}`)).body.data, 'verifications'), []);
  });

  it('asks again when no record is found, without naming the wrong detail, until no try remains', async () => {
    const { id, person } = await open();
    const unknown = { ...typedDetails.database, 'name-last': 'SANDBOX-NOT-FOUND' };
    for (const tries of ['2 tries', '1 try']) {
      await person.answer(unknown);
      await person.waitPast('processing');
      assert.equal(person.page.step, 'retry', person.page.html.slice(-1500));
      assert.match(person.page.html, /could not find these details/);
      assert.ok(person.page.html.includes(tries), tries);
      await person.answer({ continue: 'yes' });
      assert.equal(person.page.step, 'details');
    }
    await person.answer(unknown);
    await person.waitPast('processing');
    assert.equal(person.page.step, 'failed');
    assert.equal(await decidedStatus(service.current, id), 'declined');
    const { verification } = await lastVerification(service.current.sandbox, id);
    const failed = checksOf(verification).filter(({ status }) => status === 'failed');
    assert.deepEqual(
      failed.map(({ name, reasons }) => [name, reasons]),
      [['database_identity_comparison', ['not_found']]],
    );
  });

  for (const [trigger, check, reason] of [
    ['SANDBOX-OTHER-BIRTHDATE', 'database_birthdate_comparison', 'property_mismatch'],
    ['SANDBOX-DECEASED', 'database_deceased_detection', 'deceased'],
  ] as const) {
    it(`fails ${check} for ${trigger}`, async () => {
      const once = await databaseTemplate(service.current.sandbox, 'database', { attempts: 1 });
      const { id, person } = await open({}, once);
      await person.answer({ ...typedDetails.database, 'name-last': trigger });
      await person.waitPast('processing');
      assert.equal(person.page.step, 'failed');
      const { verification } = await lastVerification(service.current.sandbox, id);
      assert.deepEqual(checksOf(verification).find(({ name }) => name === check)?.reasons, [reason]);
    });
  }

  it('is canceled when the database does not answer, and the rule on open questions decides', async () => {
    const { id, person } = await open();
    await person.answer({ ...typedDetails.database, 'name-last': 'SANDBOX-NO-ANSWER' });
    await person.waitPast('processing');
    assert.equal(await decidedStatus(service.current, id), 'needs_review');
    const { inquiry, verification } = await lastVerification(service.current.sandbox, id);
    assert.equal(verification.attributes['status'], 'canceled');
    assert.equal((await eventNames(verification.id)).at(-1), 'verification.canceled');
    const asked = checksOf(verification).filter(({ name }) => !/inquiry|attribute|po_box/.test(name));
    assert.ok(asked.length > 5 && asked.every(({ status }) => status === 'not_applicable'), JSON.stringify(asked));
    assert.ok(asked.every(({ reasons }) => reasons[0] === 'lookup_unavailable'));
    const fields = inquiry.attributes['fields'] as Record<string, { value: unknown }>;
    assert.equal(fields['birthdate']?.value, null);
  });

  it('is skipped when the jurisdiction of a licence does not participate; other databases have none', async () => {
    const template = await databaseTemplate(service.current.sandbox, 'aamva');
    const { id, person } = await open({}, template);
    await person.answer({ ...typedDetails.aamva, 'name-last': 'SANDBOX-NOT-PARTICIPATING' });
    await person.waitPast('processing');
    assert.equal(await decidedStatus(service.current, id), 'needs_review');
    const { verification } = await lastVerification(service.current.sandbox, id);
    assert.equal(verification.attributes['status'], 'skipped');
    assert.equal((await eventNames(verification.id)).at(-1), 'verification.skipped');
    assert.ok(verification.attributes['completed-at'] !== null);
    const other = await open();
    await other.person.answer({ ...typedDetails.database, 'name-last': 'SANDBOX-NOT-PARTICIPATING' });
    await other.person.waitPast('processing');
    assert.equal(
      (await lastVerification(service.current.sandbox, other.id)).verification.attributes['status'],
      'passed',
    );
  });

  it('of the social security administration requires a signature, which is stored with time and place', async () => {
    const template = await databaseTemplate(service.current.sandbox, 'database-ecbsv');
    const { id, person } = await open({}, template);
    const { signature: _unsigned, ...typed } = typedDetails['database-ecbsv'];
    await person.answer(typed);
    assert.deepEqual([person.page.status, person.page.step], [422, 'details']);
    await person.answer(typedDetails['database-ecbsv']);
    await person.waitPast('processing');
    const { inquiry, verification } = await lastVerification(service.current.sandbox, id);
    assert.match(String(verification.attributes['signature-timestamp']), /^\d{4}-\d\d-\d\dT.*Z$/);
    assert.match(String(verification.attributes['signature-ip']), /127\.0\.0\.1|::1/);
    const fields = inquiry.attributes['fields'] as Record<string, { value: unknown }>;
    assert.equal(fields['social-security-number']?.value, '*****6789');
    assert.equal(fields['identification-number']?.value, null);
  });
});

describe('a template with such a step', () => {
  const made = async (step: Record<string, unknown>) => {
    const { sandbox } = service.current;
    return draft(sandbox, await createTemplate(sandbox), { steps: [step] });
  };

  it('201: asks for the usual details or for the named ones, and shows which', async () => {
    const usual = await made({ type: 'database-tin' });
    assert.equal(usual.status, 201, usual.text);
    const fieldsOf = ({ attributes }: ApiResource) => (attributes['steps'] as { fields: string[] }[])[0]?.fields;
    assert.deepEqual(fieldsOf(usual.body.data), ['tin-type', 'tin', 'name-first', 'name-last']);
    const named = await made({ type: 'database-tin', fields: ['tin', 'tin-type', 'name-business'] });
    assert.deepEqual(fieldsOf(named.body.data), ['tin', 'tin-type', 'name-business']);
  });

  const wrong: readonly (readonly [string, Record<string, unknown>, pointer: string])[] = [
    ['a detail that the kind does not have', { fields: ['name-first', 'name-last', 'cpf'] }, '/steps/0/fields/2'],
    ['no family name', { fields: ['name-first'] }, '/steps/0/fields'],
    ['nothing', { fields: [] }, '/steps/0/fields'],
    ['a detail twice', { fields: ['name-first', 'name-last', 'name-first'] }, '/steps/0/fields/2'],
    ['a way of taking pictures', { 'capture-methods': ['camera'] }, '/steps/0/capture-methods'],
    [
      'an unknown requirement',
      {
        checks: [{ name: 'database_name_comparison', settings: { requirements: ['name-last sounds-like full'] } }],
      },
      '/steps/0/checks/0',
    ],
  ];
  for (const [what, step, pointer] of wrong) {
    it(`422: refuses one that asks for ${what}`, async () => {
      const { status, body } = await made({ type: 'database', ...step });
      assert.equal(status, 422);
      assert.equal(body.errors?.[0]?.source?.pointer, `/data/attributes${pointer}`);
    });
  }

  it('422: cannot be published in production while no database is connected', async () => {
    const { production } = service.current;
    const { body } = await draft(production, await createTemplate(production), { steps: [{ type: 'database' }] });
    const refused = await publish(production, body.data.id);
    assert.equal(refused.status, 422);
    assert.match(refused.text, /no database is connected/);
  });

  it('may have several, each with its own form, and later ones know the earlier answers', async () => {
    const { sandbox } = service.current;
    const template = await createTemplate(sandbox);
    const steps = [{ type: 'database-phone-carrier' }, { type: 'database-tin' }];
    const { body } = await draft(sandbox, template, { steps });
    assert.equal((await publish(sandbox, body.data.id)).status, 200);
    const { id, person } = await open({}, template);
    await person.answer(typedDetails['database-phone-carrier']);
    await person.waitPast('processing');
    assert.equal(person.page.step, 'details');
    assert.match(person.page.html, /name="tin"/);
    assert.match(person.page.html, /value="Lindqvist"/);
    await person.answer(typedDetails['database-tin']);
    await person.waitPast('processing');
    assert.equal(person.page.step, 'success');
    assert.equal(await decidedStatus(service.current, id), 'approved');
  });
});

describe('DELETE /verifications/{id} 200', () => {
  it('erases what was typed, and keeps the document of the inquiry', async () => {
    const { sandbox } = service.current;
    const { id, person } = await open();
    await person.answer({ ...typedDetails.database, 'address-city': 'Erasureville' });
    await person.waitPast('processing');
    await decidedStatus(service.current, id);
    const { verification } = await lastVerification(sandbox, id);
    const { status, body } = await sandbox.request('DELETE', `/verifications/${verification.id}`);
    assert.equal(status, 200);
    for (const name of ['name-last', 'birthdate', 'address-city', 'normalized-address-city']) {
      assert.equal(body.data.attributes[name], null, name);
    }
    assert.deepEqual(body.data.attributes['checks'], []);
    await eventually('its events are empty', async () => {
      const events = await sandbox.get(`/events?filter[object-id]=${verification.id}&page[size]=100`);
      return !/Erasureville/i.test(events.text);
    });
  });
});

describe('simulations', () => {
  async function simulateKind(kind: string, outcome: 'passed' | 'failed', template?: string) {
    const { sandbox } = service.current;
    const { id } = await createInquiry(
      service.current,
      template === undefined ? {} : { 'inquiry-template-id': template },
    );
    const actionsWith = (templateId: string) => ({
      meta: {
        'simulate-actions': [
          { type: `create_${outcome}_verification`, data: { 'verification-template-id': templateId } },
        ],
      },
    });
    const path = `/inquiries/${id}/perform-simulate-actions`;
    const refused = await sandbox.post(path, actionsWith('vtmpl_none'));
    const named = new RegExp(`(vtmpl_\\w+) \\(${kind}\\)`).exec(refused.text);
    const answer = await sandbox.post(path, actionsWith(named?.[1] ?? ''));
    assert.equal(answer.status, 200, answer.text);
    return (await lastVerification(sandbox, id)).verification;
  }

  for (const { kind, path } of kindRows) {
    if (['government-id', 'selfie', 'document'].includes(kind)) continue;
    for (const outcome of ['passed', 'failed'] as const) {
      it(`make a ${outcome} verification of kind ${kind}`, async () => {
        const verification = await simulateKind(kind, outcome);
        const { status, body } = await service.current.sandbox.get(`/verification/${path}/${verification.id}`);
        assert.deepEqual([status, body.data.attributes['status']], [200, outcome]);
        const failed = checksOf(body.data).filter((check) => check.status === 'failed');
        assert.equal(failed.length > 0, outcome === 'failed', JSON.stringify(failed));
        assert.ok(failed.every(({ reasons }) => reasons.length === 1));
      });
    }
  }

  for (const kind of ['government-id-nfc', 'email-address', 'phone-number']) {
    it(`mark each check of ${kind} as simulated`, async () => {
      const checks = checksOf(await simulateKind(kind, 'passed'));
      assert.ok(checks.length > 0 && checks.every(({ metadata }) => metadata['simulated'] === true));
    });
  }

  it('apply to a step of such a kind too, with its own checks', async () => {
    const template = await databaseTemplate(service.current.sandbox, 'database-standard', {
      checks: [{ name: 'database_standard_address_comparison', requirement: 'not_required', enabled: false }],
    });
    const { id } = await createInquiry(service.current, { 'inquiry-template-id': template });
    const answer = await service.current.sandbox.post(`/inquiries/${id}/perform-simulate-actions`, {
      meta: { 'simulate-actions': [{ type: 'create_passed_verification' }] },
    });
    assert.equal(answer.status, 200, answer.text);
    const { verification } = await lastVerification(service.current.sandbox, id);
    const off = checksOf(verification).find(({ name }) => name === 'database_standard_address_comparison');
    assert.deepEqual([off?.status, off?.reasons], ['not_applicable', ['disabled_by_check_config']]);
  });
});

describe('operations that the reference withdrew', () => {
  const withdrawn = [
    ...['generics', 'government-ids'].flatMap((kind) => [
      ['POST', `/document/${kind}`],
      ['PATCH', `/document/${kind}/doc_1`],
      ['POST', `/document/${kind}/doc_1/submit`],
    ]),
    ...['government-ids', 'selfies', 'documents', 'databases', 'database-tins', 'database-phone-carriers']
      .concat('database-serpros', 'email-addresses', 'phone-numbers')
      .flatMap((kind) => [
        ['POST', `/verification/${kind}`],
        ['PATCH', `/verification/${kind}/ver_1`],
        ['POST', `/verification/${kind}/ver_1/submit`],
        ['POST', `/verification/${kind}/ver_1/send-confirmation-code`],
        ['POST', `/verification/${kind}/ver_1/confirm`],
      ]),
    ['POST', '/verification/database-businesses'],
  ];

  it('are not served: each returns 404, or 405 where the same path can be read', async () => {
    for (const [method = '', path = ''] of withdrawn) {
      const { status } = await service.current.sandbox.request(method, path, { body: { data: { attributes: {} } } });
      assert.equal(status, method === 'PATCH' ? 405 : 404, `${method} ${path}`);
    }
  });
});
