/** Every command there is. Help and docs/commands.md are made from this table. */
import type { Command } from './command.ts';
import { migrateDatabase, seedDatabase } from './database.ts';
import { createKey, expireKey, listKeys } from './keys.ts';
import { writeOpenApi } from './openapi.ts';
import { runService } from './service.ts';

const environment = {
  sentence: 'Which environment.',
  value: 'ENVIRONMENT',
  choices: ['sandbox', 'production'],
};

const nothing = { arguments: [], options: {} };

export const commands: readonly Command[] = [
  {
    noun: 'service',
    verb: 'start',
    sentence:
      'Runs all of it until it is stopped: API, hosted flow and worker; the first start makes the data and prints the keys.',
    example: 'service start',
    ...nothing,
    perform: (config, _given, tell) => runService(config, { http: true, worker: true }, tell),
  },
  {
    noun: 'service',
    verb: 'serve',
    sentence:
      'Runs the API and the hosted flow alone, beside workers of their own; needs DATABASE_URL to share the data.',
    example: 'service serve',
    ...nothing,
    perform: (config, _given, tell) => runService(config, { http: true, worker: false }, tell),
  },
  {
    noun: 'service',
    verb: 'work',
    sentence: 'Runs a worker alone, which reads pictures, expires inquiries and sends webhooks.',
    example: 'service work',
    ...nothing,
    perform: (config, _given, tell) => runService(config, { http: false, worker: true }, tell),
  },
  {
    noun: 'keys',
    verb: 'create',
    sentence: 'Makes an API key and prints it this once; the way back in when every key is lost.',
    example: 'keys create --environment production --name "Back office" --permissions all --expires-in 30d',
    arguments: [],
    options: {
      environment: { ...environment, required: true },
      name: { sentence: 'Name to know it by; "Made by command" when absent.', value: 'NAME' },
      permissions: {
        sentence: 'all, or permissions separated by commas; all but the management of keys when absent.',
        value: 'PERMISSIONS',
      },
      'expires-in': {
        sentence: 'Life, such as 12h or 30d, at most 30 days; without end when absent.',
        value: 'DURATION',
      },
    },
    perform: createKey,
  },
  {
    noun: 'keys',
    verb: 'list',
    sentence: 'Lists the API keys, expired ones too, without their values.',
    example: 'keys list --environment production --json',
    arguments: [],
    options: { environment },
    perform: listKeys,
  },
  {
    noun: 'keys',
    verb: 'expire',
    sentence: 'Ends an API key, now or later; a running service refuses it within a second.',
    example: 'keys expire api_9xhWkq7cRmVt3sLd2nYfGb8A --in 12h',
    arguments: [{ name: 'ID', sentence: 'Id of the key, as keys list shows it.' }],
    options: { in: { sentence: 'When, such as 12h or 7d, at most 30 days; now when absent.', value: 'DURATION' } },
    perform: expireKey,
  },
  {
    noun: 'database',
    verb: 'migrate',
    sentence: 'Brings the schema to this release, as every start does too.',
    example: 'database migrate',
    ...nothing,
    perform: migrateDatabase,
  },
  {
    noun: 'database',
    verb: 'seed',
    sentence:
      'Makes the organization, its environments, templates and first keys in an empty database, as the first start does.',
    example: 'database seed',
    ...nothing,
    perform: seedDatabase,
  },
  {
    noun: 'openapi',
    verb: 'write',
    sentence: 'Writes the OpenAPI document of each version of the API.',
    example: 'openapi write --out descriptions',
    arguments: [],
    options: { out: { sentence: 'Folder to write to; the current one when absent.', value: 'FOLDER' } },
    perform: writeOpenApi,
  },
];
