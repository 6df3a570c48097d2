import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKey } from '../support/api-keys.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';
import { createTemplate, documentStep, draft, publish, published } from '../support/templates.ts';

const service = useService({ worker: false });

const publishersPath = (id: string) => `/dashboard/api/inquiry-templates/${id}/publishers`;

interface Publisher {
  readonly 'inquiry-template-version-id': string;
  readonly type: string;
  readonly id: string;
  readonly name: string | null;
}

const publishersIn = (body: unknown) => (body as { readonly publishers: readonly Publisher[] }).publishers;

describe('GET /dashboard/api/inquiry-templates/{id}/publishers', () => {
  it('200: names the user and the key who published each version, newest first, and leaves out drafts', async () => {
    const { sandbox } = service.current;
    const template = await createTemplate(sandbox);
    const { client, id: keyId } = await createKey(service.current, {
      permissions: ['inquiry_template.read', 'inquiry_template.write'],
      name: 'Deployment',
    });
    const first = await published(client, template);
    const ada = await signedIn(service.current, { role: 'admin' });
    const { body } = await draft(sandbox, template, { 'session-limit': 3 });
    assert.equal((await ada.post(`/api/v1/inquiry-template-versions/${body.data.id}/publish`)).status, 200);
    await draft(sandbox, template, {});

    const { status, body: told } = await ada.get(publishersPath(template));
    assert.equal(status, 200);
    assert.deepEqual(publishersIn(told), [
      { 'inquiry-template-version-id': body.data.id, type: 'user', id: ada.user.id, name: 'Ada Byron' },
      { 'inquiry-template-version-id': first.id, type: 'api-key', id: keyId, name: 'Deployment' },
    ]);
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    const [, byKey] = publishersIn((await reviewer.get(publishersPath(template))).body);
    assert.deepEqual([byKey?.id, byKey?.name], [keyId, null]);
  });
  it('200: none for a seeded template, and the resource of the reference does not name them', async () => {
    const { sandbox } = service.current;
    const { body: templates } = await sandbox.get('/inquiry-templates');
    // The last entry is the oldest, since the list begins with the newest.
    const seeded = (templates.data as unknown as readonly { readonly id: string }[]).at(-1);
    const ada = await signedIn(service.current, { role: 'admin' });
    assert.deepEqual(publishersIn((await ada.get(publishersPath(seeded?.id ?? ''))).body), []);
    const template = await createTemplate(sandbox);
    const version = await published(sandbox, template);
    assert.doesNotMatch(JSON.stringify(version), /publish(ed-by|er)/);
  });
  it('404: a template of the other environment, and an unknown one', async () => {
    const ada = await signedIn(service.current, { role: 'admin' });
    const elsewhere = await createTemplate(service.current.production);
    for (const id of [elsewhere, 'itmpl_missing']) assert.equal((await ada.get(publishersPath(id))).status, 404);
  });
});

describe('GET /dashboard/api/inquiry-template-versions/{id}/own-translations', () => {
  it('200: only the own texts of that version, although a draft has others', async () => {
    const { sandbox } = service.current;
    const template = await createTemplate(sandbox);
    const version = (await draft(sandbox, template, { steps: [documentStep] })).body.data.id;
    const say = (value: string) =>
      sandbox.post(`/inquiry-templates/${template}/translations`, {
        data: {
          attributes: {
            translations: [
              {
                step: 'start',
                component: 'title',
                'attribute-name': 'text',
                'locale-values': [{ locale: 'en-US', value }],
              },
            ],
          },
        },
      });
    assert.equal((await say('Said before')).status, 200);
    assert.equal((await publish(sandbox, version)).status, 200);
    assert.equal((await say('Said in the draft')).status, 200);
    const ada = await signedIn(service.current, { role: 'auditor' });
    const { status, text, body } = await ada.get(
      `/dashboard/api/inquiry-template-versions/${version}/own-translations`,
    );
    assert.equal(status, 200);
    assert.equal((body.data.attributes['translations'] as readonly unknown[]).length, 1);
    assert.match(text, /Said before/);
    assert.doesNotMatch(text, /Said in the draft/);
    assert.equal((await ada.get('/dashboard/api/inquiry-template-versions/itmplv_1/own-translations')).status, 404);
  });
});
