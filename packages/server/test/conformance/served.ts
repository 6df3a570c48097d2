/**
 * Coverage of the reference, with a reason for each part that is not served: operations by the table of endpoints,
 * events by those that the slices record. Pure.
 */
import type { ReferenceOperationName } from './reference-operations.ts';

export interface OwnOperation {
  /** Method in upper case. */
  readonly method: string;
  readonly path: string;
  /** True for an addition to the interface of the reference. */
  readonly isExtension: boolean;
}

/** Operations by name, or all of a tag. */
export interface UnservedOperations {
  readonly tag?: string;
  readonly operations?: readonly string[];
  readonly reason: string;
}

export interface UnsentEvents {
  readonly events: readonly string[];
  readonly reason: string;
}

export interface Served<Each, Unserved> {
  readonly served: readonly Each[];
  readonly unserved: readonly Unserved[];
  /** Names that are in no group or in both, and names in groups that do not exist; one sentence each. */
  readonly problems: readonly string[];
}

/** Returns the address, regardless of the names of path parameters, which may differ. */
const addressOf = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;

export interface UnservedOperation extends ReferenceOperationName {
  readonly reason: string;
}

export function relateOperations(
  reference: readonly ReferenceOperationName[],
  own: readonly OwnOperation[],
  reasons: readonly UnservedOperations[],
): Served<ReferenceOperationName, UnservedOperation> {
  const ours = new Map(own.map((each) => [addressOf(each), each]));
  const theirs = new Set(reference.map(addressOf));
  const reasonsOf = ({ tag, operationId }: ReferenceOperationName): readonly string[] =>
    reasons.flatMap((each) =>
      each.tag === tag || each.operations?.includes(operationId) === true ? [each.reason] : [],
    );
  const isServed = (each: ReferenceOperationName): boolean => ours.has(addressOf(each));
  const names = new Set(reference.flatMap(({ tag, operationId }) => [`tag ${tag}`, operationId]));
  const named = reasons.flatMap(({ tag, operations = [] }) => [
    ...(tag === undefined ? [] : [`tag ${tag}`]),
    ...operations,
  ]);
  return {
    served: reference.filter(isServed),
    unserved: reference.flatMap((each) => {
      const [reason] = reasonsOf(each);
      return isServed(each) || reason === undefined ? [] : [{ ...each, reason }];
    }),
    problems: [
      ...reference.flatMap((each) => problemOf(each.operationId, isServed(each), reasonsOf(each).length)),
      ...named.filter((name) => !names.has(name)).map((name) => `the reference has no ${name}`),
      ...own.flatMap((each) => extensionProblem(each, theirs.has(addressOf(each)))),
    ],
  };
}

export function relateEvents(
  reference: readonly string[],
  recorded: readonly string[],
  reasons: readonly UnsentEvents[],
): Served<string, { readonly name: string; readonly reason: string }> {
  const ours = new Set(recorded);
  const theirs = new Set(reference);
  const reasonsOf = (name: string): readonly string[] =>
    reasons.flatMap(({ events, reason }) => (events.includes(name) ? [reason] : []));
  const named = reasons.flatMap(({ events }) => events);
  return {
    served: reference.filter((name) => ours.has(name)),
    unserved: reference.flatMap((name) => {
      const [reason] = reasonsOf(name);
      return ours.has(name) || reason === undefined ? [] : [{ name, reason }];
    }),
    problems: [
      ...reference.flatMap((name) => problemOf(name, ours.has(name), reasonsOf(name).length)),
      ...named.filter((name) => !theirs.has(name)).map((name) => `the reference has no ${name}`),
    ],
  };
}

function problemOf(name: string, isServed: boolean, reasons: number): string[] {
  if (isServed) return reasons === 0 ? [] : [`${name} is served, and a reason says that it is not`];
  if (reasons === 0) return [`${name} is not served, and no reason says why`];
  return reasons === 1 ? [] : [`${name} is not served, for ${reasons} reasons`];
}

function extensionProblem(own: OwnOperation, isTheirs: boolean): string[] {
  if (own.isExtension !== isTheirs) return [];
  const address = `${own.method} ${own.path}`;
  return [
    isTheirs
      ? `${address} is marked as an addition, and the reference has it`
      : `${address} is an addition, and is not marked`,
  ];
}
