/** Scenario that makes the service give a documented answer. */
import type { TestService } from '../support/service.ts';
import type { Outage } from './outage.ts';
import type { ExampleRecorder } from './record-examples.ts';
import type { ReferenceVersion } from './reference.ts';

/**
 * Sender of a request: a key with every permission, the same in production, one with none, one of another address, or
 * no key.
 */
export type Sender = 'owner' | 'owner-in-production' | 'powerless' | 'stranger' | 'nobody';

/** Request to an operation; its path comes from the reference with these parameters. */
export interface Call {
  readonly parameters?: Readonly<Record<string, string>>;
  /** Query string without the question mark. */
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly sender?: Sender;
  /** Releases what was held while the request ran. */
  readonly release?: () => Promise<void>;
}

export interface World {
  readonly service: TestService;
  /** Service with the same API and a limit of one request a minute. */
  readonly limited: TestService;
  /** Service with the same API until its database is cut off. */
  readonly outage: Outage;
  send(method: string, path: string, call: Call, version: ReferenceVersion | null): Promise<WorldAnswer>;
  /** Makes a thing once in the run; the same name returns the same thing. */
  once<Thing>(name: string, make: () => Promise<Thing>): Promise<Thing>;
  /** Sends a POST, PATCH or DELETE that prepares a scenario; fails unless it succeeds. */
  make(method: string, path: string, body?: unknown): Promise<PreparedBody>;
  /** Recorder of successful exchanges, for examples. */
  readonly examples: ExampleRecorder;
  /** Returns a text that no earlier request of the run used. */
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
  /** Request that succeeds, with its preparation. */
  readonly success: MakeCall;
  /**
   * Body that the reference allows, for requests that are refused for another reason; required if the operation has a
   * body.
   */
  readonly body?: MakeCall;
  /** Requests for statuses that the general ways of `refusals.ts` do not result in. */
  readonly answers?: Readonly<Record<number, MakeCall>>;
}

/** Scenarios of a family by operation id. */
export type Scenarios = Readonly<Record<string, OperationScenario>>;
