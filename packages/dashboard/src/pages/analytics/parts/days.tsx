/** Number of inquiries per day. */
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { Analytics } from '../../../client/analytics.ts';
import { nameOfDay } from '../../../kit/calendar-day.ts';
import { Card } from '../../../kit/card.tsx';
import { useWidth } from '../../../kit/use-measured.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../analytics.module.css';
import { everyDay } from '../cohorts.ts';

const height = 220;
const edge = { top: 12, right: 16, bottom: 28, left: 44 };
const lines = ['created', 'completed', 'approved'] as const;
/** Pixels of a day under the axis with room around it. */
const labelWidth = 80;

export function Days({ analytics }: { readonly analytics: Analytics }) {
  const days = everyDay(analytics.days);
  const { analytics: texts } = usePageTexts();
  const language = useLanguage();
  const dayName = (day: string): string => nameOfDay(day, language);
  return (
    <Card title={texts.days}>
      <p className={styles['legend']}>
        {lines.map((line) => (
          <span key={line}>
            <svg width="20" height="8" aria-hidden="true" focusable="false">
              <line x1="0" x2="20" y1="4" y2="4" className={styles[line]} />
            </svg>
            {texts.columns[line]}
          </span>
        ))}
      </p>
      <Drawing days={days} dayName={dayName} />
      <details>
        <summary>{texts.asTable}</summary>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.day}</th>
              {lines.map((line) => (
                <th key={line} scope="col">
                  {texts.columns[line]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((each) => (
              <tr key={each.day}>
                <th scope="row">{dayName(each.day)}</th>
                {lines.map((line) => (
                  <td key={line}>{each[line]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

interface DrawingProps {
  readonly days: Analytics['days'];
  readonly dayName: (day: string) => string;
}

/** Draws the chart; the table below has the same data. */
function Drawing({ days, dayName }: DrawingProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const most = Math.max(1, ...days.map(({ created }) => created));
  const x = scalePoint({
    domain: days.map(({ day }) => day),
    range: [edge.left, Math.max(edge.left + 1, width - edge.right)],
    padding: 0.5,
  });
  const y = scaleLinear({ domain: [0, most], range: [height - edge.bottom, edge.top], nice: true });
  const every = Math.ceil(days.length / Math.min(6, Math.max(2, Math.floor((width - edge.left) / labelWidth))));
  const labelled = days.filter((_day, index) => index % every === 0).map(({ day }) => day);
  return (
    <div ref={box}>
      <svg width={width} height={height} aria-hidden="true" focusable="false" className={styles['drawing']}>
        <AxisLeft
          scale={y}
          left={edge.left}
          numTicks={Math.min(4, most)}
          tickFormat={(value) => String(value)}
          tickLabelProps={() => ({ className: styles['label'], textAnchor: 'end', dx: -4 })}
          axisLineClassName={styles['axis'] ?? ''}
          tickClassName={styles['axis'] ?? ''}
        />
        <AxisBottom
          scale={x}
          top={height - edge.bottom}
          tickValues={labelled}
          tickFormat={dayName}
          tickLabelProps={() => ({ className: styles['label'], textAnchor: 'middle', dy: 4 })}
          axisLineClassName={styles['axis'] ?? ''}
          tickClassName={styles['axis'] ?? ''}
        />
        {lines.map((line) => (
          <g key={line}>
            <LinePath
              data={[...days]}
              x={({ day }) => x(day) ?? 0}
              y={(each) => y(each[line])}
              className={styles[line] ?? ''}
            />
            {days.map((each) => (
              <circle
                key={each.day}
                cx={x(each.day) ?? 0}
                cy={y(each[line])}
                r={2.5}
                className={styles[`${line}Dot`]}
              />
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}
