/** Precision and alerts per day by threshold, as a chart and as a table. */
import { AxisBottom, AxisLeft, AxisRight } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { ThresholdPoint, Thresholds } from '../../../client/match-thresholds.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Card } from '../../../kit/card.tsx';
import { intervalOf } from '../../../kit/interval.ts';
import { useWidth } from '../../../kit/use-width.ts';
import tableStyles from '../../../screening/screening.module.css';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../thresholds.module.css';

const height = 240;
const edge = { top: 12, right: 44, bottom: 28, left: 52 };

function useFormats() {
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return { percent: (share: number) => percent.format(share), number: (value: number) => number.format(value) };
}

export function Curve({ thresholds }: { readonly thresholds: Thresholds }) {
  const { thresholds: texts } = usePageTexts();
  return (
    <Card title={texts.chart} help={texts.chartHelp}>
      <p className={styles['legend']}>
        {(['precision', 'alerts'] as const).map((line) => (
          <span key={line}>
            <svg width="24" height="10" aria-hidden="true" focusable="false">
              <line x1="0" x2="24" y1="5" y2="5" className={styles[line]} />
            </svg>
            {texts[line]}
          </span>
        ))}
      </p>
      <Drawing thresholds={thresholds} />
      <details className={tableStyles['details']}>
        <summary>{texts.asTable}</summary>
        <PointTable thresholds={thresholds} />
      </details>
    </Card>
  );
}

/** Draws the chart; the table below has the same data. */
function Drawing({ thresholds: { points, 'threshold-in-force': inForce } }: { readonly thresholds: Thresholds }) {
  const [box, width] = useWidth<HTMLDivElement>();
  const { percent, number } = useFormats();
  const lowest = Math.min(...points.map(({ threshold }) => threshold), 0.95);
  const x = scaleLinear({ domain: [lowest, 1], range: [edge.left, Math.max(edge.left + 1, width - edge.right)] });
  const y = scaleLinear({ domain: [0, 1], range: [height - edge.bottom, edge.top] });
  const most = Math.max(0.1, ...points.map((each) => each['alerts-per-day']));
  const yAlerts = scaleLinear({ domain: [0, most], range: [height - edge.bottom, edge.top], nice: true });
  const known = points.filter((point): point is ThresholdPoint & { precision: number } => point.precision !== null);
  const axis = { axisLineClassName: styles['axis'] ?? '', tickClassName: styles['axis'] ?? '' };
  const label = styles['label'];
  return (
    <div ref={box}>
      <svg width={width} height={height} aria-hidden="true" focusable="false" className={styles['drawing']}>
        <AxisLeft
          {...axis}
          scale={y}
          left={edge.left}
          numTicks={5}
          tickFormat={(value) => percent(Number(value))}
          tickLabelProps={() => ({ className: label, textAnchor: 'end', dx: -4 })}
        />
        <AxisRight
          {...axis}
          scale={yAlerts}
          left={Math.max(edge.left + 1, width - edge.right)}
          numTicks={4}
          tickFormat={(value) => number(Number(value))}
          tickLabelProps={() => ({ className: label, textAnchor: 'start', dx: 4 })}
        />
        <AxisBottom
          {...axis}
          scale={x}
          top={height - edge.bottom}
          numTicks={6}
          tickFormat={(value) => number(Number(value))}
          tickLabelProps={() => ({ className: label, textAnchor: 'middle', dy: 4 })}
        />
        {inForce !== null && inForce >= lowest && (
          <line className={styles['inForce']} x1={x(inForce)} x2={x(inForce)} y1={edge.top} y2={height - edge.bottom} />
        )}
        {known.map(({ threshold, confirmed, alerts }) => {
          const sure = intervalOf({ count: confirmed, of: alerts });
          if (sure === null) return null;
          const at = x(threshold);
          return (
            <line key={threshold} className={styles['range']} x1={at} x2={at} y1={y(sure.low)} y2={y(sure.high)} />
          );
        })}
        <LinePath
          data={known}
          x={({ threshold }) => x(threshold)}
          y={({ precision }) => y(precision)}
          className={styles['precision'] ?? ''}
        />
        <LinePath
          data={[...points]}
          x={({ threshold }) => x(threshold)}
          y={(point) => yAlerts(point['alerts-per-day'])}
          className={styles['alerts'] ?? ''}
        />
        {points.map((point) => (
          <g key={point.threshold}>
            <circle
              cx={x(point.threshold)}
              cy={yAlerts(point['alerts-per-day'])}
              r={3}
              className={styles['alertsDot']}
            />
            {point.precision !== null && (
              <circle cx={x(point.threshold)} cy={y(point.precision)} r={4} className={styles['precisionDot']} />
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

function PointTable({ thresholds: { points, 'threshold-in-force': inForce } }: { readonly thresholds: Thresholds }) {
  const { thresholds: texts } = usePageTexts();
  const { percent, number } = useFormats();
  const between = ({ confirmed, alerts }: ThresholdPoint): string => {
    const sure = intervalOf({ count: confirmed, of: alerts });
    return sure === null ? '–' : `${percent(sure.low)} – ${percent(sure.high)}`;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1)
    <section className={tableStyles['scrolls']} tabIndex={0} aria-label={texts.asTable}>
      <table className={tableStyles['table']}>
        <thead>
          <tr>
            <th scope="col">{texts.columns.threshold}</th>
            <th scope="col" className={tableStyles['number']}>
              {texts.columns.precision}
            </th>
            <th scope="col" className={tableStyles['number']}>
              {texts.columns.interval}
            </th>
            <th scope="col" className={tableStyles['number']}>
              {texts.columns.alerts}
            </th>
            <th scope="col" className={tableStyles['number']}>
              {texts.columns.lost}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.threshold}>
              <th scope="row">
                {number(point.threshold)} {point.threshold === inForce && <Badge tone="accent">{texts.current}</Badge>}
              </th>
              <td className={tableStyles['number']}>{point.precision === null ? '–' : percent(point.precision)}</td>
              <td className={tableStyles['number']}>{between(point)}</td>
              <td className={tableStyles['number']}>{number(point['alerts-per-day'])}</td>
              <td className={tableStyles['number']}>{point.lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
