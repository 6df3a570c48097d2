/** Values shared by so many accounts that they link none: one row each with the count, and the reason on opening. */
import styles from '../screening/screening.module.css';
import { countOf, fill } from '../texts/fill.ts';
import { useLanguage, usePageTexts } from '../texts/use-texts.tsx';
import type { LinkHub } from './linked.ts';

export function Hubs({ hubs }: { readonly hubs: readonly LinkHub[] }) {
  const { linkedAccounts: texts } = usePageTexts();
  const language = useLanguage();
  return (
    <ul className={styles['lines']}>
      {hubs.map((hub, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of the same kind and count are identical
        <li key={place} className={styles['line']}>
          <details className={styles['details']}>
            <summary>
              {fill(hub['at-least'] ? texts.hubAtLeast : texts.hub, {
                kind: texts.kinds[hub.kind],
                accounts: countOf(texts.accounts, hub.accounts, language),
              })}
            </summary>
            <p>{texts.hubText}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
