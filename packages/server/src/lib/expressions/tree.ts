/** Traversal of an expression's tree. */
import type { ASTNode } from '@marcbachmann/cel-js';

const isNode = (value: unknown): value is ASTNode =>
  typeof value === 'object' && value !== null && 'op' in value && 'args' in value;

function nodesIn(value: unknown): ASTNode[] {
  if (isNode(value)) return [value];
  return Array.isArray(value) ? value.flatMap(nodesIn) : [];
}

/** Returns the child nodes, in the order of the source. */
export const childrenOf = (node: ASTNode): ASTNode[] => (node.op === 'value' ? [] : nodesIn(node.args));

/** A call by name, of a function or of a method of its receiver. */
export interface Call {
  readonly name: string;
  readonly receiver: ASTNode | null;
  readonly args: readonly ASTNode[];
}

export function callOf(node: ASTNode): Call | null {
  if (node.op === 'call') return { name: node.args[0], receiver: null, args: node.args[1] };
  if (node.op === 'rcall') return { name: node.args[0], receiver: node.args[1], args: node.args[2] };
  return null;
}

/** Yields every node, the root first. */
export function* nodesOf(node: ASTNode): Generator<ASTNode> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

export const sourceOf = ({ input, start, end }: ASTNode): string => input.slice(start, end);
