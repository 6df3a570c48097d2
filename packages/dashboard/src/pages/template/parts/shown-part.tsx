/** A part of a configuration for reading: a heading, and what is set by name. Nothing in it can be changed. No landmark: a page shows several. */
import type { ReactNode } from 'react';
import styles from '../template.module.css';

export interface ShownFact {
  readonly name: string;
  readonly value: ReactNode;
}

export function ShownPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles['part']}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

export function Facts({ facts }: { readonly facts: readonly ShownFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
