/** Texts for --help and for an unknown command, made from the table. */
import { type Command, nameOf, UsageError, usageOf } from './command.ts';

const start = 'npm start --';

/** Lists all commands, one per line. */
export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => nameOf(command).length));
  const lines = commands.map((command) => `  ${nameOf(command).padEnd(width)}   ${command.sentence}`);
  return [
    `Usage: ${start} NOUN VERB. npm start without a command runs: service start.`,
    '',
    ...lines,
    '',
    `Every command accepts --json and --help: ${start} keys create --help`,
    'Settings are environment variables: docs/configuration.md lists them.',
    '',
  ].join('\n');
}

/** Describes one command with its arguments and options. */
export function helpOf(command: Command): string {
  const entries = [
    ...command.arguments.map(({ name, sentence }) => [name, sentence] as const),
    ...Object.entries(command.options).map(
      ([name, { value, sentence }]) => [`--${name} ${value}`.trim(), sentence] as const,
    ),
    ['--json', 'Prints JSON, one object a line, in place of text.'] as const,
  ];
  const width = Math.max(...entries.map(([name]) => name.length));
  return [
    command.sentence,
    '',
    `  ${start} ${usageOf(command)}`,
    '',
    ...entries.map(([name, sentence]) => `  ${name.padEnd(width)}   ${sentence}`),
    '',
    `Example: ${start} ${command.example}`,
    '',
  ].join('\n');
}

/** Returns the error for an unknown command: the verbs of a known noun, else every command. */
export function unknownCommand(commands: readonly Command[], typed: readonly string[]): UsageError {
  const ofNoun = commands.filter(({ noun }) => noun === typed[0]);
  const names = (ofNoun.length > 0 ? ofNoun : commands).map(nameOf).join(', ');
  const said = typed.slice(0, 2).join(' ');
  return new UsageError(`Unknown command ${said}: use one of ${names}, or --help.`);
}
