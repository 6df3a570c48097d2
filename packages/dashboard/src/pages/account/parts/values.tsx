/** Values of the account, with their date and the user or inquiry that set them. */

import { Link } from '@tanstack/react-router';
import { accountHistoryQuery, flatValues, type ValueChange } from '../../../client/accounts.ts';
import { nameOf, peopleQuery } from '../../../client/people.ts';
import type { Account } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { Card } from '../../../kit/card.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../account.module.css';

export function Values({ account }: { readonly account: Account }) {
  const { account: texts, kit } = usePageTexts();
  const language = useLanguage();
  const words = useWords();
  const hasRight = useHasRight();
  const history = useQuery({ ...accountHistoryQuery(useApi(), account.id), enabled: hasRight('pii.view') });
  const { fields } = account.attributes;
  const values = flatValues(fields ?? {});
  const held = values.filter(([, value]) => value !== null);
  const changesOf = (key: string) => history.data?.fields.find((each) => each.key === key)?.changes ?? [];
  return (
    <Card title={texts.values} help={texts.valuesHelp}>
      {held.length === 0 && <p>{fields === undefined ? kit.keptFromRole : texts.noValues}</p>}
      <dl className={styles['values']}>
        {held.map(([key, value]) => {
          const [newest, ...older] = changesOf(key);
          return (
            <div key={key} className={styles['value']}>
              <dt>{words.property(key)}</dt>
              <dd>
                <span className={styles['text']}>{value}</span>
                {newest !== undefined && <Origin change={newest} />}
                {older.length > 0 && (
                  <details>
                    <summary>{countOf(texts.before, older.length, language)}</summary>
                    <ul className={styles['older']}>
                      {older.map((change) => (
                        <li key={change.at}>
                          <span className={styles['text']}>{change.value ?? texts.nothing}</span>
                          <Origin change={change} />
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}

function Origin({ change }: { readonly change: ValueChange }) {
  const { account: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const inquiryId = change['inquiry-id'];
  return (
    <span className={styles['quiet']}>
      {inquiryId === null ? (
        <Author change={change} />
      ) : (
        <>
          {texts.byInquiry} <Link to={`/${kind}/inquiries/${inquiryId}`}>{inquiryId}</Link>
        </>
      )}
      {' · '}
      <Time value={change.at} as="age" />
    </span>
  );
}

function Author({ change }: { readonly change: ValueChange }) {
  const { account: texts } = usePageTexts();
  const hasRight = useHasRight();
  const isPerson = change['actor-type'] === 'user';
  const people = useQuery({ ...peopleQuery(useApi()), enabled: isPerson && hasRight('user.read') });
  const person = people.data?.data.find(({ id }) => id === change['actor-id']);
  if (person !== undefined) return nameOf(person);
  const names: Readonly<Record<string, string>> = texts.authors;
  return names[change['actor-type']] ?? change['actor-type'];
}
