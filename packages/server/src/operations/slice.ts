/**
 * Contract of a slice: its complete interface to the service. What it does not declare here does not exist for the API,
 * the worker, or the slices below it.
 */
import type { TObject } from 'typebox';
import type { Endpoint } from '../api/endpoint.ts';
import type { Entry } from '../api/entry.ts';
import type { Resource } from '../api/json-api/document.ts';
import type { Wire } from '../api/json-api/schema.ts';
import type { CommittedEvents } from '../outbox/committed-events.ts';
import type { Permission, Right } from '../security/permissions.ts';
import type { SafeFetch } from '../security/safe-fetch.ts';
import type { Scope } from '../security/scope.ts';
import type { ReadContext } from './context.ts';
import type { DeclaredJob, JobParts } from './job.ts';
import type { Joinable } from './joined-slices.ts';
import type { AnyPort, FilledPort } from './port.ts';

/** Number of resources that a relationship refers to. */
export type Cardinality = 'one' | 'one-or-none' | 'many';

export interface ResourceKind {
  /** Value of `type`, or its prefix with a slash for families: `inquiry`, `verification/`. */
  readonly type: string;
  /** Existing types of a family, whose schema is one of theirs. */
  readonly members?: readonly string[];
  /** Permission that a key needs to see one, in any place; null if every key may. */
  readonly readPermission: Permission | null;
  /** Existing types of a family whose resources have one shape. */
  readonly types?: readonly string[];
  /** Every relationship that its resources show. */
  readonly relationships?: Readonly<Record<string, Cardinality>>;
  /** Relationships that may be named in `include`. */
  readonly includable: readonly string[];
  /**
   * True for configuration, whose values describe no verified person: the audit log then shows the changes of a write,
   * before and after.
   */
  readonly isConfiguration?: true;
  /**
   * True for a kind that describes the organization's staff; the private surface shows it to every user who may read
   * it.
   */
  readonly aboutStaff?: true;
  /** True if the answer to a write shows a secret that is never shown again, such as an API key. */
  readonly showsSecretOnce?: true;
  /** True if its resources have a `meta` that names their version. */
  readonly hasVersionMeta?: true;
  /** Schema of `attributes` in the newest version. */
  readonly attributes: TObject;
  /** Loads resources with these ids, in any order, without unknown ones. Absent if no resource may embed them. */
  load?(context: ReadContext, ids: readonly string[]): Promise<Resource[]>;
  /** Loads resources of a configuration that may not be embedded, to compare them with what a write makes of them. */
  loadToCompare?(context: ReadContext, ids: readonly string[]): Promise<Resource[]>;
}

type Typed = 'attributes' | 'load';

/** Defines a kind; compiles only if its loader returns what its schema declares. */
export const defineKind = <Attributes extends TObject>(
  kind: Omit<ResourceKind, Typed> & {
    readonly attributes: Attributes;
    load(context: ReadContext, ids: readonly string[]): Promise<Resource<Wire<Attributes>>[]>;
  },
): ResourceKind => kind;

/** Services of every loop. */
export interface LoopParts extends JobParts {
  readonly registry: Registry;
  readonly committedEvents: CommittedEvents;
  /** Returns the outgoing requests of an environment. */
  readonly fetchFor: (scope: Scope) => SafeFetch;
  /** Public address of the service, without a slash at the end. */
  readonly baseUrl: string;
}

export interface RunningLoop {
  /** Waits for running work. */
  stop(): Promise<void>;
}

/** Continuous work of a worker, for work whose pieces are cheaper than a job each. */
export interface Loop {
  readonly name: string;
  /** Starts one loop per environment, so that a busy one does not cause constant polling of the others. */
  start(parts: LoopParts, scope: Scope): RunningLoop;
}

