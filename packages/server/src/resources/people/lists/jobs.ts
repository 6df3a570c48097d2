/** Jobs of lists. */
import { Type } from 'typebox';
import { defineJob, scopeOf, system } from '../../../operations/job.ts';
import { activateItems } from './operations/activate-items.ts';
import { archiveExpired } from './operations/archive-expired.ts';

/** Activates pending items, which are not compared before. */
export const activateListItemsJob = defineJob({
  name: 'activate-list-items',
  data: Type.Object({ environmentId: Type.String(), listId: Type.String() }),
  settings: { retryLimit: 25, retryDelay: 2, expireInSeconds: 600 },
  async run(parts, { environmentId, listId }) {
    const scope = await scopeOf(parts, environmentId);
    while ((await parts.runner.write(scope, system, (context) => activateItems(context, listId))) > 0);
  },
});

/** Archives expired items. Independent of this job, they are not compared after their expiry. */
export const archiveExpiredItemsJob = defineJob({
  name: 'archive-expired-list-items',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 300, sweepSeconds: 60 },
  async run(parts) {
    for (const scope of await parts.scopes.all()) {
      while ((await parts.runner.write(scope, system, archiveExpired)) > 0);
    }
  },
});
