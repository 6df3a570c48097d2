/** Compilation of a rule document, with the faults of each member. Pure. */
import { LRUCache } from 'lru-cache';
import { type FieldSchema, snake } from '../../../fields/index.ts';
import { compile, type Expression, ExpressionRefused, type ResolvedFunction } from '../../../lib/expressions/index.ts';
import { countedFields } from '../transactions/index.ts';
import { declarationsOf } from './declarations.ts';
import { mostWindows, type Rule, type RuleDocument, type RuleSetVersion } from './rule-set.ts';
import { keysOf, ownKinds, parseWindow, velocityFunction, type Window } from './velocity.ts';

/** `list_hit(list, value)`: true if the value is on a list, named by id or by its exact name. */
const listFunction: ResolvedFunction = {
  name: 'list_hit',
  takes: ['literal', 'string'],
  gives: () => ({ type: 'bool' }),
};

/** Maximum number of list lookups in the rules of one document. */
const mostListCalls = 20;

export interface CompiledRule {
  readonly rule: Rule;
  readonly expression: Expression;
  /** Index of the answer among the windows, by the variable of each velocity call. */
  readonly windows: ReadonlyMap<string, number>;
}

export interface CompiledRules {
  readonly document: RuleDocument;
  readonly rules: readonly CompiledRule[];
  /** Windows of all rules, without duplicates. */
  readonly windows: readonly Window[];
  readonly readsAccount: boolean;
  readonly readsInquiry: boolean;
}

/** Fault of one member; `pointer` is relative to the document. */
export interface DocumentFault {
  readonly pointer: string;
  readonly message: string;
}

const literalsOf = (call: Expression['calls'][number]): string[] => call.args.map(({ literal }) => literal ?? '');

const reads = (rules: readonly CompiledRule[], name: string): boolean =>
  rules.some(({ expression }) => new RegExp(`\\b${name}\\b`).test(expression.source));

/** List that a rule names. */
export interface AskedList {
  readonly pointer: string;
  readonly list: string;
}

const listsOf = ({ calls }: Expression, pointer: string): AskedList[] =>
  calls.flatMap(({ name, args }) => {
    const list = name === listFunction.name ? args[0]?.literal : undefined;
    return list === undefined || list === null ? [] : [{ pointer, list }];
  });

/** Returns the first key that is no text field of the type; null if there is none. */
function lostKey(windows: Iterable<Window | undefined>, known: ReadonlySet<string>): string | null {
  const keys = [...windows].flatMap((window) => (window === undefined ? [] : keysOf(window)));
  return keys.find((key) => !ownKinds.some((own) => own === key) && !known.has(key)) ?? null;
}

/** Compiles the rules. Disabled rules are validated but need no windows, so their keys are not checked. */
export function compileRules(
  document: RuleDocument,
  fields: readonly FieldSchema[],
): {
  readonly compiled: CompiledRules;
  readonly faults: readonly DocumentFault[];
  readonly lists: readonly AskedList[];
} {
  const declared = declarationsOf(fields);
  const counted = new Set(countedFields(fields).map((key) => `field.${snake(key)}`));
  const lists: AskedList[] = [];
  const faults: DocumentFault[] = [];
  const rules: CompiledRule[] = [];
  const windows: Window[] = [];
  const places = new Map<string, number>();
  document.rules.forEach((rule, at) => {
    const pointer = `/rules/${at}/expression`;
    try {
      const expression = compile(rule.expression, {
        declared,
        resolved: [velocityFunction, listFunction],
        gives: 'bool',
      });
      if (!rule.enabled) return;
      const own = placesOf(expression, windows, places);
      rules.push({ rule, expression, windows: own });
      lists.push(...listsOf(expression, pointer));
      const lost = lostKey(
        [...own.values()].map((place) => windows[place]),
        counted,
      );
      if (lost !== null) faults.push({ pointer, message: `counts by ${lost}, which is no text field of the type` });
    } catch (error) {
      if (!(error instanceof ExpressionRefused)) throw error;
      faults.push({ pointer, message: error.fault.message });
    }
  });
  if (windows.length > mostWindows)
    faults.push({ pointer: '/rules', message: `calls velocity for more than ${mostWindows} numbers` });
  const listCalls = rules.flatMap(({ expression: { calls } }) =>
    calls.filter(({ name }) => name === listFunction.name),
  );
  if (listCalls.length > mostListCalls)
    faults.push({ pointer: '/rules', message: `looks up lists more than ${mostListCalls} times` });
  const about = { readsAccount: reads(rules, 'account'), readsInquiry: reads(rules, 'last_inquiry') };
  return { compiled: { document, rules, windows, ...about }, faults, lists };
}

function placesOf({ calls }: Expression, windows: Window[], places: Map<string, number>): ReadonlyMap<string, number> {
  const counted = calls.filter(({ name }) => name === velocityFunction.name);
  const found = counted.map((call) => {
    const literals = literalsOf(call);
    const name = JSON.stringify(literals);
    const place = places.get(name) ?? windows.length;
    const window = parseWindow(literals);
    if ('fault' in window) throw new Error('a call that was compiled asks for no window');
    if (place === windows.length) windows.push(window);
    places.set(name, place);
    return [call.variable, place] as const;
  });
  return new Map(found);
}

const remembered = new LRUCache<string, CompiledRules>({ max: 200 });

/** Returns the compiled rules of a version, which never changes. */
export function compiledVersion(version: RuleSetVersion): CompiledRules {
  const found = remembered.get(version.id) ?? compileRules(version.document, version.fields).compiled;
  remembered.set(version.id, found);
  return found;
}

/** Returns the keys of facts: those of every transaction, and those that rules of the documents name. */
export const countedKinds = (compiled: readonly CompiledRules[]): readonly string[] => [
  ...new Set([...ownKinds, ...compiled.flatMap(({ windows }) => windows.flatMap(keysOf))]),
];
