/** How the run makes the service give a documented answer. */
import type { TestService } from '../support/service.ts';
import type { Outage } from './outage.ts';
import type { ExampleRecorder } from './record-examples.ts';
import type { ReferenceVersion } from './reference.ts';

/** Who sends a request: a key with every permission, the same in production, one with none, one of another address, or nobody. */
export type Sender = 'owner' | 'owner-in-production' | 'powerless' | 'stranger' | 'nobody';

/** A request to an operation; its path comes from the reference with these parameters in it. */
export interface Call {
  readonly parameters?: Readonly<Record<string, string>>;
  /** Query string without the question mark. */
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly sender?: Sender;
  /** Undoes what had to be held while the request ran. */
  readonly release?: () => Promise<void>;
}

export interface World {
  readonly service: TestService;
  /** Serves the same API with a limit of one request a minute. */
  readonly limited: TestService;
  /** Serves the same API until its database goes away. */
  readonly outage: Outage;
  send(method: string, path: string, call: Call, version: ReferenceVersion | null): Promise<WorldAnswer>;
  /** Makes something once in the run; the same name gives the same again. */
  once<Thing>(name: string, make: () => Promise<Thing>): Promise<Thing>;
  /** A POST, PATCH or DELETE that prepares a scenario; fails unless it succeeds. */
  make(method: string, path: string, body?: unknown): Promise<PreparedBody>;
  /** Where the exchange of a success goes when examples are recorded. */
  readonly examples: ExampleRecorder;
  /** Text that no request of the run used before. */
  fresh(prefix: string): string;
}

export interface WorldAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface PreparedBody {
  readonly data: PreparedResource & PreparedResource[];
  readonly meta?: Readonly<Record<string, unknown>>;
}

export interface PreparedResource {
  readonly type: string;
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships: Readonly<Record<string, { readonly data: unknown }>>;
}

export type MakeCall = (world: World, version: ReferenceVersion) => Promise<Call> | Call;

export interface OperationScenario {
  /** The request that succeeds, with everything it needs made before. */
  readonly success: MakeCall;
  /** A body the reference allows, for requests that are refused for another reason; needed where there is a body. */
  readonly body?: MakeCall;
  /** Requests for statuses that the general ways of `refusals.ts` do not bring about. */
  readonly answers?: Readonly<Record<number, MakeCall>>;
}

/** Scenarios of a family by operation id. */
export type Scenarios = Readonly<Record<string, OperationScenario>>;
