/** A section of a page with its own heading. */
import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

export interface CardProps {
  readonly title: string;
  readonly help?: string;
  /** Actions next to the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ title, help, actions, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <header className={styles['top']}>
        <div>
          <h2 id={id}>{title}</h2>
          {help !== undefined && <p className={styles['help']}>{help}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}
