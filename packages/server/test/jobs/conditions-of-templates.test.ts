/** Conditions of a template's decision: their inputs, their outcomes, and their records. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventsAbout } from '../support/accounts.ts';
import { createInquiry, decidedStatus, simulate } from '../support/inquiries.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';
import { afterPassport, passportStep, type Ran, templateRunning } from '../support/template-reports.ts';
import { createTemplate, draft, published } from '../support/templates.ts';

const service = useService();
type Condition = Readonly<Record<'name' | 'when' | 'then', string>>;

const condition = (when: string, decides: string, name = 'Ours'): Condition =>
  Object.fromEntries([
    ['name', name],
    ['when', when],
    ['then', decides],
  ]) as unknown as Condition;

const grace = { 'name-first': 'Grace', 'name-last': 'Hopper' };

interface Walk {
  readonly fields?: Readonly<Record<string, string>>;
  readonly ran?: readonly Ran[];
  readonly verification?: 'create_passed_verification' | 'create_failed_verification';
  readonly decision?: Readonly<Record<string, unknown>>;
}

/** Completes the flow of an inquiry whose template has these conditions. */
async function walked(conditions: readonly Condition[], walk: Walk = {}) {
  const { current } = service;
  const { ran = [], fields = grace, verification = 'create_passed_verification' } = walk;
  const decision = { 'on-completed': 'approve', 'on-uploaded': 'approve', ...walk.decision, conditions };
  const templateId = await templateRunning(current.sandbox, ran, { decision });
  const { id } = await createInquiry(current, { 'inquiry-template-id': templateId, fields });
  const end = verification === 'create_passed_verification' ? 'complete_inquiry' : 'fail_inquiry';
  await simulate(current, id, 'start_inquiry', verification, end);
  return { id, status: await decidedStatus(current, id) };
}

interface Kept {
  readonly decided: { readonly name: string; readonly values: readonly unknown[] } | null;
  readonly faults: readonly { readonly name: string; readonly message: string }[];
}

async function keptOf(id: string): Promise<Kept | null> {
  const reviewer = await signedIn(service.current, { role: 'reviewer' });
  const { text } = await reviewer.get(`/dashboard/api/inquiries/${id}/evidence`);
  return (JSON.parse(text) as { readonly conditions: Kept | null }).conditions;
}

describe('a condition that is true', () => {
  it('decides before the outcomes of the template, and the values that it read are stored', async () => {
    const { id, status } = await walked([
      condition('fields.name_last == "Nobody"', 'decline', 'Nobody'),
      condition('fields.name_last == "Hopper"', 'mark-for-review', 'Hoppers'),
      condition('fields.name_last == "Hopper"', 'decline', 'Too late'),
    ]);
    assert.equal(status, 'needs_review');
    const kept = await keptOf(id);
    assert.equal(kept?.decided?.name, 'Hoppers');
    assert.deepEqual(kept.decided.values, [{ source: 'fields.name_last', value: '"Hopper"' }]);
    const marked = (await eventsAbout(service.current, id)).find(([name]) => name === 'inquiry.marked-for-review');
    assert.deepEqual(marked?.[1], { 'decided-by-condition': 'Hoppers' });
  });

  it('reads the checks of a verification, and its country', async () => {
    const passed = 'verifications.government_id.checks.id_expired_detection.status == "passed"';
    const { status } = await walked([
      condition(`${passed} && verifications.government_id.country_code == "US"`, 'mark-for-review'),
    ]);
    assert.equal(status, 'needs_review');
  });

  it('reads the result of a report, once it is there', async () => {
    const ran = [{ kind: 'watchlist', after: afterPassport, required: true }];
    const clear = condition('reports.exists(r, r.kind == "watchlist" && r.state == "clear")', 'decline');
    assert.equal((await walked([clear], { ran })).status, 'declined');
  });

  it('never approves a match of a required report', async () => {
    const ran = [{ kind: 'watchlist', after: afterPassport }];
    const fields = { 'name-first': 'Kim', 'name-middle': 'Jong', 'name-last': 'Un' };
    const { id, status } = await walked([condition('true', 'approve')], { ran, fields });
    assert.equal(status, 'needs_review');
    const marked = (await eventsAbout(service.current, id)).find(([name]) => name === 'inquiry.marked-for-review');
    assert.deepEqual(Object.keys(marked?.[1] ?? {}), ['decided-for-reports']);
  });

  it('never approves a failed inquiry, but may send it to review', async () => {
    const failed = { verification: 'create_failed_verification', decision: { 'on-failed': 'decline' } } as const;
    assert.equal((await walked([condition('true', 'approve')], failed)).status, 'declined');
    const looked = condition('inquiry.status == "failed"', 'mark-for-review');
    assert.equal((await walked([looked], failed)).status, 'needs_review');
  });
});

