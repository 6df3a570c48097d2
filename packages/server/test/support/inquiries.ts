/** Inquiries for tests. */
import assert from 'node:assert/strict';
import type { InquiryStatus } from '../../src/resources/verification/inquiries/inquiry.ts';
import type { ApiBody, ApiResource } from './client.ts';
import { eventually } from './eventually.ts';
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

/** Actions that bring a new inquiry to a status. */
const ways: Readonly<Record<InquiryStatus, readonly string[]>> = {
  created: [],
  pending: ['start_inquiry'],
  completed: ['start_inquiry', 'complete_inquiry'],
  failed: ['start_inquiry', 'fail_inquiry'],
  expired: ['expire_inquiry'],
  needs_review: ['start_inquiry', 'mark_for_review_inquiry'],
  approved: ['start_inquiry', 'complete_inquiry', 'approve_inquiry'],
  declined: ['start_inquiry', 'complete_inquiry', 'decline_inquiry'],
};

/** Creates an inquiry in this status and returns its id. */
export async function inquiryIn(
  service: TestService,
  status: InquiryStatus,
  attributes: Record<string, unknown> = {},
): Promise<string> {
  const { id } = await createInquiry(service, attributes);
  if (ways[status].length > 0) await simulate(service, id, ...ways[status]);
  return id;
}

/** Returns the status of an inquiry whose flow has ended, once the template's rule has decided. */
export async function decidedStatus(service: TestService, id: string, client = service.sandbox): Promise<string> {
  let status = '';
  await eventually(`${id} is decided`, async () => {
    const { body } = await client.get(`/inquiries/${id}`);
    status = String(body.data.attributes['status']);
    return status !== 'completed' && status !== 'failed';
  });
  return status;
}
