/** Transports of email and SMS, a notice if email is only logged, and the latest messages. */

import { useMutation } from '@tanstack/react-query';
import { type SentMessage, type Settings, settingMutations } from '../../../client/settings.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { Table } from '../../../kit/table/table.tsx';
import { Time } from '../../../kit/time.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../settings.module.css';

const toneOf = (state: string) => (state === 'sent' ? 'good' : state === 'queued' ? 'plain' : 'problem');

export function Messages({ messages }: { readonly messages: Settings['messages'] }) {
  const { settings: texts } = usePageTexts();
  const { sendTestMessage } = useMutations(settingMutations);
  const sentenceOf = useSentenceOf();
  const mayTest = useHasRight()('setting.write');
  const testing = useMutation({
    mutationFn: () => sendTestMessage(),
    onSuccess: () => toast('good', texts.testQueued),
    onError: (error) => toast('problem', sentenceOf(error)),
  });
  const button = mayTest && (
    <Button isPending={testing.isPending} onPress={() => testing.mutate()}>
      {texts.test}
    </Button>
  );
  return (
    <Card title={texts.messages} help={texts.messagesHelp} actions={button}>
      <dl className={styles['lines']}>
        {(['mail', 'sms'] as const).map((channel) => (
          <div key={channel} className={styles['line']}>
            <dt>{texts.channels[channel]}</dt>
            <dd>
              {texts.transports[messages[channel]]}{' '}
              <code className={styles['quiet']}>{channel === 'mail' ? 'MAIL_TRANSPORT' : 'SMS_TRANSPORT'}</code>
            </dd>
          </div>
        ))}
      </dl>
      {messages.mail === 'log' && <Notice tone="info">{texts.logOnly}</Notice>}
      {messages.recent.length > 0 && <Recent messages={messages.recent} />}
    </Card>
  );
}

function Recent({ messages }: { readonly messages: readonly SentMessage[] }) {
  const { settings: texts } = usePageTexts();
  const states: Readonly<Record<string, string>> = texts.states;
  return (
    <Table<SentMessage>
      label={texts.recent}
      rows={messages}
      keyOf={({ id }) => id}
      columns={[
        { id: 'kind', title: texts.columns.kind, share: 3, cell: ({ kind }) => <code>{kind}</code> },
        { id: 'channel', title: texts.columns.channel, share: 2, cell: ({ channel }) => texts.channels[channel] },
        {
          id: 'state',
          title: texts.columns.state,
          share: 3,
          cell: ({ state, error }) => (
            <span>
              <Badge tone={toneOf(state)}>{states[state] ?? state}</Badge> {error}
            </span>
          ),
        },
        {
          id: 'at',
          title: texts.columns.at,
          share: 2,
          cell: (message) => <Time value={message['created-at']} as="age" />,
        },
      ]}
    />
  );
}
