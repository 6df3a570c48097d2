/** Fault of an expression in the service's words; it depends only on the source, never on the values. */

export interface Fault {
  /** Machine-readable code. `missing_value`: it reads a value that is absent. */
  readonly code: 'syntax' | 'type' | 'unknown_name' | 'refused' | 'missing_value' | 'no_value' | 'too_long';
  /** Sentence without a capital, which can follow a name. */
  readonly message: string;
  /** Position in the source, from 0. */
  readonly at?: number;
}

export class ExpressionRefused extends Error {
  override readonly name = 'ExpressionRefused';
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

interface Thrown {
  readonly code?: unknown;
  readonly range?: { readonly start: number; readonly end: number } | undefined;
}

type Words = readonly [Fault['code'], string];

const unknown: Words = ['unknown_name', 'names something that there is not'];
const mixed: Words = ['type', 'compares or combines values of types that do not go together'];

const words: Readonly<Record<string, Words>> = {
  unknown_variable: unknown,
  no_such_key: unknown,
  no_such_overload: mixed,
  no_matching_overload: ['type', 'calls a function with values that it does not take'],
  ambiguous_overload: ['type', 'calls a function in a way that could mean several'],
  invalid_index_type: ['type', 'looks into a value by something that is no key of it'],
  cannot_index_type: ['type', 'looks into a value that has no parts'],
  incompatible_list_element_type: ['type', 'has a list of values of several types'],
  invalid_condition_type: ['type', 'asks a condition of what is neither true nor false'],
  logical_operand_type: ['type', 'joins by && or || what is neither true nor false'],
  max_ast_nodes_exceeded: ['refused', 'has more than 200 parts'],
  limit_exceeded: ['refused', 'is larger than an expression may be'],
};

const otherwise: Readonly<Record<string, Words>> = {
  ParseError: ['syntax', 'cannot be read'],
  TypeError: ['type', 'does not fit the types of what it reads'],
};

const isThrown = (error: unknown): error is Error & Thrown => error instanceof Error;

/** Converts an error of parsing or checking, with the piece of the source. */
export function faultOfSource(error: unknown, source: string): Fault {
  if (error instanceof ExpressionRefused) return error.fault;
  if (!isThrown(error)) throw error;
  const [code, message] = words[String(error.code)] ?? otherwise[error.name] ?? ['syntax', 'cannot be read'];
  const { range } = error;
  if (range === undefined) return { code, message };
  const piece = source.slice(range.start, Math.max(range.end, range.start + 1)).slice(0, 60);
  return { code, message: piece === '' ? message : `${message}: ${piece}`, at: range.start };
}

/** Converts an error of an evaluation; reveals none of the values. */
export function faultOfValues(error: unknown): Fault {
  const code = isThrown(error) ? error.code : null;
  if (code === 'no_such_key' || code === 'unknown_variable') {
    return { code: 'missing_value', message: 'reads a value that is missing' };
  }
  return { code: 'no_value', message: 'has no value for these values' };
}
