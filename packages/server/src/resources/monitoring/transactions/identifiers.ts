/** What a transaction is found by, as keyed hashes: nothing personal stands in them. */
import { type FieldSchema, type FieldValues, valueAt } from '../../../fields/index.ts';
import type { Scope } from '../../../security/scope.ts';

export interface Identifier {
  /** Dotted kebab path. */
  readonly key: string;
  readonly unique: boolean;
  readonly caseSensitive: boolean;
}

/** The fields of these schemas that transactions are found by, inside hashes too. */
export function identifiersOf(schemas: readonly FieldSchema[], prefix: readonly string[] = []): Identifier[] {
  return schemas.flatMap(({ key, type, config }) => {
    const path = [...prefix, key];
    if (type === 'hash') return identifiersOf(config['item-schemas'] ?? [], path);
    if (config.searchable !== true && config.identifier === undefined) return [];
    const { unique = false, 'case-sensitive': caseSensitive = false } = config.identifier ?? {};
    return [{ key: path.join('.'), unique, caseSensitive }];
  });
}

/** The hash of a value as it is compared: without outer blanks, and in lower case unless case matters. */
export function identifierIndex(scope: Scope, { key, caseSensitive }: Identifier, value: unknown): Buffer {
  const text = String(value).trim();
  return scope.keys.blindIndex(`transaction field ${key}`, caseSensitive ? text : text.toLowerCase());
}

export interface IdentifierRow {
  readonly key: string;
  readonly index: Buffer;
  readonly unique: boolean;
}

export function identifierRows(scope: Scope, schemas: readonly FieldSchema[], values: FieldValues): IdentifierRow[] {
  return identifiersOf(schemas).flatMap((identifier) => {
    const value = valueAt(values, identifier.key.split('.'));
    if (value === null || value === '' || typeof value === 'object') return [];
    return [{ key: identifier.key, index: identifierIndex(scope, identifier, value), unique: identifier.unique }];
  });
}

/** Reference ids are met in any case. */
export const referenceIndex = (scope: Scope, referenceId: string): Buffer =>
  scope.keys.blindIndex('transaction reference', referenceId.trim().toLowerCase());
