/**
 * The heading of a page, also its browser title. It receives the focus when the page opens, unless an element below it
 * already has the focus, such as the table row from which the user left the list.
 */
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './page.module.css';
import { Skeleton } from './skeleton.tsx';

export interface PageProps {
  readonly title: string;
  readonly text?: string;
  readonly actions?: ReactNode;
  /** True for forms and prose; lists take the full width. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** True for the first page of a visit, which is read from its top. On later pages the focus moves to the heading. */
let isFirst = true;

export function Page({ title, text, actions, isNarrow = false, children }: PageProps) {
  const texts = useTexts();
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${texts.shell.product}`;
  }, [title, texts]);
  useEffect(() => {
    const hasFocus = body.current?.contains(document.activeElement) === true;
    if (!isFirst && !hasFocus) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <div ref={body} className={`${styles['page']} ${isNarrow ? styles['narrow'] : ''}`}>
      <header className={styles['top']}>
        <div className={styles['words']}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {text !== undefined && <p className={styles['text']}>{text}</p>}
        </div>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </header>
      {/* The heading stays while words that the content needs are loaded. */}
      <Suspense fallback={<Skeleton lines={6} />}>{children}</Suspense>
    </div>
  );
}
