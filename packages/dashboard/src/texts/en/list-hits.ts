/** Lists that something met. */
export const listHitsTexts = {
  title: 'Lists it met',
  help: 'A match decides nothing by itself; a rule can ask for it.',
  none: 'It met no list.',
  met: { one: 'met a list', other: 'met {count} lists' },
} as const;
