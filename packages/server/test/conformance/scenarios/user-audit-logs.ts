/** Audit log of people: a person signs in and sends a request, and a production key reads about it. */
import { signedIn } from '../../support/people.ts';
import type { Call, OperationScenario, Scenarios, World } from '../scenario.ts';

/** Returns the id of a row. */
const row = (world: World): Promise<string> =>
  world.once('audited request', async () => {
    const person = await signedIn(world.service, { role: 'owner' });
    return (await person.get('/api/v1/inquiries')).headers.get('service-audit-id') ?? '';
  });

const sender = 'owner-in-production';
const unknown = `ual_${'0'.repeat(24)}`;
const unknownParameter = 'page[unknown-parameter]=1';

/**
 * Returns refused requests, since the general ones use a key of the sandbox, which may not read the logs of
 * organizations.
 */
const refused = (missing: Call, malformed: Call): OperationScenario['answers'] => ({
  400: () => ({ sender, query: unknownParameter, ...malformed }),
  404: () => ({ sender, ...missing }),
});

export const userAuditLogScenarios: Scenarios = {
  'list-all-user-audit-logs': {
    async success(world) {
      await row(world);
      return { sender };
    },
    answers: refused({ query: `page[after]=${unknown}` }, {}),
  },
  'retrieve-a-user-audit-log': {
    success: async (world) => ({ sender, parameters: { 'user-audit-log-id': await row(world) } }),
    answers: refused(
      { parameters: { 'user-audit-log-id': unknown } },
      { parameters: { 'user-audit-log-id': unknown } },
    ),
  },
};
