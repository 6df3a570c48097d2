/** Lists and items as JSON:API resources, and bodies for the dashboard. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { ItemKind } from './item-kinds.ts';
import type { List, ListItem } from './list.ts';
import type { LineVerdict } from './operations/bulk.ts';
import type { ShownMatch } from './record-matches.ts';
import type { bulkAnswer, countsAnswer, itemsAnswer, matchesAnswer, previewAnswer } from './schema.ts';
import type { ListCount } from './store.ts';
import { type BackHits, keptSeconds } from './submitted-facts.ts';

type ItemReference = { readonly id: string; readonly kind: ItemKind };

/** Serializes a list. `items` are the newest ones that are not archived. */
export const serializeList = (list: List, items: readonly ItemReference[]): Resource => ({
  type: `list/${list.kind}`,
  id: list.id,
  attributes: {
    name: list.name,
    status: list.status,
    'archived-at': isoTimestamp(list.archivedAt),
    'created-at': isoTimestamp(list.createdAt),
    'updated-at': isoTimestamp(list.updatedAt),
    ...(list.kind === 'name' ? { 'allow-fuzzy-name-first': list.allowFuzzy } : {}),
    ...(list.kind === 'field' ? { 'field-name': list.fieldName } : {}),
  },
  relationships: { 'list-items': { data: items.map(({ id, kind }) => ({ type: `list-item/${kind}`, id })) } },
});

const statusOf = (item: ListItem) => ({
  status: item.status,
  'archived-at': isoTimestamp(item.archivedAt),
  'created-at': isoTimestamp(item.createdAt),
  'updated-at': isoTimestamp(item.updatedAt),
  'redacted-at': null,
  'match-count': item.matchCount,
  'expires-at': isoTimestamp(item.expiresAt),
});

export const serializeItem = (item: ListItem): Resource => ({
  type: `list-item/${item.kind}`,
  id: item.id,
  attributes: { ...statusOf(item), ...item.values },
  relationships: {
    creator: { data: item.creator.id === null ? null : { type: item.creator.type, id: item.creator.id } },
  },
});

/** Serializes an item. `withValues` false omits its values, since they may identify a person. */
export const showItem = (item: ListItem, withValues: boolean): Wire<typeof itemsAnswer>['items'][number] => ({
  id: item.id,
  kind: item.kind,
  ...statusOf(item),
  'back-hits': item.backHits,
  'creator-type': item.creator.type,
  'creator-id': item.creator.id,
  values: withValues ? item.values : {},
});

export const showCounts = (counts: readonly ListCount[]): Wire<typeof countsAnswer> => ({
  counts: counts.map(({ listId, items, hits }) => ({ 'list-id': listId, items, hits })),
});

const count = (verdicts: readonly LineVerdict[], verdict: LineVerdict['verdict']): number =>
  verdicts.filter((each) => each.verdict === verdict).length;

export const showVerdicts = (verdicts: readonly LineVerdict[]): Wire<typeof bulkAnswer> => ({
  added: count(verdicts, 'added'),
  duplicates: count(verdicts, 'duplicate'),
  invalid: count(verdicts, 'invalid'),
  verdicts: verdicts.map(({ line, verdict, problem, itemId }) => ({ line, verdict, problem, 'list-item-id': itemId })),
});

export const showBackHits = ({ count, isAtLeast, objects }: BackHits): Wire<typeof previewAnswer> => ({
  count,
  'at-least': isAtLeast,
  days: keptSeconds / 86_400,
  objects: objects.map(({ type, id, at }) => ({ type, id, at: isoTimestamp(at) })),
});

export const showMatches = (matches: readonly ShownMatch[]): Wire<typeof matchesAnswer> => ({
  matches: matches.map((match) => ({
    'list-id': match.list_id,
    'list-name': match.name,
    'list-kind': match.kind,
    'list-item-id': match.item_id,
    field: match.field,
    'object-type': match.object_type,
    'object-id': match.object_id,
    'inquiry-id': match.inquiry_id,
    at: isoTimestamp(match.at),
  })),
});
