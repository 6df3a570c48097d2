/** Edits to the document: members that differ from before, and pasted text. Pure. */
import type { TemplateDocument } from '../../client/case-templates.ts';

const members = ['statuses', 'field-schemas', 'checklist', 'actions', 'policy', 'layout'] as const;

export type Member = (typeof members)[number];

/** Returns the members that differ. */
export const changedMembers = (before: TemplateDocument, after: TemplateDocument): Member[] =>
  members.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/** Returns only the changed members, as they are sent. */
export const changedPart = (before: TemplateDocument, after: TemplateDocument): Partial<TemplateDocument> =>
  Object.fromEntries(changedMembers(before, after).map((name) => [name, after[name]]));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isRecord);

/** Parses a document; null for one of another shape. The service validates the contents when the draft is saved. */
export function parsedDocument(text: string): TemplateDocument | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(parsed)) return null;
  const { statuses, checklist, actions, policy, layout } = parsed;
  const isWhole =
    [statuses, parsed['field-schemas'], checklist, actions].every(isList) && isRecord(policy) && isRecord(layout);
  if (!isWhole) return null;
  return {
    ...(parsed as unknown as TemplateDocument),
    statuses: (statuses as readonly Partial<TemplateDocument['statuses'][number]>[]).map((status) => ({
      name: '',
      type: 'intermediate',
      'requires-comment': false,
      'requires-tag': false,
      'requires-checked': [],
      'requires-second-read': false,
      tags: [],
      ...status,
    })),
  };
}
