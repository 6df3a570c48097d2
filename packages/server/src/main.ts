/** The program: `NOUN VERB` of the table of commands, `service start` when nothing is said. */
import { nameOf, readGiven, type Tell, UsageError } from './commands/command.ts';
import { helpOf, overview, unknownCommand } from './commands/help.ts';
import { commands } from './commands/table.ts';
import { readConfig } from './config.ts';
import { OperatorError } from './lib/operator-error.ts';
import { Refusal } from './lib/refusal.ts';
import { Unavailable } from './lib/unavailable.ts';

const typed = process.argv.slice(2);
const asJson = typed.includes('--json');
const wantsHelp = typed.some((word) => word === '--help' || word === '-h') || typed[0] === 'help';

const tell: Tell = (text, value) => void process.stdout.write(`${asJson ? JSON.stringify(value) : text}\n`);

/** The noun `service` may be left out. */
const verbsOfService = commands.filter(({ noun }) => noun === 'service').map(({ verb }) => verb);

function wordsOf(given: readonly string[]): readonly string[] {
  const words = given.filter((word) => word !== '--json' && word !== '--help' && word !== '-h');
  const [first] = words;
  if (first === undefined) return ['service', 'start'];
  return verbsOfService.includes(first) ? ['service', ...words] : words;
}

async function run(): Promise<void> {
  const words = wordsOf(typed[0] === 'help' ? typed.slice(1) : typed);
  const command = commands.find((each) => nameOf(each) === words.slice(0, 2).join(' '));
  if (wantsHelp) {
    const said = typed.some((word) => word !== 'help' && !word.startsWith('-'));
    const listed = said ? commands.filter(({ noun }) => noun === words[0]) : commands;
    if (command !== undefined && said) tell(helpOf(command), { help: helpOf(command) });
    else tell(overview(listed.length > 0 ? listed : commands), { commands: commands.map(nameOf) });
    return;
  }
  if (command === undefined) throw unknownCommand(commands, words);
  const given = readGiven(command, words.slice(2));
  await command.perform(readConfig(), given, tell);
}

/** One sentence for what the operator can mend; anything else is our fault and shows where it happened. */
function sentenceOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof Error && error.cause instanceof OperatorError) return error.cause.message;
  if (error instanceof Refusal)
    return `Refused: ${error.entries.map(({ details }) => details ?? error.message).join('; ')}.`;
  if (error instanceof Unavailable) {
    return `The database or the disk went away (${reasonOf(error)}): see that it runs and has room, then try again.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const reasonOf = (error: Error): string => (error.cause instanceof Error ? error.cause.message : error.message);

run().catch((error: unknown) => {
  const sentence = sentenceOf(error);
  process.stderr.write(`${asJson ? JSON.stringify({ error: sentence }) : sentence}\n`);
  process.exit(error instanceof UsageError ? 2 : 1);
});
