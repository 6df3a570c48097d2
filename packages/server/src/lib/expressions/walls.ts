/** Limits and forbidden constructs of an expression. */
import type { ASTNode } from '@marcbachmann/cel-js';
import { comprehensions, knownFunctions } from './functions.ts';
import type { Declarations } from './shape.ts';
import { callOf, childrenOf, nodesOf } from './tree.ts';
import { ExpressionRefused } from './words.ts';

/** Limit of the source's characters. */
export const mostSource = 2_000;
/** Limit of a tree's nodes. */
export const mostNodes = 200;
/** Limit of a tree's depth. */
export const mostDepth = 40;
/** Limit of nested comprehensions. */
const mostNested = 2;
/** Prefix of generated names in a rewritten source. */
export const reservedPrefix = 'resolved__';

const refuse = (message: string, node?: ASTNode): never => {
  throw new ExpressionRefused({ code: 'refused', message, ...(node === undefined ? {} : { at: node.start }) });
};

export function refuseLong(source: string): void {
  if (source.length > mostSource) refuse(`has more than ${mostSource} characters`);
  if (source.trim() === '') refuse('is empty');
}

function refuseNested(node: ASTNode, depth: number): void {
  const isComprehension = comprehensions.has(callOf(node)?.name ?? '');
  const inner = isComprehension ? depth + 1 : depth;
  if (inner > mostNested) refuse(`has more than ${mostNested} comprehensions within one another`, node);
  for (const child of childrenOf(node)) refuseNested(child, inner);
}

/** Refuses forbidden constructs; `resolved` are the functions resolved before the evaluation. */
export function refuseForbidden(tree: ASTNode, declared: Declarations, resolved: ReadonlySet<string>): void {
  let nodes = 0;
  for (const node of nodesOf(tree)) {
    nodes += 1;
    if (node.op === 'id' && node.args.startsWith(reservedPrefix)) refuse(`names what is reserved: ${node.args}`, node);
    const call = callOf(node);
    if (call === null) continue;
    if (!knownFunctions.has(call.name) && !resolved.has(call.name))
      refuse(`calls ${call.name}, which there is not`, node);
    const [variable] = call.args;
    if (comprehensions.has(call.name) && variable?.op === 'id' && Object.hasOwn(declared, variable.args)) {
      refuse(`calls an item ${variable.args}, which already is something else`, variable);
    }
  }
  if (nodes > mostNodes) refuse(`has more than ${mostNodes} parts`);
  refuseNested(tree, 0);
}
