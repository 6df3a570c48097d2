import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useService } from '../support/service.ts';
import { createTemplate, documentStep, draft, publish, published, selfieStep } from '../support/templates.ts';

const service = useService({ worker: false });

const steps = [documentStep, selfieStep];
const versions = (id: string) =>
  service.current.production.get(`/inquiry-template-versions?filter[inquiry-template-id]=${id}`);
const show = (id: string) => service.current.production.get(`/inquiry-template-versions/${id}`);
const change = (id: string, attributes: Record<string, unknown>) =>
  service.current.production.request('PATCH', `/inquiry-template-versions/${id}`, { body: { data: { attributes } } });
const discard = (id: string) => service.current.production.request('DELETE', `/inquiry-template-versions/${id}`);

async function newDraft(attributes: Record<string, unknown> = { steps }): Promise<{ template: string; id: string }> {
  const template = await createTemplate(service.current.production);
  const { status, body, text } = await draft(service.current.production, template, attributes);
  assert.equal(status, 201, text);
  return { template, id: body.data.id };
}

const eventsOf = async (name: string, id: string) => {
  const { body } = await service.current.production.get(`/events?filter[name]=${name}&page[size]=100`);
  return body.data.filter(({ attributes }) => JSON.stringify(attributes['payload']).includes(id)).length;
};

/** Returns the checks of the steps of a new draft in production. */
async function checksOf(given: readonly object[]): Promise<unknown[]> {
  const { id } = await newDraft({ steps: given });
  const { attributes } = (await show(id)).body.data;
  return (attributes['steps'] as readonly { readonly checks: unknown }[]).map(({ checks }) => checks);
}

describe('POST /inquiry-template-versions', () => {
  it('201: creates a draft with its configuration, defaults for omitted settings, and its event', async () => {
    const { id } = await newDraft({ steps, description: 'First', 'session-limit': 3 });
    const { attributes } = (await show(id)).body.data;
    assert.deepEqual(
      [attributes['status'], attributes['live'], attributes['published-at'], attributes['description']],
      ['draft', false, null, 'First'],
    );
    assert.equal(attributes['session-limit'], 3);
    assert.equal(attributes['picture-retention-days'], 90);
    assert.deepEqual(attributes['decision'], {
      'on-completed': 'approve',
      'on-failed': 'mark-for-review',
      'on-inconclusive': 'mark-for-review',
      'on-uploaded': 'mark-for-review',
      'on-report-match': 'mark-for-review',
      conditions: [],
    });
    assert.deepEqual(attributes['reports'], []);
    const [first] = attributes['steps'] as Record<string, unknown>[];
    assert.match(String(first?.['verification-template-id']), /^vtmpl_/);
    assert.deepEqual([first?.['name'], first?.['attempts']], ['verification_government_id', 3]);
    assert.equal(await eventsOf('inquiry-template-version.created', id), 1);
    assert.equal(await eventsOf('inquiry-template-version.published', id), 0);
  });
  it('201: a new step in production requires the checks of the first templates, unless set otherwise', async () => {
    const [documentChecks] = await checksOf([documentStep]);
    assert.deepEqual(documentChecks, [{ name: 'id_repeat_detection', requirement: 'required' }]);
    const liveness = { name: 'selfie_liveness_detection', requirement: 'required' };
    const repeats = { name: 'selfie_repeat_detection', requirement: 'required' };
    assert.deepEqual(await checksOf([selfieStep]), [[repeats, liveness]]);
    const notRequired = { ...liveness, requirement: 'not_required' };
    assert.deepEqual(await checksOf([{ ...selfieStep, checks: [notRequired] }]), [[repeats, notRequired]]);
    assert.deepEqual(await checksOf([{ ...selfieStep, 'capture-methods': ['file'] }]), [[repeats]]);
  });

  it('201: begins with the live version, or with the named one', async () => {
    const { production } = service.current;
    const template = await createTemplate(production);
    const one = await published(production, template, { steps, 'session-limit': 5 });
    await published(production, template, { steps: [selfieStep], 'session-limit': 6 });
    const next = await draft(production, template, {});
    assert.equal(next.body.data.attributes['session-limit'], 6);
    await discard(next.body.data.id);
    const earlier = await draft(production, template, { 'base-version-id': one.id, description: 'Again' });
    assert.equal(earlier.body.data.attributes['session-limit'], 5);
    const idOf = (attributes: Record<string, unknown>) =>
      (attributes['steps'] as Record<string, unknown>[])[0]?.['verification-template-id'];
    assert.equal(idOf(earlier.body.data.attributes), idOf(one.attributes));
  });
  it('201: omits a theme set that was archived meanwhile', async () => {
    const { production } = service.current;
    const set = await production.post('/theme-sets', { data: { attributes: { name: 'Brand' } } });
    const template = await createTemplate(production);
    await published(production, template, { steps, 'theme-set-id': set.body.data.id });
    await production.request('DELETE', `/theme-sets/${set.body.data.id}`);
    const next = await draft(production, template, {});
    assert.deepEqual([next.status, next.body.data.attributes['theme-set-id']], [201, null]);
  });
  it('201: accepts snake names and returns settings of checks in them', async () => {
    const template = await createTemplate(service.current.production);
    const checks = [{ name: 'id_age_comparison', requirement: 'required', settings: { minimum_age: 18 } }];
    const { status, body, text } = await service.current.production.post(
      '/inquiry-template-versions',
      {
        data: {
          attributes: {
            inquiry_template_id: template,
            steps: [{ type: 'government-id', countries: ['US'], id_classes: ['pp'], checks }],
          },
        },
      },
      { 'key-inflection': 'snake' },
    );
    assert.equal(status, 201, text);
    const [step] = body.data.attributes['steps'] as { readonly checks: readonly unknown[] }[];
    assert.deepEqual(step?.checks.slice(0, 1), checks);
  });
  it('400: refuses mistyped and unknown members', async () => {
    const { production } = service.current;
    const template = await createTemplate(production);
    for (const bad of [
      { steps: [{ type: 'retina' }] },
      { steps: [{ ...selfieStep, attempts: 0 }] },
      { steps: [{ ...selfieStep, colour: 'red' }] },
      { steps, decision: { 'on-completed': 'shrug' } },
      { steps, expiration: { 'after-create-interval-seconds': 1 } },
      { steps, 'session-limit': 26 },
    ]) {
      assert.equal((await draft(production, template, bad)).status, 400, JSON.stringify(bad));
    }
    assert.equal(
      (await production.post('/inquiry-template-versions', { data: { attributes: { steps } } })).status,
      400,
    );
  });
  it('404: an unknown template, one of another environment, a base of another template', async () => {
    const { production, sandbox } = service.current;
    const template = await createTemplate(production);
    const other = await published(production, await createTemplate(production));
    assert.equal((await draft(production, 'itmpl_unknown', { steps })).status, 404);
    assert.equal((await draft(sandbox, template, { steps })).status, 404);
    assert.equal((await draft(production, template, { 'base-version-id': other.id })).status, 404);
  });
  it('409: a template has one draft; one of two concurrent requests creates it', async () => {
    const { production } = service.current;
    const { template } = await newDraft();
    assert.equal((await draft(production, template, { steps })).status, 409);
    const fresh = await createTemplate(production);
    const both = await Promise.all([draft(production, fresh, { steps }), draft(production, fresh, { steps })]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [201, 409]);
  });
  it('422: names every fault with its pointer and writes nothing', async () => {
    const { production } = service.current;
    const template = await createTemplate(production);
    const bad = { steps: [selfieStep, documentStep], 'enabled-locales': ['xx'], 'theme-set-id': 'theset_unknown' };
    const { status, body } = await draft(production, template, bad);
    assert.equal(status, 422);
    assert.deepEqual(
      body.errors?.map(({ source }) => source?.pointer),
      ['/steps/0/type', '/enabled-locales/0', '/theme-set-id'].map((at) => `/data/attributes${at}`),
    );
    assert.deepEqual((await versions(template)).body.data, []);
    assert.equal((await draft(production, template, {})).status, 422);
  });
});

