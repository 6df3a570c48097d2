/** The frame of sign-in pages: one card in the middle of the window. */
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './entrance.module.css';

export interface EntranceProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

export function Entrance({ title, text, children }: EntranceProps) {
  const { shell } = useTexts();
  useEffect(() => {
    document.title = `${title} · ${shell.product}`;
  }, [title, shell]);
  return (
    <main className={styles['entrance']}>
      <div className={styles['card']}>
        <p className={styles['brand']}>
          <span className={styles['mark']} aria-hidden="true" />
          {shell.product}
        </p>
        <div>
          <h1>{title}</h1>
          {text !== undefined && <p className={styles['text']}>{text}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
