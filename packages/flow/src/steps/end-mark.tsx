/** The sign of a final screen. It repeats the heading, so it is hidden from screen readers. */
import type { EndPage, ExpiredPage, GonePage, LeftPage } from '../page.ts';

type EndingStep = (EndPage | ExpiredPage | GonePage | LeftPage)['step'];

const lines: Readonly<Record<EndingStep, string>> = {
  success: 'M20 33l8 8 16-18',
  'needs-review': 'M32 18v15l9 6',
  expired: 'M32 18v15l9 6',
  left: 'M26 22v20M38 22v20',
  failed: 'M32 18v18M32 44v2',
  'declined-consent': 'M21 32h22',
  gone: 'M27 37l10-10M25 31l-5 5a6 6 0 0 0 8 8l3-3M39 33l5-5a6 6 0 0 0-8-8l-3 3',
};

/** Shows a tick, a clock or a link: one for each way a flow can end. */
export function EndMark({ step }: { readonly step: EndingStep }) {
  return (
    <svg class={`mark mark-${step}`} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="29" />
      <path d={lines[step]} />
    </svg>
  );
}
