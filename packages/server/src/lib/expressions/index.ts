/**
 * Conditions and values written as text, in CEL: checked against the types of their inputs when they are written,
 * evaluated in bounded time, and explained by their values. The only module of the language; see docs/rules.md.
 */
import { type ASTNode, type Environment, serialize } from '@marcbachmann/cel-js';
import { memoizeByObject } from '../memoize-by-object.ts';
import { mostSteps, mostStepsOf } from './bound.ts';
import { environmentOf, typeName } from './environment.ts';
import { type FoundCall, type ResolvedFunction, replaceCalls } from './resolved-calls.ts';
import { admit, type Declarations, type Scalar, type Shape } from './shape.ts';
import { areOpposite, type Reading, readingsOf } from './static-facts.ts';
import { tellValue } from './tell-value.ts';
import { childrenOf } from './tree.ts';
import { refuseForbidden, refuseLong } from './walls.ts';
import { ExpressionRefused, type Fault, faultOfSource, faultOfValues } from './words.ts';

export type { ResolvedFunction } from './resolved-calls.ts';
export type { Declarations, Scalar, Shape } from './shape.ts';
export type { Reading } from './static-facts.ts';
export type { Fault } from './words.ts';
export { ExpressionRefused } from './words.ts';

export interface ExpressionSetting {
  readonly declared: Declarations;
  /** Functions that the caller resolves before the evaluation. */
  readonly resolved?: readonly ResolvedFunction[];
  /** Required type of the result. */
  readonly gives: Scalar;
}

/**
 * Steps that several expressions share: each expression deducts its own steps before its evaluation. About ten steps
 * take a microsecond.
 */
export interface Allowance {
  remaining: number;
}

/** Returns the steps for all expressions of one document over one set of values. */
export const documentAllowance = (): Allowance => ({ remaining: 5 * mostSteps });

type Values = Readonly<Record<string, unknown>>;
export type Outcome = { readonly value: unknown } | { readonly fault: Fault };

interface Program {
  readonly tree: ASTNode;
  run(values: Values): unknown;
}

/** A call with its evaluated arguments; its answer is returned under the same variable. */
export interface AskedCall {
  readonly name: string;
  readonly variable: string;
  /** Source text of the call. */
  readonly source: string;
  readonly args: readonly unknown[];
}

export interface Expression {
  readonly source: string;
  readonly declared: Declarations;
  readonly calls: readonly FoundCall[];
  /**
   * Evaluates the arguments of the calls. Throws nothing: a call whose arguments have no value, or without remaining
   * steps, is a fault.
   */
  ask(values: Values, allowance?: Allowance): { readonly calls: readonly AskedCall[] } | { readonly fault: Fault };
  readonly program: Program;
  readonly environment: Environment;
}

function programOf(environment: Environment, source: string, gives: Scalar): Program {
  const parsed = environment.parse(source);
  const checked = parsed.check();
  if (!checked.valid) throw checked.error;
  if (gives !== 'dyn' && checked.type !== typeName(gives)) {
    throw new ExpressionRefused({
      code: 'type',
      message: `must give ${gives}, and gives ${checked.type ?? 'nothing'}`,
    });
  }
  return { tree: parsed.ast, run: (values) => parsed({ ...values }) };
}

function argumentOf(setting: ExpressionSetting, { source, type, literal }: FoundCall['args'][number]) {
  if (type === 'literal') return { run: () => literal };
  const program = programOf(environmentOf(setting.declared), source, type);
  return { run: (values: Values, allowance?: Allowance) => runBounded(program, values, allowance) };
}

function runBounded({ tree, run }: Program, values: Values, allowance?: Allowance): unknown {
  const steps = mostStepsOf(tree, values);
  if (steps > mostSteps) {
    throw new ExpressionRefused({ code: 'too_long', message: 'would take too many steps over these values' });
  }
  if (allowance !== undefined) {
    if (steps > allowance.remaining) {
      throw new ExpressionRefused({
        code: 'too_long',
        message: 'would take more steps than those before it have left',
      });
    }
    allowance.remaining -= steps;
  }
  return run(values);
}

const faultOf = (error: unknown): Fault => (error instanceof ExpressionRefused ? error.fault : faultOfValues(error));

/** Returns the value of an absent input: one with parts always exists, so that `has()` works on its parts. */
const emptyOf = (shape: Shape): unknown => (typeof shape === 'object' && 'fields' in shape ? {} : undefined);

/** Admitted values, cached for all expressions over the same names and values. */
const admitted = memoizeByObject((values: Values) =>
  memoizeByObject(
    (declared: Declarations): Values =>
      Object.fromEntries(
        Object.entries(declared)
          .map(([name, shape]) => [name, admit(shape, values[name]) ?? emptyOf(shape)] as const)
          .filter(([, value]) => value !== undefined),
      ),
  ),
);

