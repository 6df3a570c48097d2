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
  /** By the name of the figure in the card of the model; a figure of another model is shown as named. */
  figures: {
    'listed person found by name: typo': 'Listed person found by name with a typo',
    'listed person found by name: order': 'Listed person found by name in another order',
    'listed person found by name: initial': 'Listed person found by name with an initial',
    'listed person found by name: script': 'Listed person found by name in another script',
    'listed person found by name: dropped': 'Listed person found by name with a part left out',
    'listed person searched by name: other entries per search': 'Other entries reported per search by name',
    'listed person found by name and record: typo': 'Listed person found by name and other data, with a typo',
    'listed person found by name and record: order': 'Listed person found by name and other data, in another order',
    'listed person found by name and record: initial': 'Listed person found by name and other data, with an initial',
    'listed person found by name and record: script': 'Listed person found by name and other data, in another script',
    'listed person found by name and record: dropped':
      'Listed person found by name and other data, with a part left out',
    'listed person searched by name and record: other entries per search':
      'Other entries reported per search by name and other data',
    'found: public pairs of company names, fitted half':
      'Companies found by another of their public names, data used for training',
    'false alarms: public pairs of company names, fitted half':
      'False alarms between public company names, data used for training',
    'found: public pairs of company names, kept half': 'Companies found by another of their public names',
    'false alarms: public pairs of company names, kept half': 'False alarms between public company names',
    'alerts at .7: ordinary names': 'Alerts at 0.7 for names of people on no list',
    'alerts at .7: recombined listed names': 'Alerts at 0.7 for mixed parts of listed names',
    'of these, other spellings of a listed name': 'Of these, other spellings of a listed name',
    'F1 at .7, kept cases': 'F1 at 0.7, test cases',
    'F1 at .7, labelled pairs, used for fitting': 'F1 at 0.7, labelled pairs used for training',
    'F1 of edit distance at its best threshold, same pairs':
      'F1 of the edit distance at its best threshold, same pairs',
    'listed person found with day and month exchanged, name as listed':
      'Listed person found with day and month of birth exchanged',
    'listed person found with day and month exchanged, name altered':
      'Listed person found with day and month of birth exchanged and an altered name',
    'false alarms: similar entries and people on no list': 'False alarms for similar entries and people on no list',
  },
  toTemplates: 'See the report templates',
} as const;

declare module '../../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly thresholds: typeof texts;
  }
}