describe('a condition that is not true', () => {
  it('leaves the decision to the outcomes of the template, and nothing is stored', async () => {
    const { id, status } = await walked([condition('fields.name_last == "Nobody"', 'decline')]);
    assert.equal(status, 'approved');
    assert.equal(await keptOf(id), null);
  });

  it('that has no value decides nothing either, and reports the reason', async () => {
    const { id, status } = await walked([condition('inquiry.reference_id == "B"', 'decline', 'Reference')]);
    assert.equal(status, 'approved');
    const kept = await keptOf(id);
    assert.deepEqual([kept?.decided, kept?.faults.map(({ name }) => name)], [null, ['Reference']]);
  });
});

describe('POST /inquiry-template-versions with conditions', () => {
  const drafted = async (conditions: readonly unknown[]) => {
    const { sandbox } = service.current;
    return draft(sandbox, await createTemplate(sandbox), { steps: [passportStep], decision: { conditions } });
  };

  it('201: shows them in their order, and an empty list removes them', async () => {
    const { sandbox } = service.current;
    const conditions = [condition('true', 'decline', 'A'), condition('!true', 'approve', 'B')];
    const { body, text } = await drafted(conditions);
    const { decision } = body.data.attributes as { decision: Record<string, unknown> };
    assert.deepEqual(decision['conditions'], conditions, text);
    const path = `/inquiry-template-versions/${body.data.id}`;
    const patch = async (attributes: unknown) =>
      (await sandbox.request('PATCH', path, { body: { data: { attributes } } })).body.data.attributes['decision'];
    const kept = (await patch({ decision: { 'on-failed': 'none' } })) as Record<string, unknown>;
    assert.deepEqual(kept['conditions'], conditions);
    const none = (await patch({ decision: { conditions: [] } })) as Record<string, unknown>;
    assert.deepEqual(none['conditions'], []);
  });

  const refused: readonly (readonly [string, readonly Condition[], string, RegExp])[] = [
    ['what cannot be read', [condition('fields.', 'decline')], '/0/when', /./],
    ['a field that there is not', [condition('fields.shoe_size == "9"', 'decline')], '/0/when', /shoe_size/],
    ['a number where a text is', [condition('fields.name_last > 3', 'decline')], '/0/when', /./],
    ['what gives no yes or no', [condition('fields.name_last', 'decline')], '/0/when', /must give bool/],
    [
      'a verification that no step makes',
      [condition('true', 'approve'), condition('verifications.selfie.status == "passed"', 'approve', 'B')],
      '/1/when',
      /selfie/,
    ],
    ['a search that could block', [condition('fields.name_last.matches("(a+)+")', 'decline')], '/0/when', /./],
    ['two of one name', [condition('true', 'approve'), condition('true', 'decline')], '/1/name', /twice/],
  ];
  for (const [what, conditions, pointer, says] of refused) {
    it(`422: refuses ${what}`, async () => {
      const { status, body, text } = await drafted(conditions);
      assert.equal(status, 422, text);
      assert.equal(body.errors?.[0]?.source?.pointer, `/data/attributes/decision/conditions${pointer}`);
      assert.match(String(body.errors?.[0]?.details), says);
    });
  }

  it('400: refuses another decision, an empty name and more than twenty', async () => {
    const many = Array.from({ length: 21 }, (_, at) => condition('true', 'decline', `Of ${at}`));
    for (const conditions of [[condition('true', 'none')], [condition('true', 'decline', ' ')], many]) {
      assert.equal((await drafted(conditions)).status, 400);
    }
  });

  it('200: are those of the version that an inquiry began with', async () => {
    const { current } = service;
    const templateId = await createTemplate(current.sandbox);
    const decided = (by: string) => ({ decision: { conditions: [condition('true', by)] } });
    await published(current.sandbox, templateId, { steps: [passportStep], ...decided('decline') });
    const { id } = await createInquiry(current, { 'inquiry-template-id': templateId, fields: grace });
    await published(current.sandbox, templateId, decided('mark-for-review'));
    await simulate(current, id, 'start_inquiry', 'create_passed_verification', 'complete_inquiry');
    assert.equal(await decidedStatus(current, id), 'declined');
  });
});
