/** Evaluation of the same expression in another implementation of the language: both results must be equal. */
import {
  type CelFunc,
  CelScalar,
  type CelType,
  celFunc,
  isCelError,
  isCelList,
  listType,
  objectType,
  run,
} from '@bufbuild/cel';
import { isMessage } from '@bufbuild/protobuf';
import { isReflectMessage } from '@bufbuild/protobuf/reflect';
import { type Timestamp, TimestampSchema, timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { nameOf, ownFunctions } from './functions.ts';
import { admit, type Declarations } from './shape.ts';

const scalars: Readonly<Record<string, CelType>> = {
  string: CelScalar.STRING,
  int: CelScalar.INT,
  double: CelScalar.DOUBLE,
  bool: CelScalar.BOOL,
  dyn: CelScalar.DYN,
  'google.protobuf.Timestamp': objectType(TimestampSchema),
};

const typeOf = (name: string): CelType => {
  const item = /^list<(.+)>$/.exec(name)?.[1];
  return item === undefined ? (scalars[name] as CelType) : listType(typeOf(item));
};

/** Converts a value to the other implementation's types. */
function given(value: unknown): unknown {
  if (value instanceof Date) return timestampFromDate(value);
  if (Array.isArray(value)) return value.map(given);
  if (typeof value !== 'object' || value === null) return value;
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return new Map(entries.map(([key, inner]) => [key, given(inner)]));
}

/** Converts a value from the other implementation's types. */
function taken(value: unknown): unknown {
  if (isReflectMessage(value)) return taken(value.message);
  if (isMessage(value, TimestampSchema)) return timestampDate(value as Timestamp);
  if (isCelList(value)) return [...value].map(taken);
  return value;
}

const functions: readonly CelFunc[] = ownFunctions.map(({ signature, call }) => {
  const types = signature.slice(signature.indexOf('(') + 1, signature.indexOf(')')).split(', ');
  const gives = signature.slice(signature.lastIndexOf(': ') + 2);
  const answer = (...args: unknown[]) => given((call as (...all: unknown[]) => unknown)(...args.map(taken)));
  return celFunc(nameOf(signature), types.map(typeOf), typeOf(gives), answer as never);
});

export type Opinion = { readonly value: unknown } | 'no value';

export function secondOpinion(
  source: string,
  declared: Declarations,
  values: Readonly<Record<string, unknown>>,
): Opinion {
  const bindings = Object.fromEntries(
    Object.entries(declared)
      .map(([name, shape]) => [name, admit(shape, values[name])] as const)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, given(value)]),
  );
  try {
    const result = run(source, bindings as never, { funcs: [...functions] });
    return isCelError(result) ? 'no value' : { value: taken(result) };
  } catch {
    return 'no value';
  }
}
