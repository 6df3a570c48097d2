/** What a slice needs and cannot import, because it stands above: the one below declares a port, the one above fills it. */

/** Filled by exactly one slice. */
export interface Port<Given, Name extends string = string> {
  readonly name: Name;
  readonly fillers: 'one';
  /** The type alone; there is no value. */
  readonly given?: Given;
}

/** Filled by any number of slices, asked in the order of the slices. */
export interface PortOfMany<Given, Name extends string = string> {
  readonly name: Name;
  readonly fillers: 'many';
  /** The type alone; there is no value. */
  readonly given?: Given;
}

export type AnyPort = Port<unknown> | PortOfMany<unknown>;

export interface FilledPort<Filled extends AnyPort = AnyPort> {
  readonly port: Filled;
  readonly given: unknown;
}

/** `name` says what is needed, and tells one port from another; called twice, since a type is given and the name inferred. */
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
/** Of a slice whose type does not keep its ports the name is any text, which says nothing. */
type NameOf<Named> = Named extends { readonly name: infer Name } ? (string extends Name ? never : Name) : never;

/** Names of the ports that slices need of exactly one and nobody fills. */
type Unfilled<Slice> = Exclude<NameOf<Extract<Needed<Slice>, { readonly fillers: 'one' }>>, NameOf<Filled<Slice>>>;
/** Names of the ports that are filled though nobody needs them. */
type Unneeded<Slice> = Exclude<NameOf<Filled<Slice>>, NameOf<Needed<Slice>>>;

type Faults<Slice> = [Unfilled<Slice> | Unneeded<Slice>] extends [never]
  ? unknown
  : { readonly unfilled: Unfilled<Slice>; readonly unneeded: Unneeded<Slice> };

/**
 * The slices as they are. Does not compile while a port is missing or filled in vain, as far as the slices say what they need and
 * fill in their own types (`defineSlice`); {@link joinSlices} looks at all of them when the service starts.
 */
export const joinable = <const Slices extends readonly object[]>(slices: Slices & Faults<Slices[number]>): Slices =>
  slices;
