/** A dialog that redelivers everything that failed or waits after a failure, of a period. */

import { useState } from 'react';
import type { Webhook } from '../../../client/resources.ts';
import { webhookMutations } from '../../../client/webhooks.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';

export interface SendAgainProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Returns the local time in the format of a date-time field. */
function localMinute(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** A delivery that waits for its last attempt was created up to 51 hours ago. */
const usualMs = 3 * 86_400_000;

/** Returns when the endpoint began to fail, or three days ago, whichever is earlier. */
function usualSince({ attributes: { 'failing-since': failing } }: Webhook): Date {
  const recent = Date.now() - usualMs;
  return new Date(failing === null ? recent : Math.min(recent, Date.parse(failing)));
}

export function SendAgain({ webhook, onClose }: SendAgainProps) {
  const { webhook: texts, kit } = usePageTexts();
  const language = useLanguage();
  const { redeliverAll } = useMutations(webhookMutations);
  const [since, setSince] = useState(localMinute(usualSince(webhook)));
  const [until, setUntil] = useState('');
  const send = async () => {
    const count = await redeliverAll(webhook.id, {
      since: new Date(since).toISOString(),
      ...(until === '' ? {} : { until: new Date(until).toISOString() }),
    });
    toast('good', countOf(texts.sentMany, count, language));
    onClose();
  };
  return (
    <Dialog title={texts.again} isOpen onClose={onClose} isDismissable={false}>
      <Form send={texts.send} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{texts.againText}</p>
        <Field label={texts.since} type="datetime-local" value={since} onChange={setSince} isRequired />
        <Field label={texts.until} help={texts.untilHelp} type="datetime-local" value={until} onChange={setUntil} />
      </Form>
    </Dialog>
  );
}
