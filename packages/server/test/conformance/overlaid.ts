/** Conversion of an answer to the form of the reference: the members in the overlay are removed or renamed. */

import { absences, additions, impossible, kinds, statuses } from './overlay.ts';
import type { Cell, Reference } from './reference.ts';

type Json = Record<string, unknown>;

export const ourStatus = (cell: Cell): number =>
  statuses.find(({ operationId, reference }) => operationId === cell.operationId && reference === cell.status)?.ours ??
  cell.status;

export const neverGiven = (cell: Cell): boolean =>
  impossible.some(({ operations, status }) => status === cell.status && operations.includes(cell.operationId));

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Returns a copy of `body` without the listed additions; `operationId` is null for webhook bodies. */
export function asReference(body: unknown, operationId: string | null): unknown {
  const copy = structuredClone(body);
  if (!isObject(copy)) return copy;
  for (const { of, member, operations } of additions) {
    if (of === 'webhook-body' && operationId === null) remove(copy, member);
    if (of === 'document' && operationId !== null && operations?.includes(operationId)) remove(copy, member);
  }
  for (const entry of Array.isArray(copy['errors']) ? copy['errors'] : []) {
    for (const { of, member } of additions) if (of === 'error') remove(entry as Json, member);
  }
  visitResources(copy, (resource) => {
    const type = String(resource['type']);
    for (const { of, member } of additions) {
      if (of === type || (of.endsWith('/') && type.startsWith(of))) remove(resource, member);
    }
    const kind = kinds.find(({ ours }) => ours === resource['type']);
    if (kind !== undefined) resource['type'] = kind.reference;
  });
  return copy;
}

/** Visits every object with a type, outermost first. */
function visitResources(value: unknown, visit: (resource: Json) => void): void {
  if (Array.isArray(value)) for (const item of value) visitResources(item, visit);
  if (!isObject(value)) return;
  if (typeof value['type'] === 'string') visit(value);
  for (const member of Object.values(value)) visitResources(member, visit);
}

function remove(target: Json, path: string): void {
  const [step = '', ...rest] = path.split('.');
  if (rest.length === 0) delete target[step];
  else if (isObject(target[step])) remove(target[step], rest.join('.'));
}

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * Returns the names that the reference documents and a resource lacks, and those it has in addition; null if there are
 * none. Takes the answer from `asReference`.
 */
export function memberProblems(reference: Reference, cell: Pick<Cell, 'version'>, body: unknown): string | null {
  const problems = new Set<string>();
  visitResources(body, (resource) => {
    const type = String(resource['type']);
    if (!isObject(resource['attributes'])) return;
    const declared = reference.declaredMembers(cell.version, type);
    if (declared === null) return;
    const excused = absences.flatMap(({ of, members }) =>
      of === type || (of.endsWith('/') && type.startsWith(of)) ? members : [],
    );
    for (const place of ['attributes', 'relationships'] as const) {
      const given = Object.keys(isObject(resource[place]) ? resource[place] : {});
      const missing = declared[place].filter(
        (name) => !given.includes(name) && !excused.some((one) => matches(one, `${place}.${name}`)),
      );
      const known = [...declared[place], ...(place === 'attributes' ? declared.extra : [])];
      const beyond = given.filter((name) => !known.includes(name));
      if (missing.length > 0) problems.add(`${type} lacks ${place} ${missing.join(', ')}`);
      if (beyond.length > 0) problems.add(`${type} has undocumented ${place} ${beyond.join(', ')}`);
    }
  });
  return problems.size === 0 ? null : [...problems].join('; ');
}
