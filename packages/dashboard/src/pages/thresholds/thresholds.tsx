/** Effects of other thresholds on the matches that the team closed, next to the published measurements. */

import { Link } from '@tanstack/react-router';
import { type Thresholds, thresholdsQuery } from '../../client/match-thresholds.ts';
import { useQuery } from '../../client/use-query.ts';
import { buttonLook } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Select } from '../../kit/select.tsx';
import { useKindName } from '../../screening/report-status.tsx';
import tableStyles from '../../screening/screening.module.css';
import { useApi, useEnvironment } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { countOf, fill } from '../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../texts/use-texts.tsx';
import { Curve } from './parts/curve.tsx';
import styles from './thresholds.module.css';

/** Kinds with scores; wallets are found by address, without one. */
const kinds = ['watchlist', 'business-watchlist', 'politically-exposed-person'] as const;

export function ThresholdsPage() {
  const { thresholds: texts } = usePageTexts();
  const { kind: environment } = useEnvironment();
  const kindName = useKindName();
  const [filter, setFilter] = useFilter();
  const kind = kinds.find((each) => each === filter['kind']) ?? 'watchlist';
  const found = useQuery(thresholdsQuery(useApi(), kind));
  const toTemplates = (
    <Link to={`/${environment}/report-templates`} className={buttonLook()}>
      {texts.toTemplates}
    </Link>
  );
  return (
    <Page title={texts.title} text={texts.text} actions={toTemplates}>
      <div className={styles['kind']}>
        <Select
          label={texts.kind}
          value={kind}
          onChange={(next) => setFilter({ kind: next === 'watchlist' ? '' : next })}
          choices={kinds.map((value) => ({ value, label: kindName(value) }))}
        />
      </div>
      <QueryView query={found} lines={8} />
      {found.data !== undefined && <Measured thresholds={found.data} />}
    </Page>
  );
}

function Measured({ thresholds }: { readonly thresholds: Thresholds }) {
  const { thresholds: texts } = usePageTexts();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const inForce = thresholds['threshold-in-force'];
  const enough = thresholds['is-enough']
    ? texts.enough
    : fill(texts.tooFew, {
        least: number.format(thresholds['least-decided']),
        each: number.format(thresholds['least-of-each']),
      });
  const { decided, days, confirmed } = thresholds;
  return (
    <>
      <Notice
        tone={thresholds['is-enough'] ? 'good' : 'warning'}
        title={
          decided === 0
            ? fill(texts.nothing, { days: number.format(thresholds['days-looked']) })
            : countOf(texts.decided, decided, language, {
                days: countOf(texts.decidedDays, days, language),
                confirmed: number.format(confirmed),
              })
        }
      >
        {enough}
      </Notice>
      <p>{inForce === null ? texts.inForceNone : fill(texts.inForce, { threshold: number.format(inForce) })}</p>
      {thresholds.points.length > 0 && <Curve thresholds={thresholds} />}
      <Shipped thresholds={thresholds} />
    </>
  );
}

function Shipped({ thresholds: { shipped } }: { readonly thresholds: Thresholds }) {
  const { thresholds: texts } = usePageTexts();
  const language = useLanguage();
  const wordsOf = (figure: string): string | undefined =>
    (texts.figures as Readonly<Record<string, string | undefined>>)[figure];
  return (
    <Card title={texts.shipped} help={fill(texts.shippedHelp, { model: shipped.model })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1) */}
      <section className={tableStyles['scrolls']} tabIndex={0} aria-label={texts.figure}>
        <table className={tableStyles['table']}>
          <thead>
            <tr>
              <th scope="col">{texts.figure}</th>
              <th scope="col" className={tableStyles['number']}>
                {texts.value}
              </th>
              <th scope="col" className={tableStyles['number']}>
                {texts.of}
              </th>
            </tr>
          </thead>
          <tbody>
            {shipped.measures.map(({ figure, value, of }) => (
              <tr key={figure}>
                <th scope="row" lang={wordsOf(figure) === undefined ? 'en' : undefined}>
                  {wordsOf(figure) ?? figure}
                </th>
                <td className={tableStyles['number']}>{localized(value, language)}</td>
                <td className={tableStyles['number']}>{of.toLocaleString(language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

/** Returns the value with its number as the language writes it, with the same number of decimals. */
const localized = (value: string, language: string): string =>
  value.replace(/\d+(?:\.(\d+))?/, (number, decimals: string | undefined) =>
    Number(number).toLocaleString(language, { minimumFractionDigits: decimals?.length ?? 0 }),
  );
