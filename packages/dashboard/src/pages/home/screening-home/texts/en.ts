/** What of screening needs somebody, on home. */
export const texts = {
  matches: 'Matches to review',
  matchesHelp: 'Of reports that found somebody alike.',
  matchesNone: 'No match waits.',
  matchesWait: { one: '{count} match waits', other: '{count} matches wait' },
  matchesOf: { one: 'of {count} report', other: 'of {count} reports' },
  watchlists: 'Watchlists',
  watchlistsHelp: 'Too old, without a version, or with one that waits for a person.',
  watchlistsNone: 'All watchlists are current.',
  watchlistOld: 'too old',
  watchlistMissing: 'no version',
  watchlistWaits: 'a version waits',
  incident: 'Monitoring missed something',
  incidentHelp:
    'The last nightly sample was screened as a whole and found more than monitoring had. These reports were run again; tell the operator.',
} as const;

declare module '../../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly screeningHome: typeof texts;
  }
}
