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
  inquiries: 'One individual who verifies their identity: from the link they open to the decision.',
  'inquiry-sessions': 'The devices on which an individual opens an inquiry.',
  'inquiry-templates': 'What inquiries ask for and how they are decided; each published version stays as it is.',
  verifications: 'A document or a face that was shown, with every check that was made of it.',
  documents: 'The pictures of a document and what was read from them.',
  selfies: 'The pictures of a face.',
  reports:
    'A person or business held against watchlists, or asked about elsewhere: what was searched, and what was found.',
  transactions: 'Payments and whatever else happens, of types of your own, judged by rules when they are told.',
  cases: 'What somebody has to look at, with what it is about, by when and what came of it.',
  lists: 'Values that what is submitted is met with: a match is counted and shown, and decides nothing.',
  importers: 'Files whose rows become accounts or items of lists, and what became of each row.',
  watchlists: 'The lists that names are searched in: versions, ages, and what waits for a person.',
  devices: 'The browsers and phones behind sessions.',
  accounts: 'Individuals over all their inquiries, found by your own reference.',
  files: 'Pictures and files of fields, for keys.',
  events: 'What happened, as it was sent to webhooks.',
  webhooks: 'Where events are sent, signed, and what became of each delivery.',
  'api-keys': 'Keys of the environment, what they may do and from where.',
  'api-logs': 'The requests of the last two weeks.',
  'rate-limits': 'How many requests are left.',
  'user-audit-logs': 'What people of the organization asked for and looked at.',
  'theme-sets': 'How the hosted flow looks.',
};

export function tagsOf(endpoints: readonly Endpoint[]): Json[] {
  return [...new Set(endpoints.map(tagOf))].map((name) => {
    const description = descriptions[name];
    return description === undefined ? { name } : { name, description };
  });
}
