/** A webhook is made and enabled at once; its secret is shown this once. */

import { useState } from 'react';
import { attributesOf, usualEvents, type WebhookSettings, webhookMutations } from '../../../client/webhooks.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import { WebhookForm } from '../../../kit/webhook-form.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function MakeWebhook({ onClose }: { readonly onClose: () => void }) {
  const { webhooks: texts, kit } = usePageTexts();
  const { make } = useMutations(webhookMutations);
  const [settings, setSettings] = useState<WebhookSettings>({ name: '', url: '', events: usualEvents, filter: '' });
  const [isBroken, setBroken] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  // What is marked as broken is not sent; a change is tried again.
  const change = (next: WebhookSettings) => {
    setSettings(next);
    setBroken(false);
  };
  const send = async () => {
    const attributes = attributesOf(settings);
    setBroken(attributes === null);
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
          <WebhookForm settings={settings} onChange={change} isFilterBroken={isBroken} />
        </Form>
      ) : (
        <ShownOnce value={secret} name={texts.secret} text={texts.onceText} onClose={onClose} />
      )}
    </Dialog>
  );
}
