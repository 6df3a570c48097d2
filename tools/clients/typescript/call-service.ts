/**
 * Calls a running service with the generated TypeScript client. Arguments: address, API key, id of an inquiry template.
 */
import assert from 'node:assert/strict';
import { client } from '../../../packages/client/src/generated/client.gen.ts';
import * as sdk from '../../../packages/client/src/generated/index.ts';

const [baseUrl = '', auth = '', templateId = ''] = process.argv.slice(2);
client.setConfig({ baseUrl: `${baseUrl}/api/v1`, auth });

let calls = 0;

/** Returns the document in the answer. Throws with any other answer. */
async function called<Data>(answer: Promise<{ data?: Data; error?: unknown }>): Promise<Data> {
  const { data, error } = await answer;
  assert.ok(data !== undefined, JSON.stringify(error));
  calls += 1;
  return data;
}

const referenceId = `typescript-${Date.now()}`;
const body = { data: { attributes: { 'inquiry-template-id': templateId, 'reference-id': referenceId } } };
const { data: inquiry } = await called(sdk.createAnInquiry({ body }));
const { data: other } = await called(sdk.createAnInquiry({ body }));
assert.equal(inquiry.attributes.status, 'created');
const path = { 'inquiry-id': inquiry.id };

const read = await called(sdk.retrieveAnInquiry({ path, query: { include: 'inquiry-template' } }));
assert.equal(read.data.attributes['reference-id'], referenceId);
assert.ok(read.included?.some(({ id }) => id === templateId));

const filter = { 'reference-id': referenceId };
const first = await called(sdk.listAllInquiries({ query: { page: { size: 1 }, filter } }));
assert.deepEqual(
  first.data.map(({ id }) => id),
  [other.id],
);
assert.ok(first.links.next !== null);
const second = await called(sdk.listAllInquiries({ query: { page: { size: 1, after: other.id }, filter } }));
assert.deepEqual(
  second.data.map(({ id }) => id),
  [inquiry.id],
);

const note = 'Grüße, 世界';
const updated = await called(sdk.updateAnInquiry({ path, body: { data: { attributes: { note } } } }));
assert.equal(updated.data.attributes.note, note);
const tag = { meta: { 'tag-name': 'vip' } };
const tagged = await called(sdk.inquiriesAddTag({ path, body: tag }));
assert.deepEqual(tagged.data.attributes.tags, ['vip']);
const untagged = await called(sdk.inquiriesRemoveTag({ path, body: tag }));
assert.deepEqual(untagged.data.attributes.tags, []);

for (const { id } of [inquiry, other]) {
  await called(
    sdk.inquiriesPerformSimulateActions({
      path: { 'inquiry-id': id },
      body: { meta: { 'simulate-actions': [{ type: 'start_inquiry' }, { type: 'complete_inquiry' }] } },
    }),
  );
}
const approved = await called(sdk.approveAnInquiry({ path, body: { meta: { comment: 'seen' } } }));
assert.equal(approved.data.attributes.status, 'approved');
const declined = await called(sdk.declineAnInquiry({ path: { 'inquiry-id': other.id } }));
assert.equal(declined.data.attributes.status, 'declined');

const attributes = { name: 'clients', url: 'https://example.com/hook', 'enabled-events': ['inquiry.approved'] };
const { data: webhook } = await called(sdk.createAWebhook({ body: { data: { attributes } } }));
assert.equal(webhook.attributes.status, 'disabled');
const events = await called(sdk.listAllEvents({ query: { filter: { 'object-id': inquiry.id } } }));
assert.ok(events.data.some(({ attributes: { name } }) => name === 'inquiry.approved'));

const missing = await sdk.retrieveAnInquiry({ path: { 'inquiry-id': 'inq_missing' } });
assert.equal(missing.response?.status, 404);
assert.equal(missing.error?.errors[0]?.code, 'not_found');
const refused = await sdk.createAnInquiry({ body: { data: { attributes: { 'inquiry-template-id': '' } } } });
assert.equal(refused.response?.status, 400);
assert.equal(refused.error?.errors[0]?.source?.pointer, '/data/attributes/inquiry-template-id');
calls += 2;

process.stdout.write(`${calls} calls\n`);
