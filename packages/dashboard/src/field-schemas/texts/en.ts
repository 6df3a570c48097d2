/** Fields of account types and templates. */
export const texts = {
  fields: 'Fields',
  none: 'No field of its own.',
  add: 'Add a field',
  edit: 'Field',
  editOne: 'Change {key}',
  change: 'Change',
  remove: 'Take away {key}',
  take: 'Take it over',
  key: 'Key',
  keyHelp: 'By which the API names it: letters, digits, underscores. It stays.',
  label: 'Label',
  type: 'Holds',
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
    hash: 'fields within',
    array: 'list',
    json: 'JSON',
    'relation-schema': 'document or selfie',
  },
  longest: 'Characters at most',
  least: 'At least',
  most: 'At most',
  options: 'Options',
  optionLabels: 'Their labels',
  oneALine: 'One a line.',
  identifier: 'Accounts are found by it',
  identifierHelp: 'It cannot change once accounts have values.',
  identifiers: {
    none: 'no',
    found: 'found by it',
    unique: 'unique in the type',
  },
  caseSensitive: 'Capital letters are told apart',
  required: 'Required',
  writtenOnce: 'Written once, then fixed',
  survives: 'Survives redaction',
  survivesHelp: 'For values that are about no person.',
  archived: 'Archived',
  others: 'Everything else of its configuration, as JSON',
  othersHelp: 'Such as item-schemas, supported-mime-types, target, sanitize.',
  noObject: 'This is no JSON object.',
} as const;

declare module '../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly fieldSchemas: typeof texts;
  }
}
