/** Shares with their confidence intervals, drawn and written, each linked to its inquiries. */

import { Link } from '@tanstack/react-router';
import { scaleLinear } from '@visx/scale';
import {
  type Analytics,
  type Cohort,
  isLinkedCount,
  type LinkedCount,
  lineOfCount,
} from '../../../client/analytics.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Card } from '../../../kit/card.tsx';
import { compare, intervalOf, isEnough, type Share } from '../../../kit/interval.ts';
import { useEnvironment } from '../../../shell/session.ts';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, useNumber, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../analytics.module.css';
import { type RateName, rateNames, sharesOf } from '../cohorts.ts';

export interface RatesProps {
  readonly analytics: Analytics;
  readonly cohort: Cohort;
  readonly before: Analytics | undefined;
}

export function Rates({ analytics, cohort, before }: RatesProps) {
  const { analytics: texts } = usePageTexts();
  const language = useLanguage();
  const [shares, compared] = [sharesOf(analytics), before === undefined ? null : sharesOf(before)];
  const { created } = analytics.conversion;
  return (
    <Card title={texts.rates} help={texts.ratesHelp}>
      <p>
        {countOf(texts.created, created, language)}{' '}
        <InquiriesLink cohort={cohort} count="created">
          {texts.seeThem}
        </InquiriesLink>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1) */}
      <section className={styles['scrolls']} tabIndex={0} aria-label={texts.columns.share}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.share}</th>
              <th scope="col">{texts.columns.rate}</th>
              <th scope="col">{texts.columns.count}</th>
              <th scope="col">{texts.columns.interval}</th>
              {compared !== null && <th scope="col">{texts.columns.compared}</th>}
            </tr>
          </thead>
          <tbody>
            {rateNames.map((name) => (
              <Row
                key={name}
                name={name}
                share={shares[name]}
                earlier={compared === null ? null : compared[name]}
                cohort={cohort}
              />
            ))}
          </tbody>
        </table>
      </section>
      <Times analytics={analytics} before={before} />
    </Card>
  );
}

interface RowProps {
  readonly name: RateName;
  readonly share: Share;
  /** Share of the earlier cohort; null without a comparison. */
  readonly earlier: Share | null;
  readonly cohort: Cohort;
}

function Row({ name, share, earlier, cohort }: RowProps) {
  const { analytics: texts } = usePageTexts();
  const number = useNumber();
  const count = fill(texts.countOf, { count: number(share.count), of: number(share.of) });
  return (
    <tr>
      <th scope="row">{texts.names[name]}</th>
      <td>
        <Percent share={share} /> {!isEnough(share) && <Badge tone="warning">{texts.tooFew}</Badge>}
      </td>
      <td>
        {isLinkedCount(name) ? (
          <InquiriesLink cohort={cohort} count={name}>
            {count}
          </InquiriesLink>
        ) : (
          count
        )}
      </td>
      <td>
        <IntervalBar share={share} />
      </td>
      {earlier !== null && (
        <td>
          {earlier.of === 0 ? (
            <span className={styles['quiet']}>{texts.nothing}</span>
          ) : (
            <>
              <Percent share={earlier} /> {texts.comparisons[compare(share, earlier)]}
            </>
          )}
        </td>
      )}
    </tr>
  );
}

interface InquiriesLinkProps {
  readonly cohort: Cohort;
  readonly count: LinkedCount;
  readonly children: string;
}

/** A link to the inquiries of the cohort that a count has counted. */
function InquiriesLink({ cohort, count, children }: InquiriesLinkProps) {
  const { kind } = useEnvironment();
  return (
    <Link to={`/${kind}/inquiries`} search={{ q: lineOfCount(count, cohort) }}>
      {children}
    </Link>
  );
}

function usePercent(): (share: number) => string {
  const format = new Intl.NumberFormat(useLanguage(), { style: 'percent', maximumFractionDigits: 1 });
  return (share) => format.format(share);
}

function Percent({ share: { count, of } }: { readonly share: Share }) {
  const percent = usePercent();
  return <strong className={styles['whole']}>{of === 0 ? '–' : percent(count / of)}</strong>;
}

const [width, height] = [160, 16];

function IntervalBar({ share }: { readonly share: Share }) {
  const { analytics: texts } = usePageTexts();
  const percent = usePercent();
  const interval = intervalOf(share);
  if (interval === null) return <span className={styles['quiet']}>{texts.nothing}</span>;
  const x = scaleLinear({ domain: [0, 1], range: [0, width] });
  const words = fill(texts.between, { low: percent(interval.low), high: percent(interval.high) });
  return (
    <span className={styles['interval']}>
      <svg width={width} height={height} aria-hidden="true" focusable="false">
        <line className={styles['track']} x1={0} x2={width} y1={height / 2} y2={height / 2} />
        <line
          className={styles['range']}
          x1={x(interval.low)}
          x2={Math.max(x(interval.high), x(interval.low) + 1)}
          y1={height / 2}
          y2={height / 2}
        />
        <circle className={styles['point']} cx={x(share.count / share.of)} cy={height / 2} r={4} />
      </svg>
      <span className={styles['quiet']}>{words}</span>
    </span>
  );
}

function Times({ analytics, before }: Pick<RatesProps, 'analytics' | 'before'>) {
  const { analytics: texts } = usePageTexts();
  const { 'median-seconds': median, 'ninetieth-seconds': ninetieth } = analytics.conversion;
  if (median === null || ninetieth === null) return null;
  const earlier = before?.conversion['median-seconds'] ?? null;
  const seconds = (each: number): string => String(Math.round(each));
  return (
    <p>
      {fill(texts.times, { median: seconds(median), ninetieth: seconds(ninetieth) })}
      {earlier !== null && ` ${fill(texts.timesBefore, { median: seconds(earlier) })}`}
    </p>
  );
}
