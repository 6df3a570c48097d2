/**
 * Upper bound of an evaluation's steps, computed from the tree and the sizes of its inputs before the evaluation: an
 * expression that would block the event loop is refused. A step takes about a tenth of a microsecond.
 */
import type { ASTNode } from '@marcbachmann/cel-js';
import { memoizeByObject } from '../memoize-by-object.ts';
import { comprehensions } from './functions.ts';
import { callOf, childrenOf } from './tree.ts';

/** Limit of the steps of one expression. */
export const mostSteps = 100_000;
const charactersOfAStep = 16;

interface Size {
  /** Number of items for iteration. */
  readonly length: number;
  /** Number of parts and characters. */
  readonly weight: number;
  /** Value, if it is an input. */
  readonly value?: unknown;
}

interface Bound extends Size {
  readonly steps: number;
}

type Names = ReadonlyMap<string, Size>;

/** Admitted values never change, and many expressions use the same. */
const weightOfObject = memoizeByObject((value: object): number => {
  const inner: readonly unknown[] = value instanceof Map ? [...value.values()] : Object.values(value);
  return inner.reduce<number>((sum, each) => sum + weightOf(each), 1 + inner.length);
});

function weightOf(value: unknown): number {
  if (typeof value === 'string') return 1 + value.length / charactersOfAStep;
  return typeof value === 'object' && value !== null ? weightOfObject(value) : 1;
}

function sizeOf(value: unknown): Size {
  const length = Array.isArray(value) ? value.length : value instanceof Map ? value.size : 0;
  return { length, weight: weightOf(value), value };
}

function partOf(whole: Size, key: string): Size {
  const { value } = whole;
  if (typeof value !== 'object' || value === null) return { length: whole.weight, weight: whole.weight };
  return sizeOf(
    value instanceof Map ? value.get(key) : Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
  );
}

/** Returns the size of the largest item. */
function itemOf({ value, weight }: Size): Size {
  if (!Array.isArray(value)) return { length: weight, weight };
  const sizes = value.map(sizeOf);
  return {
    length: Math.max(0, ...sizes.map(({ weight: inner }) => inner)),
    weight: Math.max(1, ...sizes.map(({ weight: inner }) => inner)),
  };
}

const sum = (bounds: readonly Bound[], of: (bound: Bound) => number): number =>
  bounds.reduce((total, bound) => total + of(bound), 0);

function boundOfCall(node: ASTNode, names: Names): Bound | null {
  const call = callOf(node);
  if (call === null) return null;
  const { name, receiver, args } = call;
  const [variable] = args;
  if (comprehensions.has(name) && receiver !== null && variable?.op === 'id') {
    const over = boundOf(receiver, names);
    const bodies = args.slice(1).map((body) => boundOf(body, new Map([...names, [variable.args, itemOf(over)]])));
    const steps = over.steps + over.length * (2 + sum(bodies, (body) => body.steps));
    if (name === 'filter') return { length: over.length, weight: over.weight, steps };
    if (name !== 'map') return { length: 0, weight: 1, steps };
    return { length: over.length, weight: 1 + over.length * sum(bodies, ({ weight }) => weight), steps };
  }
  const given = [...(receiver === null ? [] : [receiver]), ...args].map((each) => boundOf(each, names));
  const weight = 1 + sum(given, (each) => each.weight);
  const grown =
    name === 'replace_all'
      ? given.reduce((product, each) => product * each.weight * charactersOfAStep, 1)
      : name === 'split'
        ? weight * charactersOfAStep
        : weight;
  const sorted = name.startsWith('sort_') ? 10 : 1;
  return { length: grown, weight: grown, steps: sum(given, ({ steps }) => steps) + grown * sorted };
}

function boundOf(node: ASTNode, names: Names): Bound {
  if (node.op === 'value') return { ...sizeOf(node.args), steps: 1 };
  if (node.op === 'id') return { ...(names.get(node.args) ?? { length: 0, weight: 1 }), steps: 1 };
  if (node.op === '.') {
    const whole = boundOf(node.args[0], names);
    return { ...partOf(whole, node.args[1]), steps: whole.steps + 1 };
  }
  const called = boundOfCall(node, names);
  if (called !== null) return called;
  const parts = childrenOf(node).map((child) => boundOf(child, names));
  const weight = 1 + sum(parts, (part) => part.weight);
  const length = node.op === 'list' ? parts.length : weight;
  const isLogic = node.op === '&&' || node.op === '||' || node.op === '?:' || node.op === '!_';
  return { length, weight, steps: 1 + sum(parts, ({ steps }) => steps) + (isLogic ? 0 : weight) };
}

/** Returns the upper bound of steps; `values` are the admitted ones, by name. */
export function mostStepsOf(tree: ASTNode, values: Readonly<Record<string, unknown>>): number {
  return boundOf(tree, new Map(Object.entries(values).map(([name, value]) => [name, sizeOf(value)]))).steps;
}
