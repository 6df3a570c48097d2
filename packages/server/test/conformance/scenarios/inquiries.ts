/** Inquiries: list, create, change, decide, tag, search, print, redact. */
import type { Call, OperationScenario, Scenarios, World } from '../scenario.ts';
import { approvedInquiry, governmentIdTemplate, inquiry, simulate } from './things.ts';

const of = (id: string): Call => ({ parameters: { 'inquiry-id': id } });

/** Returns the operation on a new inquiry that `prepare` brought to the right state. */
function onInquiry(body: unknown, prepare: (world: World, id: string) => Promise<unknown> = async () => null) {
  const withBody = body === undefined ? {} : { body };
  return {
    body: () => withBody,
    async success(world) {
      const { id } = await inquiry(world);
      await prepare(world, id);
      return { ...of(id), ...withBody };
    },
  } satisfies OperationScenario;
}

const act = (verb: string) => (world: World, id: string) => world.make('POST', `/inquiries/${id}/${verb}`);
const complete = (world: World, id: string) => simulate(world, id, 'start_inquiry', 'complete_inquiry');
const redact = (world: World, id: string) => world.make('DELETE', `/inquiries/${id}`);
const afterwards = (scenario: OperationScenario, prepare: (world: World, id: string) => Promise<unknown>) => ({
  ...scenario,
  answers: {
    409: async (world: World): Promise<Call> => {
      const { id } = await inquiry(world);
      await prepare(world, id);
      return { ...of(id), ...(await scenario.body?.(world, '2025-12-08')) };
    },
  },
});

const creation = (world: World) => ({
  body: {
    data: {
      attributes: {
        'inquiry-template-id': governmentIdTemplate(world),
        fields: { 'name-first': 'Ada', birthdate: '1990-12-10' },
      },
    },
  },
});
const search = { query: { attribute: 'status', operator: 'eq', value: 'approved' } };

export const inquiries: Scenarios = {
  'list-all-inquiries': { success: (world) => approvedInquiry(world).then(() => ({ query: 'page[size]=2' })) },
  'create-an-inquiry': {
    body: creation,
    success: creation,
    answers: {
      404: () => ({ body: { data: { attributes: { 'inquiry-template-id': `itmpl_${'0'.repeat(24)}` } } } }),
    },
  },
  'retrieve-an-inquiry': {
    success: async (world) => ({
      ...of((await approvedInquiry(world)).id),
      query: 'include=account,inquiry-template,inquiry-template-version,verifications,sessions,documents,selfies',
    }),
  },
  'update-an-inquiry': onInquiry({ data: { attributes: { note: 'called', tags: ['vip'] } } }),
  'redact-an-inquiry': afterwards(onInquiry(undefined), redact),
  'inquiries-add-tag': onInquiry({ meta: { 'tag-name': 'vip' } }),
  'inquiries-remove-tag': onInquiry({ meta: { 'tag-name': 'vip' } }, (world, id) =>
    world.make('POST', `/inquiries/${id}/add-tag`, { meta: { 'tag-name': 'vip' } }),
  ),
  'inquiries-set-all-tags': onInquiry({ meta: { 'tag-name': ['vip', 'eu'] } }),
  'approve-an-inquiry': afterwards(onInquiry({ meta: { comment: 'seen' } }, complete), act('approve')),
  'decline-an-inquiry': afterwards(onInquiry({ meta: { comment: 'seen' } }, complete), act('decline')),
  'mark-an-inquiry-for-review': onInquiry(undefined, complete),
  'expire-an-inquiry': afterwards(onInquiry(undefined), act('expire')),
  'generate-a-one-time-link': onInquiry({ meta: { 'expires-in-seconds': 600 } }),
  'print-an-inquiry-pdf': {
    success: async (world) => of((await approvedInquiry(world)).id),
    answers: {
      async 409(world) {
        const { id } = await inquiry(world);
        await redact(world, id);
        return of(id);
      },
    },
  },
  'resume-an-inquiry': onInquiry(undefined, act('expire')),
  'inquiries-perform-simulate-actions': onInquiry({ meta: { 'simulate-actions': [{ type: 'start_inquiry' }] } }),
  'search-inquiries': {
    body: () => ({ body: search }),
    success: (world) => approvedInquiry(world).then(() => ({ body: search })),
    answers: { 404: () => ({ body: { ...search, page: { after: `inq_${'0'.repeat(24)}` } } }) },
  },
};
