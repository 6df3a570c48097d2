/** Objects that several families' scenarios need, made through the API. */
import type { SimulatedKind } from '../../../src/resources/verification/inquiry-templates/index.ts';
import type { PreparedResource, World } from '../scenario.ts';

export const governmentIdTemplate = (world: World): string =>
  world.service.seeded.sandbox.templates.find(({ name }) => name === 'Government ID and selfie')?.id ?? '';

/** Creates an inquiry with these attributes. */
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

/** Returns an approved inquiry with its verifications, documents, selfies and account; read-only. */
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

/** Returns an inquiry with a verification of a kind that no screen requests; read-only. */
export const simulatedKind = (world: World, kind: SimulatedKind): Promise<PreparedResource> =>
  world.once(`simulated ${kind}`, async () => {
    const { id } = await inquiry(world);
    const path = `/inquiries/${id}/perform-simulate-actions`;
    const actions = (templateId: string) => ({
      meta: {
        'simulate-actions': [{ type: 'create_passed_verification', data: { 'verification-template-id': templateId } }],
      },
    });
    // The refusal of an unknown verification template lists the existing ones.
    const refused = await world.send('POST', path, { body: actions('vtmpl_none') }, '2025-12-08');
    const [, templateId = ''] = new RegExp(`(vtmpl_\\w+) \\(${kind}\\)`).exec(JSON.stringify(refused.body)) ?? [];
    return (await world.make('POST', path, actions(templateId))).data;
  });
