/** A dialog that sends any recent event, even one that the webhook does not subscribe to, to test its receiver. */

import { useState } from 'react';
import { recentEventsQuery } from '../../../client/events.ts';
import { useQuery } from '../../../client/use-query.ts';
import { webhookMutations } from '../../../client/webhooks.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Select } from '../../../kit/select.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface SendEventProps {
  readonly webhookId: string;
  readonly onClose: () => void;
}

export function SendEvent({ webhookId, onClose }: SendEventProps) {
  const { webhook: texts, kit } = usePageTexts();
  const api = useApi();
  const { redeliver } = useMutations(webhookMutations);
  const found = useQuery(recentEventsQuery(api));
  const [chosen, setChosen] = useState<string | null>(null);
  const events = found.data?.data ?? [];
  // One event per name is enough for a test.
  const ofEachName = [...new Map(events.toReversed().map((event) => [event.attributes.name, event])).values()];
  const eventId = chosen ?? ofEachName[0]?.id ?? '';
  const send = async () => {
    await redeliver(webhookId, eventId);
    toast('good', texts.sentAgain);
    onClose();
  };
  return (
    <Dialog title={texts.sendEvent} isOpen onClose={onClose}>
      <QueryView query={found} lines={2} />
      {found.isSuccess && ofEachName.length === 0 && <p>{texts.noEvents}</p>}
      {ofEachName.length > 0 && (
        <Form send={texts.send} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
          <p>{texts.sendEventText}</p>
          <Select
            label={texts.columns.event}
            value={eventId}
            onChange={setChosen}
            choices={ofEachName.map(({ id, attributes }) => ({ value: id, label: attributes.name }))}
          />
        </Form>
      )}
    </Dialog>
  );
}
