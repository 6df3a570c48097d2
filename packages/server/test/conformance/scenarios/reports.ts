/** Reports: create, view, run again, dismiss, erase. */
import type { Call, OperationScenario, PreparedResource, Scenarios, World } from '../scenario.ts';

const of = (id: string): Call => ({ parameters: { 'report-id': id } });

const about = (term: string, attributes: Record<string, unknown> = {}) => ({
  data: { type: 'report/watchlist', attributes: { query: { term }, ...attributes } },
});

const matching = 'Kim Jong Un';

async function report(world: World, body: unknown = about('Grace Hopper')): Promise<PreparedResource> {
  return (await world.make('POST', '/reports', body)).data;
}

/** Returns a report that is run again every day. */
async function monitored(world: World): Promise<PreparedResource> {
  const { id } = await world.once('a template of monitored reports', async () => {
    const attributes = { kind: 'watchlist', name: 'Every day', settings: { 'recurrence-interval-days': 1 } };
    return (await world.make('POST', '/report-templates', { data: { attributes } })).data;
  });
  return report(world, about('Grace Hopper', { 'report-template-id': id }));
}

/** Returns the operation on a new report, with a body if the operation has one. */
function onReport(
  body: unknown,
  make: (world: World) => Promise<PreparedResource> = (world) => report(world),
  refused: OperationScenario['answers'] = {},
): OperationScenario {
  const withBody = body === undefined ? {} : { body };
  return {
    body: () => withBody,
    success: async (world) => ({ ...of((await make(world)).id), ...withBody }),
    answers: refused,
  };
}

const tag = { meta: { 'tag-name': 'vip' } };
const dismissal = { data: { attributes: { reason: 'Another person of that name' } } };
/** Returns the operation on a report that does not allow it. */
const unready = (body: unknown) => ({
  409: async (world: World) => ({ ...of((await report(world)).id), ...(body === undefined ? {} : { body }) }),
});

async function redacted(world: World): Promise<Call> {
  const { id } = await report(world);
  await world.make('DELETE', `/reports/${id}`);
  return of(id);
}

const onRedacted = (body: unknown) => ({
  409: async (world: World) => ({ ...(await redacted(world)), ...(body === undefined ? {} : { body }) }),
});

export const reports: Scenarios = {
  'list-all-reports': {
    success: (world) => report(world).then(() => ({ query: 'page[size]=2' })),
    answers: { 404: () => ({ query: `page[after]=rep_${'0'.repeat(24)}` }) },
  },
  'create-a-report': {
    body: () => ({ body: about('Grace Hopper') }),
    success: () => ({ body: about(matching) }),
    answers: {
      408: () => ({
        body: {
          data: { type: 'report/adverse-media', attributes: { query: { term: 'sandbox-slow' } } },
          meta: { 'processing-mode': 'sync' },
        },
      }),
      404: () => ({ body: about('Grace Hopper', { 'report-template-id': `rptp_${'1'.repeat(24)}` }) }),
    },
  },
  'retrieve-a-report': {
    success: async (world) => ({ ...of((await report(world, about(matching))).id), query: 'include=report-template' }),
  },
  'redact-a-report': { ...onReport(undefined), answers: { 409: redacted } },
  'report-action-re-run-report': onReport(undefined, monitored, onRedacted(undefined)),
  'report-action-pause-continuous-monitoring': onReport(undefined, monitored, unready(undefined)),
  'report-action-resume-continuous-monitoring': onReport(
    undefined,
    async (world) => {
      const made = await monitored(world);
      await world.make('POST', `/reports/${made.id}/pause`);
      return made;
    },
    unready(undefined),
  ),
  'dismiss-matches': onReport(dismissal, (world) => report(world, about(matching)), unready(dismissal)),
  'list-report-history': { success: async (world) => of((await report(world)).id) },
  'print-report-pdf': { success: async (world) => of((await report(world)).id), answers: { 409: redacted } },
  'reports-add-tag': onReport(tag, undefined, onRedacted(tag)),
  'reports-remove-tag': onReport(
    tag,
    async (world) => {
      const made = await report(world);
      await world.make('POST', `/reports/${made.id}/add-tag`, tag);
      return made;
    },
    onRedacted(tag),
  ),
  'reports-set-all-tags': onReport(
    { meta: { 'tag-name': ['vip', 'eu'] } },
    undefined,
    onRedacted({ meta: { 'tag-name': ['vip'] } }),
  ),
};
