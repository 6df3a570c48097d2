/** Conditional forms and steps: refused drafts, and the flow in a browser without script. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fieldOf, problemOf } from '../support/contact-codes.ts';
import { createIndividual, type Individual } from '../support/individual.ts';
import { decidedStatus } from '../support/inquiries.ts';
import { atPaper } from '../support/papers.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';
import { createTemplate, documentStep, draft, published, selfieStep } from '../support/templates.ts';

const service = useService();

const own = [
  { type: 'choices', key: 'plan', label: 'Plan', config: { options: ['basic', 'full'] } },
  { type: 'string', key: 'employer', label: 'Employer', config: {} },
];
const form = (name: string, key: string, before: string, rest: object = {}) => ({
  name: `form_${name}`,
  title: `About ${name}`,
  before,
  fields: [{ key, required: false }],
  ...rest,
});
const plan = form('plan', 'plan', 'verification_government_id');
const isFull = "fields.plan == 'full'";
const rule = { 'on-completed': 'approve', 'on-uploaded': 'approve', 'on-inconclusive': 'mark-for-review' };

async function open(attributes: Record<string, unknown>, inquiry: Record<string, unknown> = {}) {
  const client = service.current.sandbox;
  const template = await createTemplate(client);
  await published(client, template, { 'field-schemas': own, decision: rule, ...attributes });
  return atPaper(service.current, client, template, inquiry);
}

const attributesOf = async (id: string) => (await service.current.sandbox.get(`/inquiries/${id}`)).body.data.attributes;

async function showPassport(person: Individual): Promise<void> {
  await person.answer({ country: 'DE' });
  await person.answer({ photo: await plainPicture(10), 'capture-method': 'upload' });
  await person.waitPast('processing');
}

describe('a form with an expression', () => {
  const employer = form('employer', 'employer', 'verification_government_id', { when: isFull });
  const steps = [documentStep];
  const walks: readonly (readonly [string, Record<string, string>, string, readonly string[] | undefined])[] = [
    ['is shown if it is true', { plan: 'full' }, 'form', undefined],
    ['is left out if it is false', { plan: 'basic' }, 'country', ['form_employer']],
    ['is shown if a value is missing', {}, 'form', undefined],
  ];
  for (const [name, answer, step, skipped] of walks) {
    it(name, async () => {
      const { id, person } = await open({ steps, forms: [plan, employer] });
      await person.answer(answer);
      assert.equal(person.page.step, step, problemOf(person));
      const attributes = await attributesOf(id);
      assert.deepEqual(attributes['skipped-step-names'], skipped);
      assert.equal(attributes['next-step-name'], step === 'form' ? 'form_employer' : 'verification_government_id');
      await person.open(person.address);
      assert.equal(person.page.step, step);
    });
  }

  it('is evaluated again after the individual went back and changed the answer', async () => {
    const { id, person } = await open({ steps, forms: [plan, employer] });
    await person.answer({ plan: 'basic' });
    await person.answer({ back: 'yes' });
    assert.match(person.page.html, /About plan/);
    assert.equal((await attributesOf(id))['skipped-step-names'], undefined);
    await person.answer({ plan: 'full' });
    assert.match(person.page.html, /About employer/);
    assert.equal((await attributesOf(id))['skipped-step-names'], undefined);
    await person.answer({ back: 'yes' });
    await person.answer({ plan: 'basic' });
    assert.equal(person.page.step, 'country');
    assert.deepEqual((await attributesOf(id))['skipped-step-names'], ['form_employer']);
  });

  it('is skipped at the start by the values that the business sent', async () => {
    const first = { ...plan, when: "!has(fields.plan) || fields.plan == ''" };
    const { id, person } = await open({ steps, forms: [first] }, { fields: { plan: 'basic' } });
    assert.equal(person.page.step, 'country', problemOf(person));
    assert.deepEqual((await attributesOf(id))['skipped-step-names'], ['form_plan']);
  });

  it('ends the flow when it is the last form and is skipped', async () => {
    const last = form('last', 'employer', 'completion', { when: "verifications.government_id.country_code == 'US'" });
    const { id, person } = await open({ steps, forms: [last] });
    await showPassport(person);
    assert.equal(person.page.step, 'success', problemOf(person));
    assert.deepEqual((await attributesOf(id))['skipped-step-names'], ['form_last']);
    assert.equal(await decidedStatus(service.current, id), 'approved');
  });

  it('sends to review an inquiry that begins with it and skips it', async () => {
    const last = form('last', 'employer', 'completion', { when: "fields.plan == 'full'" });
    const { id } = await open(
      { steps, forms: [plan, last] },
      { 'initial-step-name': 'form_last', fields: { plan: 'basic' } },
    );
    // The creator skipped the document, not a condition.
    assert.equal(await decidedStatus(service.current, id), 'needs_review');
  });

  it('is not listed as skipped for a redacted inquiry', async () => {
    const { id, person } = await open({ steps, forms: [plan, employer] });
    await person.answer({ plan: 'basic' });
    const redacted = await service.current.sandbox.request('DELETE', `/inquiries/${id}`);
    assert.equal(redacted.body.data.attributes['skipped-step-names'], undefined, redacted.text);
  });
});

describe('a step with an expression', () => {
  const steps = [documentStep, { ...selfieStep, when: isFull }];

  it('does not hold up the decision when it is skipped', async () => {
    const { id, person } = await open({ steps, forms: [plan] });
    await person.answer({ plan: 'basic' });
    await showPassport(person);
    assert.equal(person.page.step, 'success', problemOf(person));
    assert.equal(await decidedStatus(service.current, id), 'approved');
    assert.deepEqual((await attributesOf(id))['skipped-step-names'], ['verification_selfie']);
  });

  const answers: readonly Record<string, string>[] = [{ plan: 'full' }, {}];
  for (const answer of answers) {
    it(`follows the answer ${JSON.stringify(answer)}, on any device`, async () => {
      const { id, person } = await open({ steps, forms: [plan] });
      await person.answer(answer);
      await showPassport(person);
      assert.equal(person.page.step, 'selfie', problemOf(person));
      const link = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
      const other = createIndividual(service.current.baseUrl);
      await other.open(String(link.body.meta?.['one-time-link']));
      await other.answer({ consent: 'yes' });
      assert.equal(other.page.step, 'selfie');
    });
  }

  it('is skipped between two forms, and the individual goes back past it', async () => {
    const { person } = await open({
      steps: [{ type: 'document', when: isFull }, documentStep],
      forms: [
        form('plan', 'plan', 'verification_document'),
        form('employer', 'employer', 'verification_government_id'),
      ],
    });
    await person.answer({ plan: 'basic' });
    assert.match(person.page.html, /About employer/);
    await person.answer({ back: 'yes' });
    assert.match(person.page.html, /About plan/);
    await person.answer({ plan: 'full' });
    assert.equal(person.page.step, 'paper');
  });

  it('is canceled with its pictures when the answer changed after they were taken', async () => {
    const licence = { ...documentStep, countries: ['US', 'CA'], 'id-classes': ['dl'], when: isFull };
    const { id, person } = await open({
      steps: [licence, { type: 'document' }],
      forms: [plan],
    });
    await person.answer({ plan: 'full' });
    await person.answer({ country: 'US' });
    await person.answer({ photo: await plainPicture(11), 'capture-method': 'upload' });
    for (const step of ['front', 'country', 'form']) {
      await person.answer({ back: 'yes' });
      assert.equal(person.page.step, step);
    }
    await person.answer({ plan: 'basic' });
    assert.equal(person.page.step, 'paper', problemOf(person));
    const { body } = await service.current.sandbox.get(`/inquiries/${id}?include=verifications`);
    assert.deepEqual(
      body.included?.map(({ attributes }) => attributes['status']),
      ['canceled'],
    );
  });
});

describe('an inquiry whose steps were all skipped', () => {
  it('is never approved by the template', async () => {
    // biome-ignore lint/suspicious/noThenProperty: the name of the member on the wire; its value is a text
    const all = { name: 'All', when: 'true', then: 'approve' };
    const again = form('again', 'plan', 'verification_document');
    const { id, person } = await open({
      steps: [
        { ...documentStep, when: isFull },
        { type: 'document', when: `!(${isFull})` },
      ],
      forms: [plan, again],
      decision: { ...rule, conditions: [all] },
    });
    await person.answer({ plan: 'basic' });
    assert.match(person.page.html, /About again/);
    await person.answer({ plan: 'full' });
    assert.equal(fieldOf((await service.current.sandbox.get(`/inquiries/${id}`)).body.data, 'plan'), 'full');
    assert.equal(await decidedStatus(service.current, id), 'needs_review');
    assert.deepEqual((await attributesOf(id))['skipped-step-names'], [
      'verification_government_id',
      'verification_document',
    ]);
  });
});

describe('an expression of a draft', () => {
  const selfie = (when: unknown) => ({ steps: [documentStep, { ...selfieStep, when }], forms: [plan] });
  const refused: readonly (readonly [string, Record<string, unknown>, number, string])[] = [
    ['a field that the template does not have', selfie("fields.shoe == 'x'"), 422, '/steps/1/when'],
    ['a constant', selfie('true'), 422, '/steps/1/when'],
    ['more than a text', selfie(7), 400, '/steps/1/when'],
    [
      'a field that a later form requests',
      { steps: [documentStep], forms: [{ ...plan, when: isFull }] },
      422,
      '/forms/0/when',
    ],
    [
      'steps that may all be left out',
      {
        steps: [
          { ...documentStep, when: isFull },
          { ...selfieStep, when: isFull },
        ],
        forms: [plan],
      },
      422,
      '/steps',
    ],
  ];
  for (const [fault, attributes, status, pointer] of refused) {
    it(`is refused for ${fault}`, async () => {
      const client = service.current.sandbox;
      const answer = await draft(client, await createTemplate(client), { 'field-schemas': own, ...attributes });
      assert.equal(answer.status, status, answer.text);
      assert.equal(answer.body.errors?.[0]?.source?.pointer, `/data/attributes${pointer}`);
    });
  }

  it('is returned as it was sent, and is removed by null', async () => {
    const client = service.current.sandbox;
    const made = await draft(client, await createTemplate(client), { 'field-schemas': own, ...selfie(isFull) });
    const whens = (steps: unknown) => (steps as readonly { readonly when: string | null }[]).map(({ when }) => when);
    assert.deepEqual(whens(made.body.data.attributes['steps']), [null, isFull]);
    const changed = await client.request('PATCH', `/inquiry-template-versions/${made.body.data.id}`, {
      body: { data: { attributes: { steps: selfie(null).steps } } },
    });
    assert.deepEqual(whens(changed.body.data.attributes['steps']), [null, null]);
  });
});
