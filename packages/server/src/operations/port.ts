/** What a slice needs and cannot import, because it stands above: the one below declares a port, the one above fills it. */

/** Filled by exactly one slice. */
export interface Port<Given> {
  readonly name: string;
  readonly fillers: 'one';
  /** The type alone; there is no value. */
  readonly given?: Given;
}

/** Filled by any number of slices, asked in the order of the slices. */
export interface PortOfMany<Given> {
  readonly name: string;
  readonly fillers: 'many';
  /** The type alone; there is no value. */
  readonly given?: Given;
}

export type AnyPort = Port<unknown> | PortOfMany<unknown>;

export interface FilledPort {
  readonly port: AnyPort;
  readonly given: unknown;
}

/** `name` says what is needed, for the message when nobody gives it. */
export const definePort = <Given>(name: string): Port<Given> => ({ name, fillers: 'one' });

export const definePortOfMany = <Given>(name: string): PortOfMany<Given> => ({ name, fillers: 'many' });

export const fillPort = <Given>(port: Port<Given> | PortOfMany<Given>, given: Given): FilledPort => ({ port, given });
