/** Actions that simulate an inquiry, next to the events they cause. */

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  playMutations,
  type SimulateAction,
  simulateActions,
  simulatedEventsQuery,
  simulatedInquiryQuery,
} from '../../../client/simulations.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { InquiryStatus } from '../../../kit/inquiry-status.tsx';
import { JsonText } from '../../../kit/json-text.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../simulator.module.css';
import { Receiver } from './receiver.tsx';

export function PlayInquiry({ id }: { readonly id: string }) {
  const { simulator: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const found = useQuery(simulatedInquiryQuery(useApi(), id));
  if (found.isPending) return <Skeleton lines={6} />;
  if (found.isError) return <Fault error={found.error} onRetry={() => void found.refetch()} />;
  const { data: inquiry, included = [] } = found.data;
  return (
    <>
      <Card title={texts.play} actions={<InquiryStatus status={inquiry.attributes.status} />}>
        <p>
          <Link to={`/${kind}/inquiries/${id}`}>{id}</Link>
        </p>
        <Actions id={id} />
      </Card>
      <Told objectIds={[id, ...included.map((each) => each.id)]} />
    </>
  );
}

function Actions({ id }: { readonly id: string }) {
  const { simulator: texts } = usePageTexts();
  const { play } = useMutations(playMutations);
  const sentenceOf = useSentenceOf();
  const [playing, setPlaying] = useState<SimulateAction | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (action: SimulateAction) => {
    setPlaying(action);
    setProblem(null);
    try {
      await play(id, action);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setPlaying(null);
  };
  return (
    <>
      {problem !== null && <Notice tone="problem">{problem}</Notice>}
      <div className={styles['actions']}>
        {simulateActions.map((action) => (
          <Button key={action} isPending={playing === action} onPress={() => void act(action)}>
            {texts.actions[action]}
          </Button>
        ))}
      </div>
    </>
  );
}

function Told({ objectIds }: { readonly objectIds: readonly string[] }) {
  const { simulator: texts } = usePageTexts();
  const found = useQuery(simulatedEventsQuery(useApi(), objectIds));
  const events = found.data?.data ?? [];
  return (
    <>
      <Card title={texts.told} help={texts.toldHelp}>
        {found.isPending && <Skeleton lines={3} />}
        <ol className={styles['events']}>
          {events.map((event) => (
            <li key={event.id}>
              <details>
                <summary>
                  <span>{event.attributes.name}</span>
                  <span className={styles['quiet']}>
                    <Time value={event.attributes['created-at']} as="age" />
                  </span>
                </summary>
                <JsonText value={event} name={event.attributes.name} />
              </details>
            </li>
          ))}
        </ol>
      </Card>
      <Receiver eventIds={events.map(({ id }) => id)} />
    </>
  );
}
