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

const watchlistSlug = { name: 'SLUG', sentence: 'Slug of the watchlist: lower-case letters, digits and hyphens.' };

export const screeningCommands: readonly Command[] = [
  {
    noun: 'watchlists',
    verb: 'add',
    sentence: 'Adds a watchlist, or changes how its files are read. The files come from its inbox or its URL.',
    example: 'watchlists add us-ofac --format ofac-csv',
    arguments: [watchlistSlug],
    options: {
      format: {
        sentence: 'Format of its files; an unknown one prints the list of formats.',
        value: 'FORMAT',
        required: true,
      },
      type: {
        sentence: 'sanction, warning, fitness_probity, pep, register or media; by default the one of the format.',
        value: 'TYPE',
      },
      title: { sentence: 'Title for reviewers; by default the one of the format.', value: 'TEXT' },
      url: { sentence: 'URL from which watchlists update downloads it.', value: 'URL' },
      columns: {
        sentence: 'Columns of your own CSV, such as name=Naam,birthdate=Geboren or name=Firma,number=HRB.',
        value: 'COLUMNS',
      },
      organization: {
        sentence: 'Organization that the list belongs to; by default all organizations use it.',
        value: 'ID',
      },
      'confirm-licence': { sentence: 'Confirms that its licence allows you to use the list.', value: '', isFlag: true },
    },
    perform: addWatchlist,
  },
  {
    noun: 'watchlists',
    verb: 'update',
    sentence: 'Imports the files from the inboxes or URLs. The exit code is 1 if a file could not be read.',
    example: 'watchlists update --only us-ofac',
    arguments: [],
    options: {
      only: { sentence: 'Only this watchlist; by default all.', value: 'SLUG' },
      'as-of': {
        sentence: 'Date on which the files in the inbox, or the current version, were the publisher’s latest.',
        value: 'DATE',
      },
    },
    perform: updateWatchlists,
  },
  {
    noun: 'watchlists',
    verb: 'status',
    sentence: 'Lists the watchlists with version, age and waiting version.',
    example: 'watchlists status --json',
    ...nothing,
    perform: showWatchlists,
  },
  {
    noun: 'watchlists',
    verb: 'accept',
    sentence: 'Accepts a waiting version, such as one that lost a tenth of its entries.',
    example: 'watchlists accept us-ofac --reason "A programme ended"',
    arguments: [watchlistSlug],
    options: { reason: { sentence: 'Reason, kept with the version.', value: 'TEXT', required: true } },
    perform: acceptWatchlist,
  },
  {
    noun: 'watchlists',
    verb: 'reject',
    sentence:
      'Rejects a waiting version. The current version stays, and the same files are refused if they arrive again.',
    example: 'watchlists reject us-ofac --reason "Half of the file is missing"',
    arguments: [watchlistSlug],
    options: { reason: { sentence: 'Reason, kept with the version.', value: 'TEXT', required: true } },
    perform: rejectWatchlist,
  },
  {
    noun: 'watchlists',
    verb: 'prune',
    sentence:
      'Deletes versions that no report run uses, except the current one, a waiting one, and those of the last day.',
    example: 'watchlists prune --keep 3',
    arguments: [],
    options: {
      keep: { sentence: 'Number of versions before the current one to keep; 1 by default.', value: 'COUNT' },
    },
    perform: pruneWatchlists,
  },
  {
    noun: 'reports',
    verb: 'replay',
    sentence:
      'Repeats the runs of a report with the lists, model and settings of their time. The exit code is 1 if a result differs or data is missing.',
    example: 'reports replay rep_9xhWkq7cRmVt3sLd2nYfGb8A',
    arguments: [{ name: 'REPORT', sentence: 'Id of the report.', optional: true }],
    options: {
      run: { sentence: 'Only this run, as in reports/{id}/replay; by default all runs of the report.', value: 'RUN' },
      all: { sentence: 'Every run of every environment, with counts at the end.', value: '', isFlag: true },
      since: { sentence: 'With --all: runs since that date.', value: 'DATE' },
    },
    perform: replayReports,
  },
  {
    noun: 'reports',
    verb: 'backtest',
    sentence:
      'Runs the draft of a template, other settings, a waiting watchlist version or another model over the newest reports, and compares the results with the settings in force. Writes nothing.',
    example: 'reports backtest --template rptp_9xhWkq7cRmVt3sLd2nYfGb8A --settings draft.json',
    arguments: [],
    options: {
      template: { sentence: 'Id of the report template.', value: 'TEMPLATE', required: true },
      settings: { sentence: 'JSON of the settings to try; omitted ones come from the draft.', value: 'FILE' },
      watchlist: { sentence: 'Slug of the watchlist whose waiting version is to be tried.', value: 'SLUG' },
      version: { sentence: 'Beginning of its SHA-256, at least 12 digits.', value: 'SHA256' },
      model: { sentence: 'Version of the model to try.', value: 'MODEL' },
      sample: { sentence: 'Maximum number of reports, newest first; 1000 by default.', value: 'COUNT' },
      days: { sentence: 'Number of days to go back; 90 by default.', value: 'COUNT' },
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
        sentence: 'CSV with a column name, and optionally birthdate, country, kind, identifiers and wallets.',
      },
    ],
    options: {
      watchlists: {
        sentence: 'Folder with a folder for each format, such as ofac-csv; by default the watchlists of the service.',
        value: 'FOLDER',
      },
      threshold: { sentence: 'Minimum score, 0 to 1; 0.7 by default.', value: 'SCORE' },
      explain: { sentence: 'Explains each score part by part.', value: '', isFlag: true },
    },
    perform: screenNames,
  },
];
