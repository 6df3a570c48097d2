/** Sends the request again in the sandbox, with the user's own permissions; the body can be edited first. */
import { useState } from 'react';
import { Badge } from '../../../kit/badge.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { JsonText } from '../../../kit/json-text.tsx';
import { useEnvironment } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../api-logs.module.css';
import { type Answer, resend } from '../resend.ts';
import { type LoggedCall, targetOf } from '../snippets.ts';
import { toneOf } from '../status-tone.ts';

export function Replay({ call }: { readonly call: LoggedCall }) {
  const { apiLogs: texts } = usePageTexts();
  const { id: environmentId } = useEnvironment();
  const [body, setBody] = useState(call.body === null ? '' : JSON.stringify(call.body, null, 2));
  const [answer, setAnswer] = useState<Answer | null>(null);
  const send = async () => setAnswer(await resend({ ...call, environmentId, target: targetOf(call), body }));
  return (
    <section className={styles['again']}>
      <h3>{texts.replay}</h3>
      <Form onSend={send} send={texts.send} refusals={{ not_json: texts.notJson }}>
        {call.method === 'GET' ? (
          <p className={styles['quiet']}>{texts.replayHelp}</p>
        ) : (
          <Field
            label={texts.body}
            help={texts.replayHelp}
            rows={6}
            value={body}
            onChange={setBody}
            spellCheck="false"
          />
        )}
      </Form>
      {answer !== null && (
        <div role="status" className={styles['parts']}>
          <p>
            {texts.answered}{' '}
            {answer.status === null ? (
              <Badge tone="good">{texts.done}</Badge>
            ) : (
              <Badge tone={toneOf(answer.status)}>{String(answer.status)}</Badge>
            )}
          </p>
          {answer.text !== '' && <JsonText value={answer.text} name={texts.answer} />}
        </div>
      )}
    </section>
  );
}
