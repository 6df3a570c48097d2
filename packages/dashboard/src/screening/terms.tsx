/** Terms of a score, which add up to it. */
import type { ShownMatch } from '../client/matches.ts';
import { fill } from '../texts/fill.ts';
import { useLanguage, usePageTexts } from '../texts/use-texts.tsx';
import styles from './screening.module.css';

/** Formats a score like `useScore`; a match named by a provider has none. */
export function useMatchScore(): (match: Pick<ShownMatch, 'score' | 'watchlist-slug'>) => string {
  const { matches: texts } = usePageTexts();
  const scoreOf = useScore();
  return ({ score, 'watchlist-slug': slug }) => (slug === 'provider' ? texts.told : scoreOf(score));
}

export function useScore(): (score: number | null) => string {
  const { matches: texts } = usePageTexts();
  const format = new Intl.NumberFormat(useLanguage(), { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  return (score) => (score === null ? texts.exact : format.format(score));
}

export function Terms({ match }: { readonly match: ShownMatch }) {
  const { matches: texts } = usePageTexts();
  const scoreOf = useScore();
  const { score, z, model, terms } = match;
  if (score === null || z === null) return null;
  const nameOf = (feature: string): string =>
    (texts.features as Readonly<Record<string, string | undefined>>)[feature] ?? feature;
  return (
    <>
      <p>{fill(texts.model, { model: model ?? '', z: scoreOf(z), score: scoreOf(score) })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1) */}
      <section className={styles['scrolls']} tabIndex={0} aria-label={`${texts.explain}: ${match['entity-id']}`}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{texts.terms.feature}</th>
              <th scope="col" className={styles['number']}>
                {texts.terms.value}
              </th>
              <th scope="col" className={styles['number']}>
                {texts.terms.weight}
              </th>
              <th scope="col" className={styles['number']}>
                {texts.terms.share}
              </th>
            </tr>
          </thead>
          <tbody>
            {terms
              .filter((term) => term.z !== 0)
              .map((term) => (
                <tr key={term.feature}>
                  <th scope="row">{nameOf(term.feature)}</th>
                  <td className={styles['number']}>{scoreOf(term.value)}</td>
                  <td className={styles['number']}>{scoreOf(term.weight)}</td>
                  <td className={styles['number']}>{scoreOf(term.z)}</td>
                </tr>
              ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {texts.sum}
              </th>
              <td className={styles['number']}>{scoreOf(z)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  );
}
