/** Settings of screening; `settings.ts` has them in its table. */
export const screeningSettings = {
  SCREENING_MODEL: {
    kind: 'string',
    fallback: null,
    sentence:
      'Version of the model that names are scored by: a shipped one, or one of your own, fitted and put into `DATA_DIR/screening/models` as `<version>.json`; the newest shipped one when absent. `reports backtest --model` shows what another would change.',
  },
} as const;
