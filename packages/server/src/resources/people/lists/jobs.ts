/** Jobs of lists. */
import { Type } from 'typebox';
import { defineJob, scopeOf, system } from '../../../operations/job.ts';
import { activateItems } from './operations/activate-items.ts';
import { archiveExpired } from './operations/archive-expired.ts';

/** Items wait for it before they are compared. */
export const activateListItemsJob = defineJob({
  name: 'activate-list-items',
  data: Type.Object({ environmentId: Type.String(), listId: Type.String() }),
  settings: { retryLimit: 25, retryDelay: 2, expireInSeconds: 600 },
  async run(parts, { environmentId, listId }) {
    const scope = await scopeOf(parts, environmentId);
    while ((await parts.runner.write(scope, system, (context) => activateItems(context, listId))) > 0);
  },
});

/** Archives items whose time is over. They are not compared from that moment on, whether this has come by or not. */
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
