/** Generator of docs/commands.md from the table of commands. */
import { type Command, nameOf, usageOf } from '../../packages/server/src/commands/command.ts';
import { commands } from '../../packages/server/src/commands/table.ts';
import type { GeneratedFiles } from './generated-files.ts';
import { code, generatedNotice, page, table } from './markdown.ts';

function describe(command: Command): string {
  const rows = [
    ...command.arguments.map(({ name, sentence }) => [code(name), sentence]),
    ...Object.entries(command.options).map(([name, { value, sentence }]) => [code(`--${name} ${value}`), sentence]),
  ];
  return [
    `## ${nameOf(command)}`,
    command.sentence,
    ['```', `npm start -- ${usageOf(command)}`, '```'].join('\n'),
    ...(rows.length === 0 ? [] : [table(['Argument', 'Meaning'], rows)]),
    `For example: ${code(`npm start -- ${command.example}`)}`,
  ].join('\n\n');
}

export async function generateCommands(): Promise<GeneratedFiles> {
  const text = page(
    generatedNotice('packages/server/src/commands/table.ts'),
    '# Commands',
    'Every command is `npm start -- NOUN VERB`, and takes its settings from the environment as the service does ([configuration](configuration.md)). ' +
      '`npm start` is short for `npm start -- service start`, and the noun `service` may be omitted. Commands of other nouns work whether or not the service runs.',
    '`--help` describes a command. `--json` prints one JSON object a line on standard output, and `{"error": "…"}` on standard error; `npm start --silent -- …` keeps the lines of npm itself out of it. ' +
      'The program ends with 0 when the work is done, 1 when it could not be done, and 2 when what was typed is no command.',
    ...commands.map(describe),
  );
  return new Map([['docs/commands.md', text]]);
}
