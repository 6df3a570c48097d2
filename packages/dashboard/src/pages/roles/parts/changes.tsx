/** Permissions that a role change grants and revokes, with the people affected. */

import { nameOf, peopleQuery } from '../../../client/people.ts';
import type { RightsChange, RolePreview } from '../../../client/roles.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../roles.module.css';

export function Changes({ preview }: { readonly preview: RolePreview }) {
  const { roles: texts } = usePageTexts();
  const language = useLanguage();
  const people = useQuery({ ...peopleQuery(useApi()), enabled: useHasRight()('user.read') });
  const nameFor = (id: string) => {
    const person = people.data?.data.find((each) => each.id === id);
    return person === undefined ? id : nameOf(person);
  };
  if (preview.role.length === 0) return <Notice tone="info">{texts.changesNothing}</Notice>;
  return (
    <div className={styles['changes']} aria-live="polite">
      <h3>{texts.changes}</h3>
      {preview.role.map((change) => (
        <Change key={change.environment} change={change} />
      ))}
      <h3>{countOf(texts.affected, preview.people.length, language)}</h3>
      <ul className={styles['people']}>
        {preview.people.map(({ 'user-id': id, changes }) => (
          <li key={id}>
            <span className={styles['name']}>{nameFor(id)}</span>
            {changes.map((change) => (
              <Change key={change.environment} change={change} />
            ))}
          </li>
        ))}
      </ul>
      {preview['unaffected-people'] > 0 && (
        <p className={styles['quiet']}>{countOf(texts.unaffected, preview['unaffected-people'], language)}</p>
      )}
    </div>
  );
}

function Change({ change }: { readonly change: RightsChange }) {
  const { roles: texts, shell } = usePageTexts();
  const kinds = [
    ['gained', 'good'],
    ['lost', 'problem'],
    ['rebound', 'warning'],
  ] as const;
  return (
    <dl className={styles['change']}>
      <dt>
        <Badge>{shell.environments[change.environment]}</Badge>
      </dt>
      {kinds
        .filter(([kind]) => change[kind].length > 0)
        .map(([kind, tone]) => (
          <dd key={kind}>
            <Badge tone={tone}>{texts[kind]}</Badge> <span>{change[kind].join(', ')}</span>
          </dd>
        ))}
    </dl>
  );
}
