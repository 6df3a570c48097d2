/** Texts of the backtest. */
export const texts = {
  tryIt: 'Backtest…',
  title: 'Backtest on past reports',
  titleVersion: 'Backtest the version on past reports',
  text: 'Screens the newest reports of the last 90 days with the current and with the new configuration. No report changes and no event is sent.',
  template: 'Template',
  sample: 'Maximum reports',
  noTemplate: 'No template searches this watchlist.',
  run: 'Run backtest',
  again: 'Run again',
  waiting: 'Waiting to start.',
  progress: '{screened} of {reports} reports',
  failed: 'The backtest failed: {failure}',
  done: {
    one: '{count} report was screened twice.',
    other: '{count} reports were screened twice.',
  },
  nothing: 'No report of the last 90 days uses this template.',
  same: 'No match is new, gone or changed.',
  counts: {
    new: 'New matches',
    gone: 'Gone',
    changed: 'Changed',
    same: 'The same',
  },
  matched: 'Reports with a match',
  erroredReports: 'Reports without a result',
  was: '{before}, then {after}',
  changes: {
    new: 'new',
    gone: 'gone',
    changed: 'changed',
  },
  columns: {
    change: 'Change',
    asked: 'Subject',
    listed: 'Watchlist entry',
    score: 'Score before, after',
  },
  first: 'The first 100 of each are shown; the counts include all.',
  none: '–',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly backtest: typeof texts;
  }
}
