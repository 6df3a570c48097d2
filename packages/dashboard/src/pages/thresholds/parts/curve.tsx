/** Precision and alerts per day by threshold, as a chart and as a table. */
import { AxisBottom, AxisLeft, AxisRight } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { ThresholdPoint, Thresholds } from '../../../client/match-thresholds.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Card } from '../../../kit/card.tsx';
import { intervalOf } from '../../../kit/interval.ts';
import { useWidth } from '../../../kit/use-measured.ts';
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

const rightOf = (width: number): number => Math.max(edge.left + 1, width - edge.right);

/** Returns the scales of the chart and its lowest threshold. */
function scalesOf(points: readonly ThresholdPoint[], width: number) {
  const lowest = Math.min(...points.map(({ threshold }) => threshold), 0.95);
  const most = Math.max(0.1, ...points.map((each) => each['alerts-per-day']));
  const upwards = [height - edge.bottom, edge.top];
  return {
    lowest,
    x: scaleLinear({ domain: [lowest, 1], range: [edge.left, rightOf(width)] }),
    precision: scaleLinear({ domain: [0, 1], range: upwards }),
    alerts: scaleLinear({ domain: [0, most], range: upwards, nice: true }),
  };
}

type Scales = ReturnType<typeof scalesOf>;

interface LineProps {
  readonly points: readonly ThresholdPoint[];
  readonly scales: Scales;
}

function Axes({ scales, right }: { readonly scales: Scales; readonly right: number }) {
  const { percent, number } = useFormats();
  const axis = { axisLineClassName: styles['axis'] ?? '', tickClassName: styles['axis'] ?? '' };
  const label = styles['label'];
  return (
    <>
      <AxisLeft
        {...axis}
        scale={scales.precision}
        left={edge.left}
        numTicks={5}
        tickFormat={(value) => percent(Number(value))}
        tickLabelProps={() => ({ className: label, textAnchor: 'end', dx: -4 })}
      />
      <AxisRight
        {...axis}
        scale={scales.alerts}
        left={right}
        numTicks={4}
        tickFormat={(value) => number(Number(value))}
        tickLabelProps={() => ({ className: label, textAnchor: 'start', dx: 4 })}
      />
      <AxisBottom
        {...axis}
        scale={scales.x}
        top={height - edge.bottom}
        numTicks={6}
        tickFormat={(value) => number(Number(value))}
        tickLabelProps={() => ({ className: label, textAnchor: 'middle', dy: 4 })}
      />
    </>
  );
}

/** Marks the threshold in force. */
function Threshold({ at }: { readonly at: number }) {
  return <line className={styles['inForce']} x1={at} x2={at} y1={edge.top} y2={height - edge.bottom} />;
}

const isKnown = (point: ThresholdPoint): point is ThresholdPoint & { precision: number } => point.precision !== null;

/** The lines of precision, with its confidence intervals, and of alerts. */
function Lines({ points, scales: { x, precision: y, alerts: yAlerts } }: LineProps) {
  const known = points.filter(isKnown);
  return (
    <>
      {known.map(({ threshold, confirmed, alerts }) => {
        const sure = intervalOf({ count: confirmed, of: alerts });
        if (sure === null) return null;
        const at = x(threshold);
        return <line key={threshold} className={styles['range']} x1={at} x2={at} y1={y(sure.low)} y2={y(sure.high)} />;
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
    </>
  );
}

function Dots({ points, scales: { x, precision: y, alerts: yAlerts } }: LineProps) {
  return points.map((point) => (
    <g key={point.threshold}>
      <circle cx={x(point.threshold)} cy={yAlerts(point['alerts-per-day'])} r={3} className={styles['alertsDot']} />
      {isKnown(point) && (
        <circle cx={x(point.threshold)} cy={y(point.precision)} r={4} className={styles['precisionDot']} />
      )}
    </g>
  ));
}

/** Draws the chart; the table below has the same data. */
function Drawing({ thresholds: { points, 'threshold-in-force': inForce } }: { readonly thresholds: Thresholds }) {
  const [box, width] = useWidth<HTMLDivElement>();
  const scales = scalesOf(points, width);
  return (
    <div ref={box}>
      <svg width={width} height={height} aria-hidden="true" focusable="false" className={styles['drawing']}>
        <Axes scales={scales} right={rightOf(width)} />
        {inForce !== null && inForce >= scales.lowest && <Threshold at={scales.x(inForce)} />}
        <Lines points={points} scales={scales} />
        <Dots points={points} scales={scales} />
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
