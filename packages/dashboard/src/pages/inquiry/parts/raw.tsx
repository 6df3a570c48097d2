/** The inquiry as the API returns it. */

import type { InquiryDocument } from '../../../client/inquiries.ts';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../inquiry.module.css';

export function Raw({ document }: { readonly document: InquiryDocument }) {
  const { inquiry: texts } = usePageTexts();
  const json = JSON.stringify(document, null, 2);
  return (
    <details className={styles['raw']}>
      <summary>{texts.raw}</summary>
      <CopyButton value={json} name={texts.raw} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1) */}
      <pre tabIndex={0}>{json}</pre>
    </details>
  );
}
