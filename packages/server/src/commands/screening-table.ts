/** Commands of screening: watchlists, reports, and names screened offline. */
import { addWatchlist } from './add-watchlist.ts';
import { backtestReports } from './backtest-reports.ts';
import type { Command } from './command.ts';
import { acceptWatchlist, rejectWatchlist } from './decide-watchlist.ts';
import { pruneWatchlists } from './prune-watchlists.ts';
import { replayReports } from './replay-reports.ts';
import { screenNames } from './screen-names.ts';
import { showWatchlists } from './show-watchlists.ts';
import { updateWatchlists } from './update-watchlists.ts';

const nothing = { arguments: [], options: {} };

const watchlistSlug = { name: 'SLUG', sentence: 'How the watchlist is named: small letters, digits and hyphens.' };

export const screeningCommands: readonly Command[] = [
  {
    noun: 'watchlists',
    verb: 'add',
    sentence: 'Keeps a watchlist, or changes how it is read; its files come from its inbox or its address.',
    example: 'watchlists add us-ofac --format ofac-csv',
    arguments: [watchlistSlug],
    options: {
      format: { sentence: 'How its files are read; what is none lists them all.', value: 'FORMAT', required: true },
      type: {
        sentence: 'sanction, warning, fitness_probity, pep, register or media; that of the format when absent.',
        value: 'TYPE',
      },
      title: { sentence: 'What reviewers read; that of the format when absent.', value: 'TEXT' },
      url: { sentence: 'Where watchlists update downloads it.', value: 'URL' },
      columns: {
        sentence: 'Columns of a CSV of your own, such as name=Naam,birthdate=Geboren or name=Firma,number=HRB.',
        value: 'COLUMNS',
      },
      organization: { sentence: 'The organization whose own list it is; searched for all when absent.', value: 'ID' },
      'confirm-licence': { sentence: 'You may use the list under its licence.', value: '', isFlag: true },
    },
    perform: addWatchlist,
  },
  {
    noun: 'watchlists',
    verb: 'update',
    sentence: 'Imports the files in the inboxes or at the addresses; exits with 1 when a file could not be read.',
    example: 'watchlists update --only us-ofac',
    arguments: [],
    options: {
      only: { sentence: 'The one watchlist; all of them when absent.', value: 'SLUG' },
      'as-of': {
        sentence: 'Date on which the files in the inbox, or the current version, were the latest of their publisher.',
        value: 'DATE',
      },
    },
    perform: updateWatchlists,
  },
  {
    noun: 'watchlists',
    verb: 'status',
    sentence: 'Shows each watchlist with its version, its age and what waits for a person.',
    example: 'watchlists status --json',
    ...nothing,
    perform: showWatchlists,
  },
  {
    noun: 'watchlists',
    verb: 'accept',
    sentence: 'Takes a version that waits, such as one that lost a tenth of its entries.',
    example: 'watchlists accept us-ofac --reason "A programme ended"',
    arguments: [watchlistSlug],
    options: { reason: { sentence: 'Why; it is kept with the version.', value: 'TEXT', required: true } },
    perform: acceptWatchlist,
  },
  {
    noun: 'watchlists',
    verb: 'reject',
    sentence:
      'Refuses a version that waits; the one before stays, and the same files are refused when they come again.',
    example: 'watchlists reject us-ofac --reason "Half of the file is missing"',
    arguments: [watchlistSlug],
    options: { reason: { sentence: 'Why; it is kept with the version.', value: 'TEXT', required: true } },
    perform: rejectWatchlist,
  },
  {
    noun: 'watchlists',
    verb: 'prune',
    sentence:
      'Takes away versions that no run of any report names; never one that is current, waits or came in the last day.',
    example: 'watchlists prune --keep 3',
    arguments: [],
    options: {
      keep: { sentence: 'How many before the current one stay all the same; 1 when absent.', value: 'COUNT' },
    },
    perform: pruneWatchlists,
  },
  {
    noun: 'reports',
    verb: 'replay',
    sentence:
      'Runs the runs of a report once more, by the lists, model and settings of their day; ends with 1 when one comes out otherwise, or what it needs is lost.',
    example: 'reports replay rep_9xhWkq7cRmVt3sLd2nYfGb8A',
    arguments: [{ name: 'REPORT', sentence: 'Id of the report.', optional: true }],
    options: {
      run: { sentence: 'The one run, as reports/{id}/replay names them; all of the report when absent.', value: 'RUN' },
      all: { sentence: 'Every run of every environment, with counts at the end.', value: '', isFlag: true },
      since: { sentence: 'With --all: runs since that date.', value: 'DATE' },
    },
    perform: replayReports,
  },
  {
    noun: 'reports',
    verb: 'backtest',
    sentence:
      'Runs the draft of a template or other settings, a watchlist version that waits or another model over the newest reports, beside what holds now; writes nothing.',
    example: 'reports backtest --template rptp_9xhWkq7cRmVt3sLd2nYfGb8A --settings draft.json',
    arguments: [],
    options: {
      template: { sentence: 'Id of the report template.', value: 'TEMPLATE', required: true },
      settings: { sentence: 'JSON of the settings to try; what is left out is as in the draft.', value: 'FILE' },
      watchlist: { sentence: 'Slug of the watchlist whose waiting version is to be tried.', value: 'SLUG' },
      version: { sentence: 'Beginning of its SHA-256, at least 12 digits.', value: 'SHA256' },
      model: { sentence: 'Version of the model to try.', value: 'MODEL' },
      sample: { sentence: 'The most reports, newest first; 1000 when absent.', value: 'COUNT' },
      days: { sentence: 'Of how many days; 90 when absent.', value: 'COUNT' },
    },
    perform: backtestReports,
  },
  {
    noun: 'names',
    verb: 'screen',
    sentence: 'Screens a file of names against the watchlists, offline; `screen` without a subcommand does the same.',
    example: 'screen names.csv --watchlists lists --explain',
    arguments: [
      {
        name: 'FILE',
        sentence: 'CSV with a column name, and birthdate, country, kind, identifiers and wallets where they are known.',
      },
    ],
    options: {
      watchlists: {
        sentence: 'Folder with a folder for each format, such as ofac-csv; those the service keeps when absent.',
        value: 'FOLDER',
      },
      threshold: { sentence: 'The least score, 0 to 1; 0.7 when absent.', value: 'SCORE' },
      explain: { sentence: 'Says part by part why.', value: '', isFlag: true },
    },
    perform: screenNames,
  },
];
