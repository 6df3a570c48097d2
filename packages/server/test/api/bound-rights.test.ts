/**
 * Role limited to an inquiry template: access to the template's inquiries and their resources, and to nothing else.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ApiResource, relatedTo } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';

let reviewer: Person;
let [within, outside]: ApiResource[] = [];
let [templateA, templateB] = ['', ''];
const service = useService({ worker: false }, async (started) => {
  const made = async (): Promise<[string, ApiResource]> => {
    const id = await createTemplate(started.sandbox);
    await published(started.sandbox, id, { steps: [{ type: 'selfie' }] });
    const inquiry = await createInquiry(started, { 'inquiry-template-id': id });
    return [id, await simulate(started, inquiry.id, 'start_inquiry', 'create_passed_verification')];
  };
  [templateA, within] = await made();
  [templateB, outside] = await made();
  reviewer = await signedIn(started, { role: 'reviewer', onlyTemplates: [templateA] });
});

const pictureOf = async (inquiryId: string): Promise<string> => {
  const query = 'select id from files where inquiry_id = $1 and deleted_at is null limit 1';
  const [file] = await rowsOf(service.current.connectionString, query, [inquiryId]);
  return String(file?.['id']);
};

const both = () => ({ within: within as ApiResource, outside: outside as ApiResource });
const inquiryOf = (id: string) => `/api/v1/inquiries/${id}`;

describe('rights that are bound to an inquiry template', () => {
  it('give access to its inquiries and their related resources', async () => {
    const { id } = both().within;
    const seen = await reviewer.get(`${inquiryOf(id)}?include=verifications`);
    assert.equal(seen.status, 200);
    const [verification] = relatedTo(seen.body.data, 'verifications');
    assert.ok(verification !== undefined && seen.body.included?.some((each) => each.id === verification.id));
    assert.equal((await reviewer.get(`/api/v1/verifications/${verification.id}`)).status, 200);
  });

  it('give no access to those of another template', async () => {
    const { id } = both().outside;
    const [verification] = relatedTo(both().outside, 'verifications');
    assert.ok(verification !== undefined);
    for (const path of [
      inquiryOf(id),
      `/api/v1/verifications/${verification.id}`,
      `/api/v1/inquiry-templates/${templateB}`,
    ]) {
      assert.equal((await reviewer.get(path)).status, 404, path);
    }
    for (const action of ['approve', 'decline', 'mark-for-review']) {
      assert.equal((await reviewer.post(`${inquiryOf(id)}/${action}`)).status, 404, action);
    }
  });

  it('list only its inquiries, regardless of the filter', async () => {
    for (const query of ['', `?filter[inquiry-template-id]=${templateB},${templateA}`]) {
      const { body } = await reviewer.get(`/api/v1/inquiries${query}`);
      assert.deepEqual(
        body.data.map(({ id }) => id),
        [both().within.id],
      );
    }
    const { body } = await reviewer.get(`/api/v1/inquiries?filter[inquiry-template-id]=${templateB}`);
    assert.deepEqual(body.data, []);
  });

  it('count only its inquiries that wait for a reviewer', async () => {
    const inquiries = [templateA, templateB, templateB].map((id) => ({ 'inquiry-template-id': id }));
    for (const attributes of inquiries) {
      const { id } = await createInquiry(service.current, attributes);
      await simulate(service.current, id, 'start_inquiry', 'mark_for_review_inquiry');
    }
    assert.deepEqual((await reviewer.get('/dashboard/api/reviews/waiting')).body, { waiting: 1 });
  });

  it('create inquiries of that template, and of no other', async () => {
    const create = (id: string) =>
      reviewer.post('/api/v1/inquiries', { data: { attributes: { 'inquiry-template-id': id } } });
    const made = await create(templateA);
    assert.equal(made.status, 200, made.text);
    assert.equal((await create(templateB)).status, 404);
  });

  it('show pictures of its inquiries, each with an audit row, and of no other', async () => {
    const wanted = async ({ id }: ApiResource) => ({ file: await pictureOf(id), purpose: 'review' });
    const { body, status, text } = await reviewer.post('/dashboard/api/view-tickets', {
      ...(await wanted(both().within)),
      prefetched: true,
    });
    assert.equal(status, 201, text);
    const auditId = String((body as unknown as Record<string, unknown>)['audit-id']);
    assert.equal((await reviewer.post(`/dashboard/api/view-tickets/${auditId}/seen`)).status, 200);
    assert.equal((await reviewer.post('/dashboard/api/view-tickets', await wanted(both().outside))).status, 404);
  });

  it('give no access to resources that no template binds', async () => {
    const lists = ['/accounts', '/inquiry-sessions', '/inquiry-templates', '/events'].map((path) => `/api/v1${path}`);
    for (const path of [...lists, '/dashboard/api/reviews']) assert.equal((await reviewer.get(path)).status, 403, path);
    assert.equal((await reviewer.get(`${inquiryOf(both().within.id)}?include=account`)).body.included?.length ?? 0, 0);
    assert.equal((await reviewer.post('/api/v1/inquiries', { data: { attributes: {} } })).status, 403);
  });
});
