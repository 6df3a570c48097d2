/** A dialog that creates and enables a webhook; its secret is shown once. */

import { useState } from 'react';
import { usualEvents, webhookMutations } from '../../../client/webhooks.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import { useWebhookForm } from '../../../kit/use-webhook-form.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function MakeWebhook({ onClose }: { readonly onClose: () => void }) {
  const { webhooks: texts, kit } = usePageTexts();
  const { make } = useMutations(webhookMutations);
  const { fields, check } = useWebhookForm({ name: '', url: '', events: usualEvents, filter: '' });
  const [secret, setSecret] = useState<string | null>(null);
  const send = async () => {
    const attributes = check();
    if (attributes === null) return;
    const made = await make(attributes);
    setSecret(made.attributes.secret ?? '');
  };
  return (
    <Dialog
      title={secret === null ? texts.make : texts.madeTitle}
      isOpen
      onClose={onClose}
      size="medium"
      isDismissable={false}
    >
      {secret === null ? (
        <Form send={texts.make} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
          {fields}
        </Form>
      ) : (
        <ShownOnce value={secret} name={texts.secret} text={texts.onceText} onClose={onClose} />
      )}
    </Dialog>
  );
}
