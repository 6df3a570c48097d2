/** Inquiries for tests. */
import assert from 'node:assert/strict';
import type { ApiBody, ApiResource } from './client.ts';
import type { TestService } from './service.ts';

export async function createInquiry(
  service: TestService,
  attributes: Record<string, unknown> = {},
  meta: Record<string, unknown> = {},
): Promise<ApiResource & Pick<ApiBody, 'meta'>> {
  const answer = await service.sandbox.post('/inquiries', {
    data: { attributes: { 'inquiry-template-id': service.templateId, ...attributes } },
    meta,
  });
  assert.equal(answer.status, 200, answer.text);
  return { ...answer.body.data, meta: answer.body.meta };
}

export async function simulate(service: TestService, inquiryId: string, ...types: string[]): Promise<ApiResource> {
  const answer = await service.sandbox.post(`/inquiries/${inquiryId}/perform-simulate-actions`, {
    meta: { 'simulate-actions': types.map((type) => ({ type })) },
  });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
}
