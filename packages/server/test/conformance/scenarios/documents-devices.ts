/** Documents and devices, both read-only. */
import { createIndividual } from '../../support/individual.ts';
import type { Call, PreparedResource, Scenarios, World } from '../scenario.ts';
import { approvedInquiry, inquiry, simulatedKind } from './things.ts';

async function genericDocument(world: World): Promise<Call> {
  return firstDocument(await simulatedKind(world, 'document'));
}

async function governmentIdDocument(world: World): Promise<Call> {
  return firstDocument(await approvedInquiry(world));
}

function firstDocument({ relationships }: PreparedResource): Call {
  const documents = (relationships['documents']?.data ?? []) as { type: string; id: string }[];
  return { parameters: { 'document-id': documents[0]?.id ?? '' } };
}

/** Returns a session that an individual opened, so that it has a device. */
const openedSession = (world: World): Promise<string> =>
  world.once('opened session', async () => {
    const { id } = await inquiry(world);
    const { meta } = await world.make('POST', `/inquiries/${id}/generate-one-time-link`);
    const individual = createIndividual(world.service.baseUrl);
    await individual.open(String(meta?.['one-time-link']));
    await individual.answer({ consent: 'yes' });
    const answer = await world.send('GET', '/inquiry-sessions', { query: `filter[inquiry-id]=${id}` }, '2025-12-08');
    return (answer.body as { data: { id: string }[] }).data[0]?.id ?? '';
  });

export const documentsAndDevices: Scenarios = {
  'retrieve-a-document': {
    success: async (world) => ({ ...(await governmentIdDocument(world)), query: 'include=inquiry' }),
  },
  'retrieve-a-generic-document': { success: genericDocument },
  'retrieve-a-government-id-document': { success: governmentIdDocument },
  'list-all-devices': {
    answers: { 503: () => ({ query: `filter[inquiry-session-id]=iqse_${'0'.repeat(24)}` }) },
    success: async (world) => ({ query: `filter[inquiry-session-id]=${await openedSession(world)}` }),
  },
  'retrieve-a-device': {
    answers: { 503: () => ({ parameters: { 'device-id': `dev_${'0'.repeat(24)}` } }) },
    async success(world) {
      const query = `filter[inquiry-session-id]=${await openedSession(world)}`;
      const { body } = await world.send('GET', '/devices', { query }, '2025-12-08');
      return { parameters: { 'device-id': (body as { data: { id: string }[] }).data[0]?.id ?? '' } };
    },
  },
};
