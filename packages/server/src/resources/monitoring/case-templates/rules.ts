/** Rules of a case template's document beyond its shape, and rules of changes to a template in use. Pure. */
import type { FieldSchema } from '../../../fields/index.ts';
import { problemAt, type RefusalEntry } from '../../../lib/refusal.ts';
import type { CaseDocument } from './case-template.ts';

const at = '/data/attributes';

function twice(names: readonly string[], pointer: string, member: string): RefusalEntry[] {
  const lower = names.map((name) => name.toLowerCase());
  return lower.flatMap((name, index) =>
    lower.indexOf(name) < index ? [problemAt(`${pointer}/${index}/${member}`, 'is there twice')] : [],
  );
}

function statusFaults({ statuses, checklist }: CaseDocument): RefusalEntry[] {
  const pointer = `${at}/statuses`;
  const initial = statuses.filter(({ kind }) => kind === 'initial').length;
  const keys = new Set(checklist.map(({ key }) => key));
  return [
    ...twice(
      statuses.map(({ name }) => name),
      pointer,
      'name',
    ),
    ...(initial === 1 ? [] : [problemAt(pointer, 'must hold exactly one initial status')]),
    ...(statuses.some(({ kind }) => kind === 'end') ? [] : [problemAt(pointer, 'must hold an end status')]),
    ...statuses.flatMap(({ requiresChecked }, index) =>
      requiresChecked
        .filter((key) => !keys.has(key))
        .map((key) => problemAt(`${pointer}/${index}/requires-checked`, `names ${key}, which is not on the checklist`)),
    ),
  ];
}

/** Returns the faults of a document; empty if it is consistent. */
export const documentFaults = (document: CaseDocument): RefusalEntry[] => [
  ...statusFaults(document),
  ...twice(
    document.checklist.map(({ key }) => key),
    `${at}/checklist`,
    'key',
  ),
  ...twice(
    document.actions.map(({ key }) => key),
    `${at}/actions`,
    'key',
  ),
];

const fieldFault = (before: FieldSchema, after: readonly FieldSchema[]): string | null => {
  const now = after.find(({ key }) => key === before.key);
  if (now === undefined) return `must keep ${before.key}, of which cases have values; archive it in its config`;
  if (now.type !== before.type) return `must keep ${before.key} a ${before.type}`;
  const isFound = (field: FieldSchema): boolean => field.config.identifier !== undefined;
  return isFound(now) === isFound(before) ? null : `must keep how ${before.key} is found`;
};

/**
 * Returns the faults of a change that would contradict existing cases. `inUse`: names of the statuses that cases have.
 */
export function changeFaults(before: CaseDocument, after: CaseDocument, inUse: readonly string[]): RefusalEntry[] {
  const kinds = new Map(after.statuses.map(({ name, kind }) => [name, kind]));
  const statuses = before.statuses
    .filter(({ name, kind }) => inUse.includes(name) && kinds.get(name) !== kind)
    .map(({ name, kind }) =>
      problemAt(`${at}/statuses`, `must keep ${name}, an ${kind} status that cases have; move those cases first`),
    );
  const fields = before.fields
    .map((field) => fieldFault(field, after.fields))
    .filter((fault) => fault !== null)
    .map((fault) => problemAt(`${at}/field-schemas`, fault));
  return [...statuses, ...fields];
}
