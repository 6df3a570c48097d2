/** What several families' scenarios need, made through the API. */
import type { PreparedResource, World } from '../scenario.ts';

export const governmentIdTemplate = (world: World): string =>
  world.service.seeded.sandbox.templates.find(({ name }) => name === 'Government ID and selfie')?.id ?? '';

/** A new inquiry with these attributes. */
export async function inquiry(world: World, attributes: Record<string, unknown> = {}): Promise<PreparedResource> {
  const { data } = await world.make('POST', '/inquiries', {
    data: { attributes: { 'inquiry-template-id': governmentIdTemplate(world), ...attributes } },
  });
  return data;
}

export async function simulate(world: World, inquiryId: string, ...types: string[]): Promise<PreparedResource> {
  const { data } = await world.make('POST', `/inquiries/${inquiryId}/perform-simulate-actions`, {
    meta: { 'simulate-actions': types.map((type) => ({ type })) },
  });
  return data;
}

/** An approved inquiry with its verifications, documents, selfies and account; only to be read. */
export const approvedInquiry = (world: World): Promise<PreparedResource> =>
  world.once('approved inquiry', async () => {
    const { id } = await inquiry(world, { 'reference-id': world.fresh('approved') });
    return simulate(
      world,
      id,
      'start_inquiry',
      'create_passed_verification',
      'create_passed_verification',
      'complete_inquiry',
      'approve_inquiry',
    );
  });
