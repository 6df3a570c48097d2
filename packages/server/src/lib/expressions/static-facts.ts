/** Facts of an expression without values: its inputs, and its opposite. */
import { type ASTNode, serialize } from '@marcbachmann/cel-js';
import { callOf, childrenOf } from './tree.ts';

/** A value that an expression reads. */
export interface Reading {
  /** Names from the outside in: `['fields', 'birthdate']`. */
  readonly path: readonly string[];
  /** True if `has()` asks whether the value is there. */
  readonly isTested: boolean;
}

/** Returns the names of a path, written with dots or with a text in brackets; null for any other part. */
function pathOf(node: ASTNode): readonly string[] | null {
  if (node.op === 'id') return [node.args];
  if (node.op !== '.' && node.op !== '[]') return null;
  const [of, part] = node.args;
  const outer = pathOf(of);
  const name = typeof part === 'string' ? part : part.op === 'value' ? part.args : null;
  return outer === null || typeof name !== 'string' ? null : [...outer, name];
}

/** Returns every path, also those of the items of a comprehension. */
export function readingsOf(node: ASTNode, isTested = false): Reading[] {
  const path = pathOf(node);
  if (path !== null) return [{ path, isTested }];
  const tests = isTested || callOf(node)?.name === 'has';
  return childrenOf(node).flatMap((child) => readingsOf(child, tests));
}

const opposites: Readonly<Record<string, string>> = { '==': '!=', '!=': '==' };

/**
 * Returns the source of the opposite: without its `!`, or with the opposite comparison; null if there is no such simple
 * one.
 */
function oppositeOf(node: ASTNode): string | null {
  if (node.op === '!_') return serialize(node.args);
  const op = opposites[node.op];
  return op === undefined ? null : serialize({ ...node, op } as ASTNode);
}

/** True if one is written as the opposite of the other: `a` and `!a`, or `a == b` and `a != b`. */
export const areOpposite = (one: ASTNode, other: ASTNode): boolean =>
  oppositeOf(one) === serialize(other) || oppositeOf(other) === serialize(one);
