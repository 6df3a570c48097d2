/** Inquiry templates for tests, made over the API. */
import assert from 'node:assert/strict';
import type { ApiAnswer, ApiClient, ApiResource } from './client.ts';

export const documentStep = { type: 'government-id', countries: ['US', 'DE'], 'id-classes': ['pp'] };
export const selfieStep = { type: 'selfie' };

export async function createTemplate(client: ApiClient, attributes: Record<string, unknown> = {}): Promise<string> {
  const answer = await client.post('/inquiry-templates', { data: { attributes: { name: 'Made', ...attributes } } });
  assert.equal(answer.status, 201, answer.text);
  return answer.body.data.id;
}

export function draft(client: ApiClient, templateId: string, attributes: Record<string, unknown>): Promise<ApiAnswer> {
  return client.post('/inquiry-template-versions', {
    data: { attributes: { 'inquiry-template-id': templateId, ...attributes } },
  });
}

export const publish = (client: ApiClient, versionId: string): Promise<ApiAnswer> =>
  client.post(`/inquiry-template-versions/${versionId}/publish`);

/** Creates a draft and publishes it. */
export async function published(
  client: ApiClient,
  templateId: string,
  attributes: Record<string, unknown> = { steps: [documentStep, selfieStep] },
): Promise<ApiResource> {
  const made = await draft(client, templateId, attributes);
  assert.equal(made.status, 201, made.text);
  const live = await publish(client, made.body.data.id);
  assert.equal(live.status, 200, live.text);
  return live.body.data;
}
