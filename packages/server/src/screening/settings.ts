/** Settings of screening; `settings.ts` has them in its table. */
export const screeningSettings = {
  SCREENING_MODEL: {
    kind: 'string',
    fallback: null,
    sentence:
      'Version of the model that scores names: a shipped one, or your own in `DATA_DIR/screening/models` as `<version>.json`. By default the newest shipped one. `reports backtest --model` shows what another model would change.',
  },
} as const;
