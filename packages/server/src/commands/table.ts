/** All commands. Help and docs/commands.md are generated from this table. */
import { messageStates } from '../resources/platform/messages/index.ts';
import { verifyAudit } from './audit.ts';
import type { Command } from './command.ts';
import { migrateDatabase, seedDatabase } from './database.ts';
import { createKey, expireKey, listKeys } from './keys.ts';
import { listQueuedMessages, sendTestMessage } from './messages.ts';
import { writeOpenApi } from './openapi.ts';
import {
  approveOrganization,
  createOrganization,
  createPlan,
  listOrganizations,
  refuseOrganization,
  showPlans,
  suspendOrganization,
} from './organizations.ts';
import { screeningCommands } from './screening-table.ts';
import { runService } from './service.ts';
import { deactivatePerson, listPeople, namePersonForEmergencies, printSetupLink, resetPersonsSignIn } from './users.ts';

const environment = {
  sentence: 'Environment.',
  value: 'ENVIRONMENT',
  choices: ['sandbox', 'production'],
};

const nothing = { arguments: [], options: {} };

const organizationId = { name: 'ID', sentence: 'Id of the organization, as organizations list shows it.' };
const reason = { sentence: 'Reason shown to the organization’s users.', value: 'TEXT' };

export const commands: readonly Command[] = [
  {
    noun: 'service',
    verb: 'start',
    sentence:
      'Runs API, hosted flow and worker until it is stopped. The first start creates the database and prints the keys.',
    example: 'service start',
    ...nothing,
    perform: (config, _given, tell) => runService(config, { http: true, worker: true }, tell),
  },
  {
    noun: 'service',
    verb: 'serve',
    sentence:
      'Runs only the API and the hosted flow, with workers in other processes; needs DATABASE_URL to share the data.',
    example: 'service serve',
    ...nothing,
    perform: (config, _given, tell) => runService(config, { http: true, worker: false }, tell),
  },
  {
    noun: 'service',
    verb: 'work',
    sentence: 'Runs only a worker, which reads pictures, expires inquiries and sends webhooks.',
    example: 'service work',
    ...nothing,
    perform: (config, _given, tell) => runService(config, { http: false, worker: true }, tell),
  },
  {
    noun: 'audit',
    verb: 'verify',
    sentence:
      'Verifies every row of the audit log and its anchors. The exit code is 1 if a row was edited, removed, inserted or reordered, or the log was cut.',
    example: 'audit verify --anchors /mnt/elsewhere/audit-anchors.jsonl',
    arguments: [],
    options: {
      anchors: { sentence: 'File of the anchors to compare with; by default AUDIT_ANCHOR_FILE.', value: 'FILE' },
    },
    perform: verifyAudit,
  },
  {
    noun: 'keys',
    verb: 'create',
    sentence: 'Creates an API key and prints it once. Use it to regain access when all keys are lost.',
    example: 'keys create --environment production --name "Back office" --permissions all --expires-in 30d',
    arguments: [],
    options: {
      environment: { ...environment, required: true },
      name: { sentence: 'Name of the key; "Made by command" by default.', value: 'NAME' },
      permissions: {
        sentence: 'all, or permissions separated by commas; by default all except the management of keys.',
        value: 'PERMISSIONS',
      },
      'expires-in': {
        sentence: 'Lifetime, such as 12h or 30d, at most 30 days; unlimited by default.',
        value: 'DURATION',
      },
    },
    perform: createKey,
  },
  {
    noun: 'keys',
    verb: 'list',
    sentence: 'Lists the API keys without their values, including expired ones.',
    example: 'keys list --environment production --json',
    arguments: [],
    options: { environment },
    perform: listKeys,
  },
  {
    noun: 'keys',
    verb: 'expire',
    sentence: 'Expires an API key, now or later. A running service refuses it within a second.',
    example: 'keys expire api_9xhWkq7cRmVt3sLd2nYfGb8A --in 12h',
    arguments: [{ name: 'ID', sentence: 'Id of the key, as keys list shows it.' }],
    options: {
      in: {
        sentence: 'Time until the key expires, such as 12h or 7d, at most 30 days; now by default.',
        value: 'DURATION',
      },
    },
    perform: expireKey,
  },
  {
    noun: 'users',
    verb: 'setup-link',
    sentence: 'Prints another link that creates the owner, if there is none. The link works once, within an hour.',
    example: 'users setup-link',
    ...nothing,
    perform: printSetupLink,
  },
  {
    noun: 'users',
    verb: 'list',
    sentence: 'Lists the users of the dashboard, including deactivated ones.',
    example: 'users list --json',
    ...nothing,
    perform: listPeople,
  },
  {
    noun: 'users',
    verb: 'break-glass',
    sentence:
      'Sets the owner who can sign in without the issuer when SIGN_IN is oidc-only, replacing the previous one.',
    example: 'users break-glass ada@example.com',
    arguments: [{ name: 'EMAIL', sentence: 'Address of the owner, as users list shows it.' }],
    options: {},
    perform: namePersonForEmergencies,
  },
  {
    noun: 'users',
    verb: 'reset-sign-in',
    sentence: 'Removes the sign-in methods of a user, and prints a link to set up new ones: valid once, for an hour.',
    example: 'users reset-sign-in ada@example.com',
    arguments: [{ name: 'EMAIL', sentence: 'Address of the person, as users list shows it.' }],
    options: {},
    perform: resetPersonsSignIn,
  },
  {
    noun: 'users',
    verb: 'deactivate',
    sentence: 'Deactivates a user. A running service refuses their sessions within a second.',
    example: 'users deactivate ada@example.com',
    arguments: [{ name: 'EMAIL', sentence: 'Address of the person, as users list shows it.' }],
    options: {},
    perform: deactivatePerson,
  },
  {
    noun: 'organizations',
    verb: 'create',
    sentence: 'Creates another organization, isolated from the others, and prints its first keys once.',
    example: 'organizations create "Second Company"',
    arguments: [{ name: 'NAME', sentence: 'Name that individuals see in the hosted flow.' }],
    options: {},
    perform: createOrganization,
  },
  {
    noun: 'organizations',
    verb: 'list',
    sentence: 'Lists the organizations with their production access and plan.',
    example: 'organizations list --json',
    ...nothing,
    perform: listOrganizations,
  },
  {
    noun: 'organizations',
    verb: 'approve',
    sentence: 'Gives an organization production access, and optionally a plan.',
    example: 'organizations approve org_9xhWkq7cRmVt3sLd2nYfGb8A --plan Start',
    arguments: [organizationId],
    options: { plan: { sentence: 'Name of the plan.', value: 'PLAN' }, reason },
    perform: approveOrganization,
  },
  {
    noun: 'organizations',
    verb: 'refuse',
    sentence: 'Refuses an organization’s request for production access.',
    example: 'organizations refuse org_9xhWkq7cRmVt3sLd2nYfGb8A --reason "No contract yet"',
    arguments: [organizationId],
    options: { reason },
    perform: refuseOrganization,
  },
  {
    noun: 'organizations',
    verb: 'suspend',
    sentence:
      'Suspends production access: nothing can be created there; existing records can be read, decided and redacted.',
    example: 'organizations suspend org_9xhWkq7cRmVt3sLd2nYfGb8A --reason "Unpaid"',
    arguments: [organizationId],
    options: { reason },
    perform: suspendOrganization,
  },
  {
    noun: 'plans',
    verb: 'create',
    sentence: 'Creates a plan. Omitted limits are unlimited.',
    example: 'plans create Start --inquiries 500 --requests-per-minute 100 --price "EUR 200 a month"',
    arguments: [{ name: 'NAME', sentence: 'Name of the plan.' }],
    options: {
      inquiries: { sentence: 'Inquiries a month.', value: 'COUNT' },
      verifications: {
        sentence: 'Verifications per month. Usage is shown; a started inquiry is never stopped by it.',
        value: 'COUNT',
      },
      reports: { sentence: 'Reports a month.', value: 'COUNT' },
      'requests-per-minute': { sentence: 'Requests a minute of each environment.', value: 'COUNT' },
      price: { sentence: 'Price, as text.', value: 'TEXT' },
    },
    perform: createPlan,
  },
  {
    noun: 'plans',
    verb: 'list',
    sentence: 'Lists the plans.',
    example: 'plans list',
    ...nothing,
    perform: showPlans,
  },
  ...screeningCommands,
  {
    noun: 'database',
    verb: 'migrate',
    sentence: 'Migrates the schema to this release, as every start does.',
    example: 'database migrate',
    ...nothing,
    perform: migrateDatabase,
  },
  {
    noun: 'database',
    verb: 'seed',
    sentence:
      'Creates the organization, its environments, templates and first keys in an empty database, as the first start does.',
    example: 'database seed',
    ...nothing,
    perform: seedDatabase,
  },
  {
    noun: 'messages',
    verb: 'test',
    sentence: 'Sends a test message by MAIL_TRANSPORT or SMS_TRANSPORT, and prints the reason if it is refused.',
    example: 'messages test --to ada@example.com',
    arguments: [],
    options: {
      to: { sentence: 'A mail address, or a phone number such as +4930123456.', value: 'ADDRESS', required: true },
      language: {
        sentence: 'Language of the text; en by default.',
        value: 'LANGUAGE',
        choices: ['en', 'es', 'fr', 'de'],
      },
    },
    perform: sendTestMessage,
  },
  {
    noun: 'messages',
    verb: 'list',
    sentence: 'Lists the messages of the last month with their delivery status; recipients are not stored.',
    example: 'messages list --state failed',
    arguments: [],
    options: { environment, state: { sentence: 'State.', value: 'STATE', choices: [...messageStates] } },
    perform: listQueuedMessages,
  },
  {
    noun: 'openapi',
    verb: 'write',
    sentence: 'Writes the OpenAPI document of each version of the API.',
    example: 'openapi write --out descriptions',
    arguments: [],
    options: { out: { sentence: 'Output folder; by default the current one.', value: 'FOLDER' } },
    perform: writeOpenApi,
  },
];
