/** Events of a changed account with their contexts, in kebab case as events are recorded. */
import { serializeTagsChange, type TagsChange } from '../../platform/tags/index.ts';

export interface AccountEvent {
  readonly name: string;
  readonly context?: Readonly<Record<string, unknown>>;
}

const snake = (key: string): string => key.replaceAll('-', '_');

/**
 * Returns the event of changed fields. `inquiryId` is the inquiry that found the values; null if they were written by a
 * caller.
 */
export const fieldsUpdated = (keys: readonly string[], inquiryId: string | null = null): AccountEvent => ({
  name: 'account.updated-fields',
  context: { 'updated-fields': keys.map(snake), ...(inquiryId === null ? {} : { 'inquiry-id': inquiryId }) },
});

export const statusUpdated = (before: string, after: string): AccountEvent => ({
  name: 'account.status-updated',
  context: { 'previous-account-status': before, 'account-status': after },
});

export const tagsUpdated = (change: TagsChange): AccountEvent => ({
  name: 'account.updated-tags',
  context: serializeTagsChange(change),
});

/** Returns the separate events of additions and removals, which are older than the common event. */
export const tagsAddedAndRemoved = ({ added, removed }: TagsChange): AccountEvent[] => [
  ...(added.length === 0 ? [] : [{ name: 'account.tag-added', context: { 'added-tags': added } }]),
  ...(removed.length === 0 ? [] : [{ name: 'account.tag-removed', context: { 'removed-tags': removed } }]),
];

export const relationChanged = (
  name: 'account.added-relation' | 'account.removed-relation',
  key: string,
  targetId: string,
): AccountEvent => ({
  name,
  context: { 'relation-schema-key': snake(key), 'target-account-id': targetId },
});

export const consolidatedWith = (sources: readonly string[]): AccountEvent => ({
  name: 'account.consolidated-with',
  context: { 'source-account-ids': sources },
});

/** Returns the events of an account that was consolidated into another. */
export const consolidatedInto = (destinationId: string): AccountEvent[] => [
  { name: 'account.consolidated', context: { 'destination-account-id': destinationId } },
  { name: 'account.archived', context: { 'destination-account-id': destinationId } },
];
