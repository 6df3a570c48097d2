/** Search for the calls in an expression that are resolved before its evaluation; a name takes the place of each. */
import type { ASTNode } from '@marcbachmann/cel-js';
import type { Scalar } from './shape.ts';
import { callOf, nodesOf, sourceOf } from './tree.ts';
import { reservedPrefix } from './walls.ts';
import { ExpressionRefused } from './words.ts';

/** A function that the caller resolves, since it looks data up. */
export interface ResolvedFunction {
  readonly name: string;
  /** Types of the arguments; `literal` is a text literal in the source. */
  readonly takes: readonly (Scalar | 'literal')[];
  /**
   * Returns the type of the result for these literals, or their fault as a sentence that can follow the function's
   * name.
   */
  gives(literals: readonly string[]): { readonly type: Scalar } | { readonly fault: string };
}

export interface FoundCall {
  readonly name: string;
  /** Name that replaces the call. */
  readonly variable: string;
  readonly source: string;
  readonly type: Scalar;
  readonly args: readonly {
    readonly source: string;
    readonly type: Scalar | 'literal';
    readonly literal: string | null;
  }[];
}

function readCall(node: ASTNode, declared: ResolvedFunction, args: readonly ASTNode[], at: number): FoundCall {
  const refuse = (message: string): never => {
    throw new ExpressionRefused({ code: 'refused', message: `${declared.name} ${message}`, at: node.start });
  };
  if (args.length !== declared.takes.length) return refuse(`takes ${declared.takes.length} arguments`);
  const read = args.map((arg, place) => {
    const type = declared.takes[place] ?? 'dyn';
    const literal = arg.op === 'value' && typeof arg.args === 'string' ? arg.args : null;
    if (type === 'literal' && literal === null) return refuse(`takes a text in quotes as argument ${place + 1}`);
    return { source: sourceOf(arg), type, literal };
  });
  const given = declared.gives(
    read.flatMap(({ literal, type }) => (type === 'literal' && literal !== null ? [literal] : [])),
  );
  if ('fault' in given) return refuse(given.fault);
  const variable = `${reservedPrefix}${at}`;
  return { name: declared.name, variable, source: sourceOf(node), type: given.type, args: read };
}

/** Returns the source with names in place of the calls, which must not be nested. Throws ExpressionRefused. */
export function replaceCalls(
  tree: ASTNode,
  functions: readonly ResolvedFunction[],
): { readonly source: string; readonly calls: readonly FoundCall[] } {
  const calls: FoundCall[] = [];
  let [source, from] = ['', 0];
  const found = [...nodesOf(tree)].flatMap((node) => {
    const call = callOf(node);
    const declared = functions.find(({ name }) => name === call?.name && call.receiver === null);
    return call === null || declared === undefined ? [] : [{ node, call, declared }];
  });
  for (const { node, call, declared } of found.sort((one, other) => one.node.start - other.node.start)) {
    if (node.start < from) {
      throw new ExpressionRefused({
        code: 'refused',
        message: `${call.name} is inside another look-up`,
        at: node.start,
      });
    }
    const read = readCall(node, declared, call.args, calls.length);
    const same = calls.find(({ source: before }) => before === read.source);
    if (same === undefined) calls.push(read);
    source += tree.input.slice(from, node.start) + (same ?? read).variable;
    from = node.end;
  }
  return { source: source + tree.input.slice(from), calls };
}