const admitAll = (declared: Declarations, values: Values): Values => admitted(values)(declared);

/** Compiles a source. Throws ExpressionRefused if it exceeds a limit, cannot be parsed, or does not fit the types. */
export function compile(source: string, setting: ExpressionSetting): Expression {
  try {
    refuseLong(source);
    const { declared, resolved = [] } = setting;
    const tree = environmentOf(declared).parse(source).ast;
    refuseForbidden(tree, declared, new Set(resolved.map(({ name }) => name)));
    const { source: rewritten, calls } = replaceCalls(tree, resolved);
    const environment = environmentOf(declared).clone();
    for (const { variable, type } of calls) environment.registerVariable(variable, typeName(type));
    const asked = calls.map((call) => ({ ...call, programs: call.args.map((arg) => argumentOf(setting, arg)) }));
    const program = programOf(environment, rewritten, setting.gives);
    return {
      source,
      declared,
      calls,
      program,
      environment,
      ask(values, allowance) {
        if (asked.length === 0) return { calls: [] };
        const given = admitAll(declared, values);
        try {
          const found = asked.map(({ name, variable, source: written, programs }) => ({
            name,
            variable,
            source: written,
            args: programs.map(({ run }) => run(given, allowance)),
          }));
          return { calls: found };
        } catch (error) {
          return { fault: faultOf(error) };
        }
      },
    };
  } catch (error) {
    throw new ExpressionRefused(faultOfSource(error, source));
  }
}

/** Returns the fault of an expression; null for a valid one. */
export function check(source: string, setting: ExpressionSetting): Fault | null {
  try {
    compile(source, setting);
    return null;
  } catch (error) {
    if (error instanceof ExpressionRefused) return error.fault;
    throw error;
  }
}

function scopeOf({ declared, calls }: Expression, values: Values, answers: Values): Values {
  const answered = calls.map(({ variable, type }) => [variable, admit(type, answers[variable])] as const);
  return { ...admitAll(declared, values), ...Object.fromEntries(answered.filter(([, value]) => value !== undefined)) };
}

/**
 * Evaluates an expression; `answers` are those of its calls, by variable. `values` must not change afterwards. Throws
 * nothing.
 */
export function evaluate(expression: Expression, values: Values, answers: Values = {}, allowance?: Allowance): Outcome {
  try {
    return { value: runBounded(expression.program, scopeOf(expression, values, answers), allowance) };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

export interface Explained {
  /** A part of the source, as written. */
  readonly source: string;
  /** Result, cut to a length that can be shown; absent if there was none. */
  readonly value?: unknown;
}

const isPath = (node: ASTNode): boolean => node.op === 'id' || (node.op === '.' && isPath(node.args[0]));

/** Returns the inputs of a part that depend on no local variable: names, and answers of calls. */
function pathsIn(node: ASTNode): ASTNode[] {
  return isPath(node) ? [node] : childrenOf(node).flatMap(pathsIn);
}

/** Returns the values behind the result, each once, in the order of the source, without those of iterated items. */
export function explain(expression: Expression, values: Values, answers: Values = {}): readonly Explained[] {
  const { program, calls, environment } = expression;
  const scope = scopeOf(expression, values, answers);
  const written = new Map(calls.map(({ variable, source }) => [variable, source]));
  const sources = new Set(pathsIn(program.tree).map((node) => serialize(node)));
  return [...sources].flatMap((source) => {
    const known = source.split('.')[0] ?? '';
    if (!Object.hasOwn(expression.declared, known) && !written.has(known)) return [];
    try {
      const value = environment.parse(source)({ ...scope });
      return [{ source: written.get(source) ?? source, value: tellValue(value) }];
    } catch {
      return [{ source: written.get(source) ?? source }];
    }
  });
}

/** Returns the values that the expression reads, in the order of the source, without the answers of its calls. */
export const readingsIn = ({ program, declared }: Expression): readonly Reading[] =>
  readingsOf(program.tree).filter(({ path: [name = ''] }) => Object.hasOwn(declared, name));

/**
 * Returns the result of an expression that gives the same for any values, as far as that can be decided without them;
 * null for any other expression.
 */
export function constantOf(expression: Expression): unknown {
  // Without `has()`, reading an absent value gives no result, so a result here depends on no value.
  if (expression.calls.length > 0 || readingsIn(expression).some(({ isTested }) => isTested)) return null;
  const outcome = evaluate(expression, {});
  return 'fault' in outcome ? null : outcome.value;
}

/** True if one of them is written as the opposite of the other: `a` and `!a`, or `a == b` and `a != b`. */
export const areOpposites = (one: Expression, other: Expression): boolean =>
  areOpposite(one.program.tree, other.program.tree);
