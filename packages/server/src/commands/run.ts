/** The program's command line: `NOUN VERB` of the table, or `service start` without arguments. */
import { readConfig } from '../config.ts';
import { OperatorError } from '../lib/operator-error.ts';
import { Refusal } from '../lib/refusal.ts';
import { Unavailable } from '../lib/unavailable.ts';
import { nameOf, readGiven, type Tell, UsageError } from './command.ts';
import { helpOf, overview, unknownCommand } from './help.ts';
import { commands } from './table.ts';

/** Output of a run, one text with its end of line at a time. */
export interface Written {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/** Verbs whose noun `service` is optional; so is `names` before `screen`. */
const verbsOfService = commands.filter(({ noun }) => noun === 'service').map(({ verb }) => verb);

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

function wordsOf(given: readonly string[]): readonly string[] {
  const words = given.filter((word) => word !== '--json' && !isHelp(word));
  const [first] = words;
  if (first === undefined) return ['service', 'start'];
  if (first === 'screen') return ['names', ...words];
  return verbsOfService.includes(first) ? ['service', ...words] : words;
}

async function perform(
  typed: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  tell: Tell,
): Promise<void> {
  const words = wordsOf(typed[0] === 'help' ? typed.slice(1) : typed);
  const command = commands.find((each) => nameOf(each) === words.slice(0, 2).join(' '));
  if (typed.some(isHelp) || typed[0] === 'help') {
    const said = typed.some((word) => word !== 'help' && !word.startsWith('-'));
    const listed = said ? commands.filter(({ noun }) => noun === words[0]) : commands;
    if (command !== undefined && said) tell(helpOf(command), { help: helpOf(command) });
    else tell(overview(listed.length > 0 ? listed : commands), { commands: commands.map(nameOf) });
    return;
  }
  if (command === undefined) throw unknownCommand(commands, words);
  const given = readGiven(command, words.slice(2));
  await command.perform(readConfig(environment), given, tell);
}

/**
 * Returns one sentence for an error that the operator can fix; other errors are faults of the program and include the
 * stack.
 */
function sentenceOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof Error && error.cause instanceof OperatorError) return error.cause.message;
  if (error instanceof Refusal)
    return `Refused: ${error.entries.map(({ details }) => details ?? error.message).join('; ')}.`;
  if (error instanceof Unavailable) {
    return `The database or the disk became unavailable (${reasonOf(error)}): check that it runs and has free space, then try again.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const reasonOf = (error: Error): string => (error.cause instanceof Error ? error.cause.message : error.message);

/** Runs the command to its end. Returns the exit code: 2 for an unknown command, 1 for a failure. */
export async function runTyped(
  typed: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  written: Written,
): Promise<0 | 1 | 2> {
  const asJson = typed.includes('--json');
  try {
    await perform(typed, environment, (text, value) => written.out(`${asJson ? JSON.stringify(value) : text}\n`));
    return 0;
  } catch (error) {
    const sentence = sentenceOf(error);
    written.error(`${asJson ? JSON.stringify({ error: sentence }) : sentence}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}
