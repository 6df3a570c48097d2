/**
 * The link of a row to its page, within a cell. A click or `Enter` on the row opens it, so the link is not in the tab
 * order. A click with Ctrl or Cmd, or with the middle button, opens it in a new tab, anywhere in the row.
 */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './row-link.module.css';

export interface RowLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

export function RowLink({ to, children }: RowLinkProps) {
  return (
    <Link to={to} tabIndex={-1} data-opens-row="true" className={styles['link']}>
      {children}
    </Link>
  );
}

/** Opens the page of a row in a new tab; returns false if the row has no link. */
export function openInNewTab(row: Element): boolean {
  const link = row.querySelector<HTMLAnchorElement>('a[data-opens-row]');
  if (link === null) return false;
  window.open(link.href, '_blank', 'noopener');
  return true;
}
