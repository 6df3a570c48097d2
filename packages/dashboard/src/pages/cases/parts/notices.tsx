/** Unread case notices of the user. */

import { Link } from '@tanstack/react-router';
import { caseStaffMutations, noticesQuery } from '../../../client/case-staff.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { Time } from '../../../kit/time.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../cases.module.css';

const mostShown = 5;

export function Notices() {
  const { cases: texts } = usePageTexts();
  const language = useLanguage();
  const { kind } = useEnvironment();
  const api = useApi();
  const { markNoticesRead } = useMutations(caseStaffMutations);
  const sentenceOf = useSentenceOf();
  const found = useQuery(noticesQuery(api));
  const unread = found.data?.notices.filter((notice) => notice['read-at'] === null) ?? [];
  if (unread.length === 0) return null;
  const read = async () => {
    try {
      await markNoticesRead();
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
  };
  return (
    <Card
      title={texts.notices}
      help={countOf(texts.noticesUnread, unread.length, language)}
      actions={<Button onPress={() => void read()}>{texts.noticesRead}</Button>}
    >
      <ul className={styles['lines']}>
        {unread.slice(0, mostShown).map((notice) => (
          <li key={notice.id} className={styles['line']}>
            <span className={styles['grow']}>
              <Link to={`/${kind}/cases/${notice['case-id']}`}>{notice['case-name']}</Link>{' '}
              {texts.noticeKinds[notice.kind]}
            </span>
            <span className={styles['quiet']}>
              <Time value={notice['created-at']} as="age" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
