/** One tag per family of operations: the first step of the path, except for families that have several. */
import type { Endpoint } from '../endpoint.ts';

type Json = Record<string, unknown>;

const families: Readonly<Record<string, string>> = {
  document: 'documents',
  verification: 'verifications',
  'account-types': 'accounts',
  list: 'lists',
  'list-item': 'lists',
  importer: 'importers',
  'case-queues': 'cases',
  'case-templates': 'cases',
  'transaction-types': 'transactions',
  'rule-sets': 'transactions',
  'rule-set-backtests': 'transactions',
  'report-backtests': 'reports',
  'report-templates': 'reports',
  'report-matches': 'reports',
  'monitoring-samples': 'reports',
  'inquiry-template-versions': 'inquiry-templates',
};

export function tagOf({ path }: Endpoint): string {
  const step = path.split('/')[1] ?? '';
  return families[step] ?? step;
}

const descriptions: Readonly<Record<string, string>> = {
  inquiries: 'The verification of one individual, from the link to the decision.',
  'inquiry-sessions': 'The devices that an individual opens an inquiry on.',
  'inquiry-templates': 'The steps and the decision of inquiries. A published version never changes.',
  verifications: 'The result of one step, such as a document or a selfie, with all its checks.',
  documents: 'The pictures of a document and the extracted data.',
  selfies: 'The pictures of a face.',
  reports: 'The screening of a person or business against watchlists and other sources: searched sources and results.',
  transactions: 'Payments and other events of your own types, evaluated by rules.',
  cases: 'Work for reviewers, with attached objects, a deadline and a resolution.',
  lists: 'Values that submissions are compared with. A match is counted and shown, and does not decide on its own.',
  importers: 'CSV files that create accounts or list items, with the result of each row.',
  watchlists: 'The lists that names are searched in, with versions, ages and waiting versions.',
  devices: 'The browsers and phones of sessions.',
  accounts: 'Individuals with all their inquiries, found by your own reference id.',
  files: 'Pictures and files of fields.',
  events: 'Events, as sent to webhooks.',
  webhooks: 'Signed delivery of events to your server, and the result of each delivery.',
  'api-keys': 'API keys of the environment, their permissions and allowed IP addresses.',
  'api-logs': 'The requests of the last two weeks.',
  'rate-limits': 'Remaining requests.',
  'user-audit-logs': 'Requests of the organization’s users.',
  'theme-sets': 'Styles of the hosted flow.',
};

export function tagsOf(endpoints: readonly Endpoint[]): Json[] {
  return [...new Set(endpoints.map(tagOf))].map((name) => {
    const description = descriptions[name];
    return description === undefined ? { name } : { name, description };
  });
}
