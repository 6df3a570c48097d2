/** Texts of the screening work on home. */
export const texts = {
  matches: 'Matches to review',
  matchesHelp: 'Possible matches found by reports.',
  matchesNone: 'No match is waiting.',
  matchesWait: { one: '{count} match waiting', other: '{count} matches waiting' },
  matchesOf: { one: 'in {count} report', other: 'in {count} reports' },
  watchlists: 'Watchlists',
  watchlistsHelp: 'Watchlists that are too old, have no version, or have a version that needs a decision.',
  watchlistsNone: 'All watchlists are current.',
  watchlistOld: 'too old',
  watchlistMissing: 'no version',
  watchlistWaits: 'version pending',
  incident: 'Monitoring missed something',
  incidentHelp:
    'The last nightly sample compared these reports with the current watchlists and found differences that monitoring had missed. The reports were screened again. Contact the operator.',
} as const;

declare module '../../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly screeningHome: typeof texts;
  }
}
