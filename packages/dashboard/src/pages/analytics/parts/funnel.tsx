/** A funnel: how many people reached each screen, how many stopped there, and the errors they saw. */
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { Analytics } from '../../../client/analytics.ts';
import { Card } from '../../../kit/card.tsx';
import { useWidth } from '../../../kit/use-measured.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../analytics.module.css';
import { inOrder } from '../cohorts.ts';

/** Final screens. */
const ends: readonly string[] = ['success', 'needs-review', 'declined-consent', 'failed', 'expired'];
const [lineHeight, gap] = [34, 0.25];

export function Funnel({ analytics }: { readonly analytics: Analytics }) {
  const { analytics: texts } = usePageTexts();
  const screens = inOrder(analytics.screens);
  const names: Readonly<Record<string, string>> = texts.screens;
  const nameOf = (screen: string): string => names[screen] ?? screen;
  if (screens.length === 0) {
    return (
      <Card title={texts.funnel}>
        <p>{texts.noScreens}</p>
      </Card>
    );
  }
  return (
    <Card title={texts.funnel} help={texts.funnelHelp}>
      <Drawing screens={screens} nameOf={nameOf} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1) */}
      <section className={styles['scrolls']} tabIndex={0} aria-label={texts.columns.screen}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.screen}</th>
              <th scope="col">{texts.columns.reached}</th>
              <th scope="col">{texts.columns.stopped}</th>
              <th scope="col">{texts.columns.wrong}</th>
            </tr>
          </thead>
          <tbody>
            {screens.map(({ screen, inquiries, last }) => (
              <tr key={screen}>
                <th scope="row">{nameOf(screen)}</th>
                <td>{inquiries}</td>
                <td>{ends.includes(screen) ? '–' : last}</td>
                <td>
                  {analytics.codes
                    .filter((each) => each.screen === screen)
                    .map((each) => `${each.code} (${each.inquiries})`)
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

interface DrawingProps {
  readonly screens: Analytics['screens'];
  readonly nameOf: (screen: string) => string;
}

/** Draws the chart; the table below has the same data. */
function Drawing({ screens, nameOf }: DrawingProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const height = screens.length * lineHeight;
  const words = Math.min(180, width * 0.35);
  const most = Math.max(...screens.map(({ inquiries }) => inquiries));
  const x = scaleLinear({ domain: [0, most], range: [0, Math.max(0, width - words - 48)] });
  const y = scaleBand({ domain: screens.map(({ screen }) => screen), range: [0, height], padding: gap });
  return (
    <div ref={box}>
      <svg width={width} height={height} aria-hidden="true" focusable="false" className={styles['drawing']}>
        {screens.map(({ screen, inquiries, last }) => {
          const stopped = ends.includes(screen) ? 0 : last;
          const top = y(screen) ?? 0;
          const thick = y.bandwidth();
          return (
            <g key={screen}>
              <text x={words - 8} y={top + thick / 2} className={styles['label']} textAnchor="end">
                {nameOf(screen)}
              </text>
              <Bar x={words} y={top} width={x(inquiries - stopped)} height={thick} className={styles['went'] ?? ''} />
              <Bar
                x={words + x(inquiries - stopped)}
                y={top}
                width={x(stopped)}
                height={thick}
                className={styles['stopped'] ?? ''}
              />
              <text x={words + x(inquiries) + 8} y={top + thick / 2} className={styles['label']}>
                {inquiries}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
