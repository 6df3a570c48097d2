import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useService } from '../support/service.ts';
import { createTemplate, draft, published, selfieStep } from '../support/templates.ts';

const service = useService({ worker: false });

const revert = (templateId: string, versionId: unknown) =>
  service.current.production.post(`/inquiry-templates/${templateId}/revert`, {
    meta: { 'inquiry-template-version-id': versionId },
  });

async function twoVersions() {
  const { production } = service.current;
  const template = await createTemplate(production);
  const one = await published(production, template);
  const two = await published(production, template, { steps: [selfieStep] });
  return { template, one, two };
}

describe('POST /inquiry-templates/{id}/revert', () => {
  it('200: the earlier version is live again, unchanged, and the event names the version before', async () => {
    const { template, one, two } = await twoVersions();
    const { status, body } = await revert(template, one.id);
    assert.equal(status, 200);
    assert.deepEqual([body.data.id, body.data.attributes['live']], [one.id, true]);
    for (const name of ['steps', 'published-at', 'updated-at']) {
      assert.deepEqual(body.data.attributes[name], one.attributes[name], name);
    }
    const events = await service.current.production.get('/events?filter[name]=inquiry-template-version.published');
    const context = events.body.data[0]?.attributes['context'] as Record<string, unknown>;
    assert.equal(context['reverted-from'], two.id);
  });
  it('200: an existing draft stays', async () => {
    const { template, one } = await twoVersions();
    const made = await draft(service.current.production, template, {});
    assert.equal((await revert(template, one.id)).status, 200);
    const shown = await service.current.production.get(`/inquiry-template-versions/${made.body.data.id}`);
    assert.equal(shown.body.data.attributes['status'], 'draft');
  });
  it('400: requires a version', async () => {
    const { template } = await twoVersions();
    assert.equal((await revert(template, undefined)).status, 400);
  });
  it('404: an unknown template, an unknown version, a version of another template', async () => {
    const { template, one } = await twoVersions();
    const other = await twoVersions();
    assert.equal((await revert('itmpl_unknown', one.id)).status, 404);
    assert.equal((await revert(template, 'itmplv_unknown')).status, 404);
    assert.equal((await revert(template, other.one.id)).status, 404);
  });
  it('409: the version that is live, and a draft', async () => {
    const { template, two } = await twoVersions();
    assert.equal((await revert(template, two.id)).status, 409);
    const made = await draft(service.current.production, template, {});
    assert.equal((await revert(template, made.body.data.id)).status, 409);
  });
});
