/** Texts of the overview of lists. */
export const texts = {
  title: 'Lists',
  text: 'Values that inquiries, documents, sessions and transactions are checked against. A hit decides nothing on its own.',
  none: 'No list yet',
  noneText: 'Add e-mail addresses, networks, names or document numbers to a list and see what they would have hit.',
  noneArchived: 'No list is archived.',
  make: 'Create a list',
  nameHelp: 'Rules and filters use this name.',
  fuzzy: 'Match similar first names',
  fuzzyHelp: 'Also matches short forms and names that sound the same.',
  fieldName: 'Inquiry field',
  fieldNameHelp: 'Its key, such as address-city or birthdate.',
  columns: {
    name: 'Name',
    kind: 'Kind',
    items: 'Items',
    hits: 'Hits',
    status: 'Status',
    created: 'Created',
  },
  notCounted: '…',
  statuses: {
    active: 'active',
    archived: 'archived',
  },
  shown: {
    active: 'active',
    archived: 'archived',
    every: 'all',
  },
  kinds: {
    'email-address': 'E-mail addresses',
    'phone-number': 'Phone numbers',
    name: 'Names',
    'ip-address': 'IP addresses',
    country: 'Countries',
    geolocation: 'Places',
    'government-id-number': 'Document numbers',
    'browser-fingerprint': 'Browsers',
    'device-fingerprint': 'Devices',
    string: 'Any text',
    field: 'One field',
  },
  compares: {
    'email-address': 'Full addresses, or all addresses of a domain.',
    'phone-number': 'Phone numbers in any format.',
    name: 'First and last names, ignoring accents and case.',
    'ip-address': 'IP addresses and networks of sessions.',
    country: 'The country of the address, in two letters.',
    geolocation: 'Sessions within a radius of a place.',
    'government-id-number': 'Numbers of identity documents, with the document class if given.',
    'browser-fingerprint': 'Browser fingerprints of sessions.',
    'device-fingerprint': 'Device fingerprints of sessions.',
    string: 'Any text that is submitted, in any field.',
    field: 'The values of one field of inquiries.',
  },
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly lists: typeof texts;
  }
}
