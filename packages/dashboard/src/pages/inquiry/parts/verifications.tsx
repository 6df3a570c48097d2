/** Verifications with their checks, newest first. */

import { useEffect, useState } from 'react';
import { inquiryMutations, inquiryQuery, reviewStateQuery, type Verification } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { CheckList } from '../../../evidence/check-list.tsx';
import { overrideOf } from '../../../evidence/checks.ts';
import { Badge, type BadgeTone } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Copyable } from '../../../kit/copyable.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { toast } from '../../../kit/toast.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../inquiry.module.css';
import { useCheckSettings } from '../use-check-settings.ts';
import { OverrideCheck } from './override-check.tsx';

const tones: Readonly<Record<string, BadgeTone>> = {
  passed: 'good',
  failed: 'problem',
  requires_retry: 'warning',
  canceled: 'plain',
};

/** Returns true for states that a rerun can change. */
const isEnded = (status: string): boolean => ['passed', 'failed', 'requires_retry'].includes(status);

/**
 * Milliseconds for which the page polls for the end of a rerun: an unchanged result emits no event, and a busy machine
 * may take minutes.
 */
const watchedFor = 600_000;
/** Milliseconds between two polls, in the first minute and after it. */
const looksEvery = { first: 2000, later: 10_000 };
const firstFor = 60_000;

/** Reruns the engines and shows their result. */
function Rerun({ id, inquiryId }: { readonly id: string; readonly inquiryId: string }) {
  const { inquiry: texts } = usePageTexts();
  const api = useApi();
  const { rerun } = useMutations(inquiryMutations);
  const sentenceOf = useSentenceOf();
  const [isAsking, setAsking] = useState(false);
  const [pace, setPace] = useState<keyof typeof looksEvery | null>(null);
  useQuery({ ...inquiryQuery(api, inquiryId), refetchInterval: pace === null ? false : looksEvery[pace] });
  useEffect(() => {
    if (pace === null) return;
    const end = setTimeout(() => setPace(pace === 'first' ? 'later' : null), pace === 'first' ? firstFor : watchedFor);
    return () => clearTimeout(end);
  }, [pace]);
  const ask = async () => {
    setAsking(true);
    try {
      await rerun(id);
      toast('info', texts.rerunAsked);
      setPace('first');
    } catch (error) {
      toast('problem', sentenceOf(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button icon="refresh" isPending={isAsking} onPress={() => void ask()}>
      {texts.rerun}
    </Button>
  );
}

export interface VerificationsProps {
  readonly inquiry: Inquiry;
  readonly verifications: readonly Verification[];
}

export function Verifications({ inquiry, verifications }: VerificationsProps) {
  const { inquiry: texts, evidence } = usePageTexts();
  const words = useWords();
  const settingsOf = useCheckSettings(inquiry);
  const mayDecide = useHasRight()('inquiry.decide');
  const review = useQuery({ ...reviewStateQuery(useApi(), inquiry.id), enabled: mayDecide }).data;
  const nameOf = (actorId: string): string =>
    review?.people.find(({ id }) => id === actorId)?.name ?? (actorId.startsWith('user_') ? texts.somebody : actorId);
  const states: Readonly<Record<string, string>> = texts.verificationStates;
  const newestFirst = verifications.toSorted((a, b) =>
    b.attributes['created-at'].localeCompare(a.attributes['created-at']),
  );
  return newestFirst.map((verification) => {
    const { status, checks = [] } = verification.attributes;
    const isRedacted = inquiry.attributes['redacted-at'] !== null;
    const mayChange = mayDecide && !isRedacted && isEnded(status);
    return (
      <Card
        key={verification.id}
        title={words.kind(verification.type)}
        actions={
          <span className={styles['facts']}>
            {mayChange && <Rerun id={verification.id} inquiryId={inquiry.id} />}
            <Copyable value={verification.id} name={texts.id} />
          </span>
        }
      >
        <div className={styles['facts']}>
          <Badge tone={tones[status] ?? 'plain'}>{states[status] ?? status}</Badge>
          {checks.some((check) => overrideOf(check) !== null) && <Badge tone="warning">{evidence.changed}</Badge>}
        </div>
        {checks.length === 0 ? (
          <p>{isRedacted ? texts.checksRedacted : texts.noChecks}</p>
        ) : (
          <CheckList
            checks={checks}
            settingsOf={(check) => settingsOf(verification, check)}
            nameOf={nameOf}
            {...(mayChange
              ? { actionOf: (check) => <OverrideCheck verificationId={verification.id} check={check} /> }
              : {})}
          />
        )}
      </Card>
    );
  });
}
