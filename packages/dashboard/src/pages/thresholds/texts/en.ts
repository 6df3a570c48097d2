/** Texts of the thresholds page. */
export const texts = {
  title: 'Thresholds',
  text: 'This page shows how other thresholds would have changed the matches that your team has closed. A confirmed match counts as a true alert, a dismissed match as a false alert. To change a threshold, edit the draft of a report template and publish it. You can backtest the draft first.',
  kind: 'Kind',
  decided: {
    one: '{count} match was closed in {days}, {confirmed} of them confirmed.',
    other: '{count} matches were closed in {days}, {confirmed} of them confirmed.',
  },
  decidedDays: { one: '{count} day', other: '{count} days' },
  enough: 'Enough data.',
  tooFew:
    'Too little data: at least {least} closed matches are needed, {each} or more confirmed and {each} or more dismissed.',
  nothing: 'No match with a score was closed in the last {days} days.',
  inForce: 'The default template of this kind alerts at {threshold}.',
  inForceNone: 'The default template of this kind does not use a score.',
  chart: 'Precision and alerts',
  chartHelp: 'No data exists below the lowest score that was ever shown.',
  precision: 'Share of true alerts',
  alerts: 'Alerts per day',
  asTable: 'As a table',
  columns: {
    threshold: 'Threshold',
    precision: 'True alerts',
    interval: 'Range',
    alerts: 'Alerts per day',
    lost: 'Confirmed matches missed',
  },
  current: 'in force',
  shipped: 'Measured before release',
  shippedHelp: 'Model {model}, on data held out from training. Your names will differ.',
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
