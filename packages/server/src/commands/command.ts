/** The shape of a command: a row of the closed table in `table.ts`, from which help and documentation are made. */
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { OperatorError } from '../lib/operator-error.ts';

/** Thrown for input that is no command; the program ends with 2. */
export class UsageError extends OperatorError {
  override readonly name = 'UsageError';
}

interface Option {
  readonly sentence: string;
  /** Name of the value in the usage line, such as DURATION. */
  readonly value: string;
  readonly required?: boolean;
  /** Allowed values. */
  readonly choices?: readonly string[];
  /** True for an option without a value. */
  readonly isFlag?: true;
}

interface Argument {
  readonly name: string;
  readonly sentence: string;
  /** True if it may be omitted, together with those after it. */
  readonly optional?: true;
}

/** Options and arguments after noun and verb, checked against the row. */
export interface Given {
  readonly options: Readonly<Record<string, string>>;
  /** Arguments of the row, without the omitted ones. */
  readonly arguments: readonly string[];
}

/** Prints the text, or, with --json, the value as one line. */
export type Tell = (text: string, value: Readonly<Record<string, unknown>>) => void;

export interface Command {
  readonly noun: string;
  readonly verb: string;
  readonly sentence: string;
  /** Complete example, from the noun on. */
  readonly example: string;
  readonly arguments: readonly Argument[];
  readonly options: Readonly<Record<string, Option>>;
  readonly perform: (config: Config, given: Given, tell: Tell) => Promise<void>;
}

export const nameOf = ({ noun, verb }: Command): string => `${noun} ${verb}`;

/** Returns the usage of a command in one line. */
export function usageOf(command: Command): string {
  const options = Object.entries(command.options).map(([name, { value, required, choices, isFlag }]) => {
    const text = isFlag === true ? `--${name}` : `--${name} ${choices?.join('|') ?? value}`;
    return required === true ? text : `[${text}]`;
  });
  return [
    nameOf(command),
    ...command.arguments.map(({ name, optional }) => (optional === true ? `[${name}]` : name)),
    ...options,
    '[--json]',
  ].join(' ');
}

/** Parses the arguments after noun and verb. Throws {@link UsageError} with the usage line. */
export function readGiven(command: Command, typed: readonly string[]): Given {
  const wrong = (what: string) => new UsageError(`${what}; usage: ${usageOf(command)}`);
  const types = Object.entries(command.options).map(
    ([name, { isFlag }]) => [name, { type: isFlag === true ? 'boolean' : 'string' }] as const,
  );
  const { values, positionals } = parse(typed, Object.fromEntries(types), wrong);
  const options = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === true ? 'yes' : String(value)]),
  );
  for (const [name, { required, choices }] of Object.entries(command.options)) {
    const value = options[name];
    if (required === true && value === undefined) throw wrong(`${nameOf(command)} requires --${name}`);
    if (value !== undefined && choices?.includes(value) === false) {
      throw wrong(`--${name} must be one of ${choices.join(', ')}, not ${value}`);
    }
  }
  const missing = command.arguments[positionals.length];
  if (missing !== undefined && missing.optional !== true) throw wrong(`${nameOf(command)} requires ${missing.name}`);
  const extra = positionals[command.arguments.length];
  if (extra !== undefined) throw wrong(`${nameOf(command)} does not accept ${extra}`);
  return { options, arguments: positionals };
}

function parse(
  typed: readonly string[],
  options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>,
  wrong: (what: string) => UsageError,
) {
  try {
    return parseArgs({ args: [...typed], options, allowPositionals: true, strict: true });
  } catch (error) {
    const said = error instanceof Error ? (error.message.split(/[.\n]/, 1)[0] ?? '') : String(error);
    throw wrong(said);
  }
}
