/** Fields of account types and templates. */
export const texts = {
  fields: 'Fields',
  none: 'No fields.',
  add: 'Add a field',
  edit: 'Field',
  editOne: 'Change {key}',
  change: 'Change',
  remove: 'Remove {key}',
  take: 'Apply',
  key: 'Key',
  keyHelp: 'Name of the field in the API: letters, digits, underscores. You cannot change it later.',
  label: 'Label',
  type: 'Type',
  types: {
    string: 'text',
    'email-address': 'e-mail address',
    integer: 'whole number',
    number: 'number',
    boolean: 'yes or no',
    date: 'date',
    datetime: 'date and time',
    choices: 'one of several',
    'multi-choices': 'any of several',
    file: 'file',
    hash: 'nested fields',
    array: 'list',
    json: 'JSON',
    'relation-schema': 'document or selfie',
  },
  longest: 'Maximum characters',
  least: 'Minimum',
  most: 'Maximum',
  options: 'Options',
  optionLabels: 'Option labels',
  oneALine: 'One per line.',
  identifier: 'Searchable for accounts',
  identifierHelp: 'You cannot change this once accounts have values.',
  identifiers: {
    none: 'no',
    found: 'searchable',
    unique: 'unique in the type',
  },
  caseSensitive: 'Case-sensitive',
  required: 'Required',
  writtenOnce: 'Write once',
  survives: 'Kept on redaction',
  survivesHelp: 'For values that are not personal data.',
  archived: 'Archived',
  others: 'Other configuration, as JSON',
  othersHelp: 'Such as item-schemas, supported-mime-types, target, sanitize.',
  noObject: 'This is not a JSON object.',
} as const;

declare module '../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly fieldSchemas: typeof texts;
  }
}
