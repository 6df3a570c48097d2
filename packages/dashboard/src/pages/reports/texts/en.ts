/** Texts of the list of reports and the dialog that creates one. */
import { screening } from '@countersign/texts/screening/en';

export const texts = {
  title: 'Reports',
  text: 'People and businesses screened against watchlists or other sources. A source that was not searched is never shown as clear.',
  make: 'Create a report',
  none: 'No report yet',
  noneText:
    'A report screens one subject and records the result and the sources searched. The sandbox report finds a sample entry.',
  sample: 'Create a sandbox report',
  nothing: 'No report matches these filters.',
  kind: 'Kind',
  anyKind: 'Any kind',
  status: 'Status',
  anyStatus: 'Any status',
  match: 'Match',
  anyMatch: 'With and without',
  withMatch: 'With a match',
  withoutMatch: 'Without a match',
  columns: { subject: 'Subject', kind: 'Kind', status: 'Status', match: 'Match', created: 'Created' },
  unnamed: 'Not shown for this kind',
  statuses: { pending: 'pending', submitted: 'requested', ready: 'ready', errored: 'no result' },
  matched: 'match',
  clear: 'no match',
  unknown: 'unknown',
  redacted: 'redacted',
  of: 'Reports',
  ofNone: 'No report.',
  seeAll: 'See all',
  chooseKind: 'Kind of report',
  template: 'Template',
  defaultTemplate: 'Default template of this kind',
  accountId: 'Account',
  accountIdHelp: 'Id of the account that the report belongs to (optional).',
  send: 'Create report',
  answeredBy: {
    watchlists: 'Searches the watchlists of this installation.',
    provider: 'Searched by the provider that the operator connected.',
  },
  kinds: screening.kinds,
  members: {
    ...screening.members,
    birthdate: 'Birthdate (YYYY-MM-DD)',
    'country-code': 'Country (two letters)',
    'address-country-code': 'Country (two letters)',
    'identification-class': 'Type of identification (pp, id, dl, lei or imo)',
    'issuing-country-code': 'Issuing country (two letters)',
  },
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly reports: typeof texts;
  }
}
