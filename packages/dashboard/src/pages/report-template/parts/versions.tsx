/** Published versions, each with its changes. */

import { versionsOfReportsQuery } from '../../../client/report-templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Time } from '../../../kit/time.tsx';
import styles from '../../../screening/screening.module.css';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { changedSettings } from '../settings.ts';
import { useSettingWords } from './setting-words.ts';

export function Versions({ templateId }: { readonly templateId: string }) {
  const { reportTemplates: texts } = usePageTexts();
  const words = useSettingWords();
  const found = useQuery(versionsOfReportsQuery(useApi(), templateId));
  const versions = found.data?.data ?? [];
  return (
    <Card title={texts.versions}>
      <QueryView query={found} lines={2} />
      <ul className={styles['lines']}>
        {versions.map((version, place) => {
          const before = versions[place + 1];
          const changed = before === undefined ? [] : changedSettings(before.settings, version.settings);
          return (
            <li key={version.id} className={styles['line']}>
              <strong>{version.name}</strong>
              {place === 0 && <Badge tone="good">{texts.inForce}</Badge>}
              <span className={styles['grow']}>
                {changed.map((name) => `${words.nameOf(name)}: ${words.valueOf(version.settings, name)}`).join(' · ')}
              </span>
              <span className={styles['quiet']}>
                <Time value={version['created-at']} />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
