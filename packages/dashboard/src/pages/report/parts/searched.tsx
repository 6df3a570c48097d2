/** Searched lists with their version and age, in words. */
import { Link } from '@tanstack/react-router';
import type { AnyReport } from '../../../client/reports.ts';
import { Badge, type BadgeTone } from '../../../kit/badge.tsx';
import { Card } from '../../../kit/card.tsx';
import { Time } from '../../../kit/time.tsx';
import styles from '../../../screening/screening.module.css';
import { useEnvironment } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

const tones: Readonly<Record<string, BadgeTone>> = { current: 'good', old: 'warning', 'too-old': 'problem' };

export function Searched({ report }: { readonly report: AnyReport }) {
  const { report: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const sources = report.attributes['searched-sources'];
  if (sources.length === 0) {
    return (
      <Card title={texts.searched}>
        <p>{texts.searchedNone}</p>
      </Card>
    );
  }
  return (
    <Card title={texts.searched} help={texts.searchedHelp}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1) */}
      <section className={styles['scrolls']} tabIndex={0} aria-label={texts.columns.list}>
        <table className={`${styles['table']} ${styles['wide']}`}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.list}</th>
              <th scope="col">{texts.columns.version}</th>
              <th scope="col">{texts.columns.issued}</th>
              <th scope="col">{texts.columns.checked}</th>
              <th scope="col">{texts.columns.age}</th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ slug, version, 'issued-at': issuedAt, 'checked-at': checkedAt, age }) => (
              <tr key={slug}>
                <th scope="row">{version === null ? slug : <Link to={`/${kind}/watchlists/${slug}`}>{slug}</Link>}</th>
                <td>{version === null ? texts.told : <code>{version.slice(0, 12)}</code>}</td>
                <td>{issuedAt ?? texts.nothing}</td>
                <td>{checkedAt === null ? texts.nothing : <Time value={checkedAt} as="age" />}</td>
                <td>{age === null ? texts.nothing : <Badge tone={tones[age] ?? 'plain'}>{texts.ages[age]}</Badge>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