export interface Slice extends Joinable {
  readonly kinds: readonly ResourceKind[];
  readonly endpoints: readonly Endpoint[];
  /**
   * Endpoints of the private surface, below `/dashboard/api`, only for users (each declares `surface: 'dashboard'`).
   */
  readonly dashboard?: readonly Endpoint[];
  /** Kinds of resources that only the private surface has; no published document names them. */
  readonly dashboardKinds?: readonly ResourceKind[];
  /** Requests allowed before sign-in. */
  readonly entries?: readonly Entry[];
  /** Names of the events that this slice records. */
  readonly events: readonly string[];
  /**
   * Relationships that lead to resources of this slice, by name, each with the type of its target; a slash at the end
   * means a family. A name has the same target everywhere. Null for a name with targets of several types.
   */
  readonly relationTypes?: Readonly<Record<string, string | null>>;
  /** Rights over resources of this slice that a role may limit to certain inquiry templates. */
  readonly boundableRights?: readonly Right[];
  readonly jobs?: readonly DeclaredJob[];
  readonly loops?: readonly Loop[];
}

type Ports = 'needs' | 'fills';

/** Defines a slice whose type keeps its needed and filled ports, so that the compiler can check them. */
export const defineSlice = <
  const Needs extends readonly AnyPort[] = readonly [],
  const Fills extends readonly FilledPort[] = readonly [],
>(
  slice: Omit<Slice, Ports> & { readonly needs?: Needs; readonly fills?: Fills },
): Omit<Slice, Ports> & { readonly needs?: Needs; readonly fills?: Fills } => slice;

export interface Registry {
  /** Returns false for types that are only referred to, such as the API key that reviewed an inquiry. */
  renders(type: string): boolean;
  /**
   * Returns the permission that a key needs to see a resource of this type; null for types that are only referred to.
   */
  readPermissionOf(type: string): Permission | null;
  /** Returns the kind of a type. Throws if nothing renders it. */
  kindOf(type: string): ResourceKind;
  /** Returns the target type of a relationship; null if it has several, undefined if there is no such relationship. */
  relationTypeOf(name: string): string | null | undefined;
  readonly slices: readonly Slice[];
  /** Rights that a role may limit to certain inquiry templates, of all slices. */
  readonly boundableRights: ReadonlySet<Right>;
  /** Jobs of all slices. */
  readonly jobs: readonly DeclaredJob[];
}

export function createRegistry(slices: readonly Slice[]): Registry {
  const kinds = slices.flatMap(({ kinds: own, dashboardKinds = [] }) => [...own, ...dashboardKinds]);
  const relationTypes = relationTypesOf(slices);
  const found = new Map<string, ResourceKind | undefined>();
  // Types come only from code, in references and resources, so their number is bounded.
  const find = (type: string): ResourceKind | undefined => {
    if (found.has(type)) return found.get(type);
    const kind = kinds.find(({ type: known }) => (known.endsWith('/') ? type.startsWith(known) : type === known));
    found.set(type, kind);
    return kind;
  };
  return {
    slices,
    boundableRights: new Set(slices.flatMap(({ boundableRights = [] }) => boundableRights)),
    jobs: slices.flatMap(({ jobs = [] }) => jobs),
    relationTypeOf: (name) => relationTypes.get(name),
    renders: (type) => find(type) !== undefined,
    readPermissionOf: (type) => find(type)?.readPermission ?? null,
    kindOf(type) {
      const kind = find(type);
      if (kind === undefined) throw new Error(`no slice renders ${type}`);
      return kind;
    },
  };
}

/** Throws if two slices declare one relationship, or a kind includes a relationship that none declares. */
function relationTypesOf(slices: readonly Slice[]): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const [name, type] of slices.flatMap(({ relationTypes = {} }) => Object.entries(relationTypes))) {
    if (found.has(name)) throw new Error(`two slices declare the relationship ${name}`);
    found.set(name, type);
  }
  for (const { type, includable } of slices.flatMap(({ kinds, dashboardKinds = [] }) => [
    ...kinds,
    ...dashboardKinds,
  ])) {
    const unknown = includable.find((name) => !found.has(name));
    if (unknown !== undefined) throw new Error(`${type} includes ${unknown}, which no slice declares`);
  }
  return found;
}
