/** Texts of the page that imports a file. */
export const texts = {
  title: 'Import a file',
  text: 'Each row of a CSV file becomes an account or an item of a list. Rows that fail are listed with their reason; the others are imported.',
  what: 'What to import',
  kind: 'Kind',
  accountHelp: 'A row whose reference id an account already has changes nothing.',
  itemHelp: 'A row whose value the list already has changes nothing.',
  columns: 'Columns of the file',
  column: 'Column',
  meaning: 'Contents',
  required: 'required',
  columnsHelp: 'The first line names the columns, in any order.',
  nameHelp: 'The first line names the columns, in any order. A row needs one of the two names.',
  columnWords: {
    reference_id: 'Your own id of the person',
    name_first: 'First name',
    name_middle: 'Middle name',
    name_last: 'Last name',
    birthdate: 'Date of birth, such as 1990-12-31',
    social_security_number: 'Social security number',
    tags: 'Tags, separated by semicolons',
    address: 'An e-mail address, or a domain such as example.com',
    phone: 'A phone number with its country code',
    network: 'An IP address, or a network such as 203.0.113.0/24',
    match_type: 'email_address for one address, which is the default, or domain for all of its addresses',
    latitude: 'Latitude in degrees, such as 52.52',
    longitude: 'Longitude in degrees, such as 13.405',
    radius_meters: 'Radius in metres',
    id_number: 'Number of the document',
    id_class: 'Class of the document, such as dl or pp',
  },
  sample: 'Download a sample',
  sendTitle: 'The file',
  list: 'List',
  chooseList: 'Choose a list',
  noList: 'No active list has this kind. Create the list first.',
  file: 'CSV file',
  fileHelp: 'In UTF-8, up to 30 MB and 1,000,000 rows.',
  filePlaceholder: 'Choose a file, or drop it here',
  chooseFile: 'Choose a file.',
  tooLarge: 'The file is larger than 30 MB.',
  unreadable: 'The file cannot be read. It may have changed or moved: choose it again.',
  send: 'Import',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly importFile: typeof texts;
  }
}