describe('GET /inquiry-template-versions', () => {
  it('200: lists published versions and the draft, newest first, without their configuration', async () => {
    const { production } = service.current;
    const template = await createTemplate(production);
    const live = await published(production, template);
    const made = await draft(production, template, {});
    const { body } = await versions(template);
    assert.deepEqual(
      body.data.map(({ id, attributes }) => [id, attributes['status'], attributes['live']]),
      [
        [made.body.data.id, 'draft', false],
        [live.id, 'published', true],
      ],
    );
    assert.equal(body.data[0]?.attributes['steps'], undefined);
  });
  it('400 and 404: requires a template that exists in the environment', async () => {
    assert.equal((await service.current.production.get('/inquiry-template-versions')).status, 400);
    assert.equal((await versions('itmpl_unknown')).status, 404);
  });
});

describe('PATCH /inquiry-template-versions/{id}', () => {
  it('200: changes what is given and accepts back what was read', async () => {
    const { id } = await newDraft();
    const first = await change(id, { 'name-display': 'Shown', 'redirect-uri': 'https://example.com/' });
    assert.deepEqual(
      [first.status, first.body.data.attributes['name-display'], first.body.data.attributes['redirect-uri']],
      [200, 'Shown', 'https://example.com/'],
    );
    const configured = ['steps', 'decision', 'expiration', 'session-limit', 'enabled-locales', 'redirect-uri'];
    const again = Object.fromEntries(configured.map((name) => [name, first.body.data.attributes[name]]));
    const second = await change(id, again);
    assert.equal(second.status, 200, second.text);
    for (const name of configured) assert.deepEqual(second.body.data.attributes[name], again[name]);
  });
  it('404, 409 and 422: an unknown version, a published version, a fault', async () => {
    assert.equal((await change('itmplv_unknown', { description: 'x' })).status, 404);
    const { id } = await newDraft();
    assert.equal((await change(id, { steps: [] })).status, 422);
    await publish(service.current.production, id);
    const before = (await show(id)).body;
    assert.equal((await change(id, { description: 'x' })).status, 409);
    assert.deepEqual((await show(id)).body, before);
  });
});

