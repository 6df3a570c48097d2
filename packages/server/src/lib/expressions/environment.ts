/** The language with the names available to an expression. */
import { Environment } from '@marcbachmann/cel-js';
import { addFunctions } from './functions.ts';
import type { Declarations, Scalar, Shape } from './shape.ts';
import { mostDepth, mostNodes } from './walls.ts';

const scalars: Readonly<Record<Scalar, string>> = {
  string: 'string',
  int: 'int',
  double: 'double',
  bool: 'bool',
  dyn: 'dyn',
  timestamp: 'google.protobuf.Timestamp',
};

export const typeName = (scalar: Scalar): string => scalars[scalar];

/** Declares the types of a shape's parts first; returns the name of its type. */
function declare(environment: Environment, path: string, shape: Shape): string {
  if (typeof shape === 'string') return typeName(shape);
  if ('list' in shape) return `list<${declare(environment, path, shape.list)}>`;
  const schema = Object.fromEntries(
    Object.entries(shape.fields).map(([key, inner]) => [key, declare(environment, `${path}.${key}`, inner)]),
  );
  // A type without fields would allow every name.
  environment.registerType({ name: `of.${path}`, schema: { ...schema, nothing__: 'bool' } });
  return `of.${path}`;
}

const base = addFunctions(
  new Environment({ limits: { maxAstNodes: mostNodes * 2, maxDepth: mostDepth, maxListElements: mostNodes } }),
);

function build(declared: Declarations): Environment {
  const environment = base.clone();
  for (const [name, shape] of Object.entries(declared)) {
    environment.registerVariable(name, declare(environment, name, shape));
  }
  return environment;
}

const built = new WeakMap<Declarations, Environment>();

export function environmentOf(declared: Declarations): Environment {
  const found = built.get(declared) ?? build(declared);
  built.set(declared, found);
  return found;
}
