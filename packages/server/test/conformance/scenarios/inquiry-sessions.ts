/** Inquiry sessions: list, create, expire, links. */
import type { Call, Scenarios, World } from '../scenario.ts';
import { approvedInquiry, inquiry } from './things.ts';

const of = (id: string): Call => ({ parameters: { 'inquiry-session-id': id } });
const creationFor = (inquiryId: string) => ({ body: { data: { attributes: { 'inquiry-id': inquiryId } } } });
const noInquiry = `inq_${'0'.repeat(24)}`;

async function session(world: World): Promise<Call> {
  const { id } = await inquiry(world);
  const { data } = await world.make('POST', '/inquiry-sessions', creationFor(id).body);
  return of(data.id);
}

export const inquirySessions: Scenarios = {
  'list-all-inquiry-sessions': {
    success: async (world) => ({ query: `filter[inquiry-id]=${(await approvedInquiry(world)).id}` }),
  },
  'create-an-inquiry-session': {
    body: () => creationFor(noInquiry),
    success: async (world) => creationFor((await inquiry(world)).id),
    answers: { 404: () => creationFor(noInquiry) },
  },
  'expire-inquiry-sessions': {
    body: () => ({ body: { meta: { 'inquiry-ids': [noInquiry] } } }),
    async success(world) {
      const { id } = await inquiry(world);
      await world.make('POST', '/inquiry-sessions', creationFor(id).body);
      return { body: { meta: { 'inquiry-ids': [id] } } };
    },
  },
  'retrieve-an-inquiry-session': {
    success: async (world) => ({ ...(await session(world)), query: 'include=inquiry,device' }),
  },
  'expire-an-inquiry-session': {
    success: session,
    answers: {
      async 409(world) {
        const call = await session(world);
        await world.make('POST', `/inquiry-sessions/${call.parameters?.['inquiry-session-id']}/expire`);
        return call;
      },
    },
  },
  'generate-a-one-time-link-for-an-inquiry-session': { success: session },
};
