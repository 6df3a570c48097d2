/** What other thresholds would have meant. */
export const texts = {
  title: 'Thresholds',
  text: 'What each threshold would have meant, by the matches that your own team closed: confirmed is a true alert, dismissed a false one. A threshold is changed in the draft of a report template and holds once that is published; it can be tried on past reports before.',
  kind: 'Kind',
  decided: {
    one: '{count} match was closed in {days}, {confirmed} of them confirmed.',
    other: '{count} matches were closed in {days}, {confirmed} of them confirmed.',
  },
  decidedDays: { one: '{count} day', other: '{count} days' },
  enough: 'Enough to go by.',
  tooFew: 'Too few to go by: {least} closed matches are needed, at least {each} confirmed and {each} dismissed.',
  nothing: 'No match with a score was closed in the last {days} days.',
  inForce: 'The template of the kind alerts at {threshold}.',
  inForceNone: 'The template of the kind does not go by a score.',
  chart: 'Precision and alerts',
  chartHelp: 'Below the lowest score that was ever shown nothing is known.',
  precision: 'Share of true alerts',
  alerts: 'Alerts a day',
  asTable: 'As a table',
  columns: {
    threshold: 'Threshold',
    precision: 'True alerts',
    interval: 'Between',
    alerts: 'Alerts a day',
    lost: 'Confirmed and not seen',
  },
  current: 'in force',
  shipped: 'Measured when shipped',
  shippedHelp: 'Model {model}, on what was kept apart when it was made. Your names are others.',
  figure: 'Figure',
  value: 'Value',
  of: 'Of',
  toTemplates: 'See the report templates',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly thresholds: typeof texts;
  }
}
