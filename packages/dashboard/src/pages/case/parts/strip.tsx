/** State, deadline, assignee and actions of the case; it stays visible. */

import { useState } from 'react';
import { CaseStatus } from '../../../cases/case-status.tsx';
import { TimeToDeadline } from '../../../cases/time-to-deadline.tsx';
import { useNextCase } from '../../../cases/use-next-case.ts';
import type { CaseWork } from '../../../client/cases.ts';
import { caseMutations } from '../../../client/cases.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Copyable } from '../../../kit/copyable.tsx';
import { Time } from '../../../kit/time.tsx';
import { useHasRight, useSession } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { useShortcuts } from '../../../shell/use-shortcuts.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case.module.css';
import { useChange } from '../use-change.ts';
import { type Asked, CaseDialogs } from './case-dialogs.tsx';
import { CaseMenu } from './case-menu.tsx';

export function Strip({ work }: { readonly work: CaseWork }) {
  const { case: texts, cases } = usePageTexts();
  const hasRight = useHasRight();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { claim, isPending } = useNextCase({ leave: work.id });
  const take = useTake(work);
  const isThere = work['redacted-at'] === null;
  const mayWrite = hasRight('case.write');
  const mayChange = mayWrite && isThere;
  const mayAssign = hasRight('case.assign') && isThere;
  const ask = (dialog: Asked, isOffered: boolean) => () => {
    if (isOffered) setAsked(dialog);
  };
  const isOpen = work.state !== 'resolved';
  useShortcuts({
    nextReview: () => mayWrite && claim(),
    statusCase: ask('status', mayChange),
    assignCase: ask('assign', mayAssign),
    snoozeCase: ask('snooze', mayChange && isOpen),
    escalateCase: ask('escalate', mayChange && isOpen),
    tagCase: ask('tags', mayChange),
  });
  return (
    <section className={styles['strip']} aria-label={texts.strip}>
      <Facts work={work} />
      <div className={styles['actions']}>
        {mayChange && (
          <Button look="main" icon="check" onPress={() => setAsked('status')}>
            {texts.setStatus}
          </Button>
        )}
        {take !== null && isThere && <Button onPress={take}>{texts.take}</Button>}
        {mayWrite && (
          <Button icon="right" isPending={isPending} onPress={claim}>
            {cases.next}
          </Button>
        )}
        <CaseMenu work={work} onAsk={setAsked} />
      </div>
      {asked !== null && <CaseDialogs asked={asked} work={work} onClose={() => setAsked(null)} />}
    </section>
  );
}

/** Returns the function that assigns the case to the user; null if not allowed, or already theirs. */
function useTake({ id, assignee }: CaseWork): (() => void) | null {
  const { case: texts } = usePageTexts();
  const { assign } = useMutations(caseMutations);
  const { user } = useSession().meta;
  const change = useChange();
  const mayAssign = useHasRight()('case.assign');
  if (!mayAssign || assignee?.id === user.id) return null;
  return () => void change(() => assign(id, user['email-address']), texts.taken);
}

function Facts({ work }: { readonly work: CaseWork }) {
  const { case: texts, cases } = usePageTexts();
  const { user } = useSession().meta;
  const { assignee, priority, 'snoozed-until': snoozed } = work;
  const who =
    assignee === null ? cases.nobody : assignee.id === user.id ? cases.you : (assignee['email-address'] ?? assignee.id);
  return (
    <div className={styles['state']}>
      <CaseStatus {...work} />
      {priority > 0 && <Badge tone="warning">{fill(cases.priority, { level: String(priority) })}</Badge>}
      <TimeToDeadline of={work} />
      <span className={styles['who']}>
        {texts.with}: {who}
      </span>
      {snoozed !== null && Date.parse(snoozed) > Date.now() && (
        <span className={styles['quiet']}>
          {cases.snoozedUntil}: <Time value={snoozed} as="age" />
        </span>
      )}
      {work.tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      <Copyable value={work.id} name={texts.id} />
    </div>
  );
}
