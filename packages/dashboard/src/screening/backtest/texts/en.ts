/** A draft over the past: who would be new, gone or changed, before it holds. */
export const texts = {
  tryIt: 'Try it on past reports…',
  title: 'Try it on past reports',
  titleVersion: 'Try the version on past reports',
  text: 'The newest reports of the last 90 days are screened as things are and as they would be. No report and no event changes.',
  template: 'Template',
  sample: 'Reports at most',
  noTemplate: 'No template searches this watchlist.',
  run: 'Run it',
  again: 'Run it again',
  waiting: 'It waits for its turn.',
  progress: '{screened} of {reports} reports',
  failed: 'It came to no end: {failure}',
  done: {
    one: '{count} report was screened twice.',
    other: '{count} reports were screened twice.',
  },
  nothing: 'No report of the last 90 days was made by this template.',
  same: 'Nobody is new, gone or changed.',
  counts: {
    new: 'New matches',
    gone: 'Gone',
    changed: 'Changed',
    same: 'The same',
  },
  matched: 'Reports with a match',
  erroredReports: 'Reports without an answer',
  was: '{before}, then {after}',
  changes: {
    new: 'new',
    gone: 'gone',
    changed: 'changed',
  },
  columns: {
    change: 'What',
    asked: 'Asked',
    listed: 'Listed',
    score: 'Score now, then',
  },
  first: 'The first 100 of each are shown; the counts are of all.',
  none: '–',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly backtest: typeof texts;
  }
}
