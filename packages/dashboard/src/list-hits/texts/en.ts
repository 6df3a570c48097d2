/** Texts of matching lists. */
export const texts = {
  title: 'Matching lists',
  help: 'A list hit decides nothing on its own; rules can use it.',
  none: 'No list matched.',
  met: { one: 'on a list', other: 'on {count} lists' },
} as const;

declare module '../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly listHits: typeof texts;
  }
}
