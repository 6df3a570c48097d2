/** One tag a family of operations: the first step of the path, except where a family has several. */
import type { Endpoint } from '../endpoint.ts';

type Json = Record<string, unknown>;

const families: Readonly<Record<string, string>> = {
  document: 'documents',
  verification: 'verifications',
  'account-types': 'accounts',
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
