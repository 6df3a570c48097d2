/** Lists that something met. */
export const texts = {
  title: 'Lists it met',
  help: 'A match decides nothing by itself; a rule can ask for it.',
  none: 'It met no list.',
  met: { one: 'met a list', other: 'met {count} lists' },
} as const;

declare module '../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly listHits: typeof texts;
  }
}