describe('DELETE /inquiry-template-versions/{id}', () => {
  it('200: deletes the draft, and another can be created', async () => {
    const { template, id } = await newDraft();
    assert.equal((await discard(id)).status, 200);
    assert.equal((await show(id)).status, 404);
    assert.equal((await draft(service.current.production, template, { steps })).status, 201);
  });
  it('404 and 409: an unknown version, a published version', async () => {
    assert.equal((await discard('itmplv_unknown')).status, 404);
    const { id } = await newDraft();
    await publish(service.current.production, id);
    assert.equal((await discard(id)).status, 409);
  });
});

describe('POST /inquiry-template-versions/{id}/publish', () => {
  it('200: the version is live, the previous one is not, and an event is emitted', async () => {
    const { production } = service.current;
    const { template, id } = await newDraft();
    const answer = await publish(production, id);
    assert.equal(answer.status, 200);
    const { attributes } = answer.body.data;
    assert.deepEqual([attributes['status'], attributes['live']], ['published', true]);
    assert.ok(attributes['published-at']);
    const next = await published(production, template, { 'session-limit': 2 });
    assert.deepEqual([(await show(id)).body.data.attributes['live'], next.attributes['live']], [false, true]);
    assert.equal(await eventsOf('inquiry-template-version.published', id), 1);
  });
  it('404 and 409: an unknown version, a second time; one of two concurrent requests publishes', async () => {
    const { production } = service.current;
    assert.equal((await publish(production, 'itmplv_unknown')).status, 404);
    const { id } = await newDraft();
    const both = await Promise.all([publish(production, id), publish(production, id)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    assert.equal((await publish(production, id)).status, 409);
  });
  it('422: what has become invalid since the draft was written is refused, and nothing goes live', async () => {
    const { production } = service.current;
    const set = await production.post('/theme-sets', { data: { attributes: { name: 'Brand' } } });
    const { template, id } = await newDraft({ steps, 'theme-set-id': set.body.data.id });
    await production.request('DELETE', `/theme-sets/${set.body.data.id}`);
    const { status, body } = await publish(production, id);
    assert.equal(status, 422);
    assert.equal(body.errors?.[0]?.source?.pointer, '/data/attributes/theme-set-id');
    const shown = await production.get(`/inquiry-templates/${template}`);
    assert.equal(shown.body.data.relationships['latest-published-version']?.data, null);
  });
  it('422: a locale without texts is refused until they are there', async () => {
    const { id } = await newDraft({ steps, 'enabled-locales': ['en-US', 'th'] });
    const { status, body } = await publish(service.current.production, id);
    assert.equal(status, 422);
    assert.match(body.errors?.[0]?.details ?? '', /has no text for \d+ of \d+ sentences/);
  });
  it('422: an inquiry cannot follow a draft', async () => {
    const { id } = await newDraft();
    const { status } = await service.current.production.post('/inquiries', {
      data: { attributes: { 'inquiry-template-version-id': id } },
    });
    assert.equal(status, 422);
  });
});

describe('a draft that two people edit', () => {
  const changeAsRead = (id: string, description: string, readAt?: unknown) =>
    service.current.production.request('PATCH', `/inquiry-template-versions/${id}`, {
      body: {
        data: { attributes: { description } },
        ...(readAt === undefined ? {} : { meta: { 'updated-at': readAt } }),
      },
    });
  const publishAsRead = (id: string, readAt: unknown) =>
    service.current.production.post(`/inquiry-template-versions/${id}/publish`, { meta: { 'updated-at': readAt } });
  const readAtOf = async (id: string) => (await show(id)).body.data.attributes['updated-at'];

  it('is changed and published only as it was last read, if the caller sends that time: 409 stale_object', async () => {
    const { id } = await newDraft();
    const readAt = await readAtOf(id);
    assert.equal((await changeAsRead(id, 'first', readAt)).status, 200);
    const second = await changeAsRead(id, 'second', readAt);
    assert.equal(second.status, 409);
    assert.match(second.text, /stale_object/);
    assert.equal((await show(id)).body.data.attributes['description'], 'first');
    assert.equal((await publishAsRead(id, readAt)).status, 409);
    assert.equal((await changeAsRead(id, 'third')).status, 200);
    assert.equal((await publishAsRead(id, await readAtOf(id))).status, 200);
  });

  it('refuses an invalid time: 400', async () => {
    const { id } = await newDraft();
    assert.equal((await changeAsRead(id, 'x', 'noon')).status, 400);
  });
});
