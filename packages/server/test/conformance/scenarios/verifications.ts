/** Verifications of any kind, and the retrieval of each kind by its own path. */
import type { SimulatedKind } from '../../../src/resources/verification/inquiry-templates/index.ts';
import type { Call, Scenarios, World } from '../scenario.ts';
import { approvedInquiry, inquiry, simulate, simulatedKind } from './things.ts';

const of = (id: string): Call => ({ parameters: { 'verification-id': id } });

const verificationsOf = (relationships: Readonly<Record<string, { readonly data: unknown }>>) =>
  (relationships['verifications']?.data ?? []) as { type: string; id: string }[];

/** Returns a verification of this kind, read-only. */
async function standing(world: World, type: string): Promise<Call> {
  const { relationships } = await approvedInquiry(world);
  const found = verificationsOf(relationships).find((each) => each.type === type);
  if (found === undefined) throw new Error(`no simulated inquiry has a ${type}`);
  return of(found.id);
}

const simulated = (kind: SimulatedKind) => async (world: World) => {
  const { relationships } = await simulatedKind(world, kind);
  return of(verificationsOf(relationships).at(-1)?.id ?? '');
};

/** Creates a verification, to be changed. */
async function own(world: World): Promise<Call> {
  const { id } = await inquiry(world);
  const { relationships } = await simulate(world, id, 'start_inquiry', 'create_passed_verification');
  return of(verificationsOf(relationships)[0]?.id ?? '');
}

const after = (method: string, verb: string) => async (world: World) => {
  const call = await own(world);
  await world.make(method, `/verifications/${call.parameters?.['verification-id']}${verb}`);
  return call;
};

export const verifications: Scenarios = {
  'retrieve-a-verification': {
    success: async (world) => ({
      ...(await standing(world, 'verification/government-id')),
      query: 'include=inquiry,template,inquiry-template,verification-template',
    }),
  },
  'redact-a-verification': { success: own, answers: { 409: after('DELETE', '') } },
  'print-a-verification-as-pdf': { success: (world) => standing(world, 'verification/government-id') },
  'investigation-lock-a-verification': { success: own },
  'investigation-unlock-a-verification': { success: after('POST', '/investigation-lock') },
  'retrieve-a-government-id-verification': { success: (world) => standing(world, 'verification/government-id') },
  'retrieve-a-document-verification': { success: simulated('document') },
  'retrieve-a-database-verification': { success: simulated('database') },
  'retrieve-a-database-standard-verification': { success: simulated('database-standard') },
  'retrieve-an-ecbsv-database-verification': { success: simulated('database-ecbsv') },
  'retrieve-a-phone-carrier-database-verification': { success: simulated('database-phone-carrier') },
  'retrieve-a-serpro-database-verification': { success: simulated('database-serpro') },
  'retrieve-a-tin-database-verification': { success: simulated('database-tin') },
  'retrieve-an-aamva-verification': { success: simulated('aamva') },
  'retrieve-a-email-address-verification': { success: simulated('email-address') },
  'retrieve-a-phone-number-verification': { success: simulated('phone-number') },
  'retrieve-a-government-id-nfc-verification': { success: simulated('government-id-nfc') },
  'retrieve-a-selfie-verification': { success: (world) => standing(world, 'verification/selfie') },
};
