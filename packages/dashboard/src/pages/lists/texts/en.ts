/** Lists of what every submission is met with. */
export const texts = {
  title: 'Lists',
  text: 'What inquiries, documents, sessions and transactions are met with. A hit decides nothing by itself.',
  none: 'No list yet',
  noneText: 'Put e-mail addresses, networks, names or papers on a list, and see whom they would have hit.',
  noneArchived: 'No list is archived.',
  make: 'Make a list',
  nameHelp: 'Rules and filters can name the list by it.',
  fuzzy: 'First names may be alike',
  fuzzyHelp: 'Short forms and what sounds the same count too.',
  fieldName: 'Field of inquiries',
  fieldNameHelp: 'Its key, such as address-city or birthdate.',
  columns: {
    name: 'Name',
    kind: 'Kind',
    items: 'Items',
    hits: 'Hits',
    status: 'State',
    created: 'Made',
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
    'government-id-number': 'Numbers of papers',
    'browser-fingerprint': 'Browsers',
    'device-fingerprint': 'Devices',
    string: 'Any texts',
    field: 'One field',
  },
  compares: {
    'email-address': 'Whole addresses, or every address of a domain.',
    'phone-number': 'Phone numbers, however they are written.',
    name: 'First and last names, without regard to accents and case.',
    'ip-address': 'Addresses and networks that sessions come from.',
    country: 'The country of the address, in two letters.',
    geolocation: 'Sessions within so many metres of a place.',
    'government-id-number': 'Numbers of identity papers, with their class where one is given.',
    'browser-fingerprint': 'Fingerprints of browsers, as sessions show them.',
    'device-fingerprint': 'Fingerprints of devices, as sessions show them.',
    string: 'Any text that is submitted, in any field.',
    field: 'The values of one field of inquiries.',
  },
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly lists: typeof texts;
  }
}
