/** Small drawings of what a person needs. They repeat the text, so they are hidden from screen readers. */
import type { StartPage } from '../page.ts';

export type Need = StartPage['asks'][number] | 'light';

const lines: Readonly<Record<Need, string>> = {
  document: 'M3 5h18v14H3zM6 15c.5-2.5 5.5-2.5 6 0M15 10h3M15 14h3M9 11.5a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3',
  paper: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  selfie: 'M12 12a4 4 0 1 1 0-8 4 4 0 0 1 0 8M4 20c1-7 15-7 16 0',
  details: 'M4 20l1-4L16 5l3 3L8 19zM13 8l3 3',
  contact: 'M3 6h18v13H3zM3 7l9 7 9-7',
  light:
    'M12 16a4 4 0 1 1 0-8 4 4 0 0 1 0 8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5',
};

export function NeedIcon({ need }: { readonly need: Need }) {
  return (
    <svg class="need" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={lines[need]} />
    </svg>
  );
}
