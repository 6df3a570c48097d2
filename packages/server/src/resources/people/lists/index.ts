/** Public interface of lists. */

import { defineSlice, type ResourceKind } from '../../../operations/slice.ts';
import { fillNames } from '../../platform/user-audit-logs/index.ts';
import { listDashboardEndpoints } from './dashboard-endpoints.ts';
import { listEndpoints, listResources } from './endpoints.ts';
import { type ItemKind, itemKindNames } from './item-kinds.ts';
import { activateListItemsJob, archiveExpiredItemsJob } from './jobs.ts';
import { erases, keeps } from './privacy.ts';
import { itemAttributes, listAttributes } from './schema.ts';
import { serializeItem } from './serializer.ts';
import { findItems, findLists } from './store.ts';

export { type ItemKind, kindOfItem } from './item-kinds.ts';
export { hasList, listHit } from './list-hit.ts';
export { type FactsToMatch, type ListMatch, matchFacts } from './match-facts.ts';
export { addItems } from './operations/bulk.ts';
export { listForItems } from './operations/items.ts';
export { meetLists, submitFacts } from './operations/submit-facts.ts';
export { inquiriesHitBy, recordMatches } from './record-matches.ts';
export { findLists } from './store.ts';

const listKind = (kind: ItemKind | null, type: string): ResourceKind => ({
  type,
  readPermission: 'list.read',
  relationships: { 'list-items': 'many' },
  includable: [],
  attributes: listAttributes(kind),
  load: async (context, ids) => listResources(context, await findLists(context.tx, context.scope, ids)),
});

const itemKind = (kind: ItemKind | null, type: string): ResourceKind => ({
  type,
  readPermission: 'list.read',
  relationships: { creator: 'one-or-none' },
  includable: [],
  attributes: itemAttributes(kind),
  load: async ({ tx, scope }, ids) => (await findItems(tx, scope, ids)).map(serializeItem),
});

const listTypes = itemKindNames.map((kind) => listKind(kind, `list/${kind}`));
const itemTypes = itemKindNames.map((kind) => itemKind(kind, `list-item/${kind}`));

export const listsSlice = defineSlice({
  events: [],
  kinds: [
    ...listTypes,
    { ...listKind(null, 'list/'), members: listTypes.map(({ type }) => type) },
    ...itemTypes,
    { ...itemKind(null, 'list-item/'), members: itemTypes.map(({ type }) => type) },
  ],
  endpoints: listEndpoints,
  dashboard: listDashboardEndpoints,
  jobs: [activateListItemsJob, archiveExpiredItemsJob],
  fills: [fillNames('lst_', 'list.read', findLists, ({ name }) => name)],
  erases,
  keeps,
});
