/** Declarations of slices for one another, joined once at startup and part of the context of operations and jobs. */
import type { ResourceReference } from '../api/json-api/document.ts';
import type { Transaction } from '../database/connection.ts';
import type { Erasure, Retention } from '../privacy/registry.ts';
import type { Scope } from '../security/scope.ts';
import type { AnyPort, FilledPort, Port, PortOfMany } from './port.ts';

/**
 * References that a resource's row keeps to related resources, so that reading the resource reads one row. Declared by
 * the slice of that row.
 */
export interface Relation {
  /** Type of the resource with the references. */
  readonly owner: string;
  /** Relationships that others may append to. */
  readonly names: readonly string[];
  append(tx: Transaction, scope: Scope, ownerId: string, name: string, reference: ResourceReference): Promise<void>;
}

export interface Joinable {
  /** Ports that slices above fill. */
  readonly needs?: readonly AnyPort[];
  /** Ports of slices below that this slice fills. */
  readonly fills?: readonly FilledPort[];
  readonly relations?: readonly Relation[];
  /** Erasure of the slice's tables for a person. */
  readonly erases?: readonly Erasure[];
  /** Retention of the slice's tables, each of them once. */
  readonly keeps?: readonly Retention[];
}

export interface JoinedSlices {
  port<Given>(port: Port<Given>): Given;
  /** Returns the values of all fillers, in the order of the slices. */
  ports<Given>(port: PortOfMany<Given>): readonly Given[];
  /** Finds a relationship. Throws if no slice declares it. */
  relation(owner: string, name: string): Relation;
  /** Erasures of all slices, in their order. */
  readonly erases: readonly Erasure[];
  readonly keeps: readonly Retention[];
}

/** Throws if a needed port is filled by no slice or by two, and if a filled port is not needed. */
export function joinSlices(slices: readonly Joinable[]): JoinedSlices {
  const fills = new Map<AnyPort, unknown[]>();
  for (const { needs = [] } of slices) for (const port of needs) fills.set(port, []);
  for (const filled of slices.flatMap(({ fills = [] }) => fills)) {
    const fillers = fills.get(filled.port);
    if (fillers === undefined) throw new Error(`no slice needs the port ${filled.port.name}`);
    fillers.push(filled.given);
  }
  for (const [port, fillers] of fills) {
    if (port.fillers === 'one' && fillers.length !== 1) {
      throw new Error(`the port ${port.name} is filled by ${fillers.length} slices in place of one`);
    }
  }
  const relations = slices.flatMap((slice) => slice.relations ?? []);
  const givenTo = (port: AnyPort): readonly unknown[] => {
    const fillers = fills.get(port);
    if (fillers === undefined) throw new Error(`no slice declares that it needs the port ${port.name}`);
    return fillers;
  };
  return {
    erases: slices.flatMap((slice) => slice.erases ?? []),
    keeps: slices.flatMap((slice) => slice.keeps ?? []),
    port: <Given>(port: Port<Given>) => givenTo(port)[0] as Given,
    ports: <Given>(port: PortOfMany<Given>) => givenTo(port) as readonly Given[],
    relation(owner, name) {
      const found = relations.find((each) => each.owner === owner && each.names.includes(name));
      if (found === undefined) throw new Error(`no slice declares the relationship ${name} of ${owner}`);
      return found;
    },
  };
}
