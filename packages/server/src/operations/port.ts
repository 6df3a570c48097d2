/** Dependency on a slice above, which cannot be imported: the slice below declares a port, the one above fills it. */

/** A port that exactly one slice fills. */
export interface Port<Given, Name extends string = string> {
  readonly name: Name;
  readonly fillers: 'one';
  /** Type of the filler; there is no value. */
  readonly given?: Given;
}

/** A port that any number of slices fill, used in the order of the slices. */
export interface PortOfMany<Given, Name extends string = string> {
  readonly name: Name;
  readonly fillers: 'many';
  /** Type of the fillers; there is no value. */
  readonly given?: Given;
}

export type AnyPort = Port<unknown> | PortOfMany<unknown>;

export interface FilledPort<Filled extends AnyPort = AnyPort> {
  readonly port: Filled;
  readonly given: unknown;
}

/** Defines a port; `name` describes and identifies it. Called twice, since the type is given and the name inferred. */
export const definePort =
  <Given>() =>
  <Name extends string>(name: Name): Port<Given, Name> => ({ name, fillers: 'one' });

export const definePortOfMany =
  <Given>() =>
  <Name extends string>(name: Name): PortOfMany<Given, Name> => ({ name, fillers: 'many' });

export const fillPort = <Filled extends AnyPort>(
  port: Filled,
  given: Exclude<Filled['given'], undefined>,
): FilledPort<Filled> => ({ port, given });

type Needed<Slice> = Slice extends { readonly needs?: readonly (infer Needs)[] } ? Needs : never;
type Filled<Slice> = Slice extends { readonly fills?: readonly FilledPort<infer Fills>[] } ? Fills : never;
/** Name of a port. Ignores ports whose name is any text, since the type of their slice does not keep its ports. */
type NameOf<Named> = Named extends { readonly name: infer Name } ? (string extends Name ? never : Name) : never;

/** Names of needed ports with one filler that no slice fills. */
type Unfilled<Slice> = Exclude<NameOf<Extract<Needed<Slice>, { readonly fillers: 'one' }>>, NameOf<Filled<Slice>>>;
/** Names of filled ports that no slice needs. */
type Unneeded<Slice> = Exclude<NameOf<Filled<Slice>>, NameOf<Needed<Slice>>>;

type Faults<Slice> = [Unfilled<Slice> | Unneeded<Slice>] extends [never]
  ? unknown
  : { readonly unfilled: Unfilled<Slice>; readonly unneeded: Unneeded<Slice> };

/**
 * Returns the slices unchanged. Does not compile if a port is unfilled or filled without need, if the slices declare
 * their ports in their own types (`defineSlice`); {@link joinSlices} checks all of them at startup.
 */
export const joinable = <const Slices extends readonly object[]>(slices: Slices & Faults<Slices[number]>): Slices =>
  slices;
