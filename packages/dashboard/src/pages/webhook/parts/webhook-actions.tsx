/** Actions for a webhook. */

import { useState } from 'react';
import type { Webhook } from '../../../client/resources.ts';
import { changedSettings, settingsOf, webhookMutations } from '../../../client/webhooks.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useWebhookForm } from '../../../kit/use-webhook-form.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

type Asked = 'edit' | 'enable' | 'disable' | 'archive' | 'rotate';

interface Part {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

export function WebhookActions({ webhook }: { readonly webhook: Webhook }) {
  const { webhook: texts } = usePageTexts();
  const hasRight = useHasRight();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { status } = webhook.attributes;
  if (!hasRight('webhook.write') || status === 'archived') return null;
  const close = () => setAsked(null);
  const all = ['edit', status === 'enabled' ? 'disable' : 'enable', 'rotate', 'archive'] as const;
  const offered = all.filter((action) => action !== 'rotate' || hasRight('webhook.secret'));
  return (
    <>
      {offered.map((action) => (
        <Button key={action} look={action === 'archive' ? 'danger' : 'quiet'} onPress={() => setAsked(action)}>
          {texts.actions[action]}
        </Button>
      ))}
      {asked === 'edit' && <Edit webhook={webhook} onClose={close} />}
      {asked === 'rotate' && <Rotate webhook={webhook} onClose={close} />}
      {asked !== null && asked !== 'edit' && asked !== 'rotate' && (
        <Switch webhook={webhook} action={asked} onClose={close} />
      )}
    </>
  );
}

function Edit({ webhook, onClose }: Part) {
  const { webhook: texts, kit } = usePageTexts();
  const { change } = useMutations(webhookMutations);
  // The list is fetched again meanwhile: the edit compares with what it began with.
  const [before] = useState(webhook.attributes);
  const { fields, check } = useWebhookForm(settingsOf(webhook));
  const send = async () => {
    const attributes = check();
    if (attributes === null) return;
    await change(webhook.id, changedSettings(before, attributes));
    toast('good', texts.saved);
    onClose();
  };
  return (
    <Dialog title={texts.actions.edit} isOpen onClose={onClose} size="medium" isDismissable={false}>
      <Form send={texts.save} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        {fields}
      </Form>
    </Dialog>
  );
}

function Switch({ webhook, action, onClose }: Part & { readonly action: 'enable' | 'disable' | 'archive' }) {
  const { webhook: texts, kit } = usePageTexts();
  const { act } = useMutations(webhookMutations);
  const send = async () => {
    await act(webhook.id, action);
    onClose();
  };
  return (
    <Dialog title={texts.actions[action]} isOpen onClose={onClose}>
      <Form
        send={texts.actions[action]}
        onSend={send}
        isDanger={action !== 'enable'}
        others={<Button onPress={onClose}>{kit.cancel}</Button>}
      >
        <p>{texts.actionTexts[action]}</p>
      </Form>
    </Dialog>
  );
}

function Rotate({ webhook, onClose }: Part) {
  const { webhook: texts, webhooks, kit } = usePageTexts();
  const { rotateSecret } = useMutations(webhookMutations);
  const [secret, setSecret] = useState<string | null>(null);
  const send = async () => {
    const { data } = await rotateSecret(webhook.id);
    setSecret(data.attributes.secret ?? '');
  };
  return (
    <Dialog title={texts.actions.rotate} isOpen onClose={onClose} isDismissable={secret === null}>
      {secret === null ? (
        <Form send={texts.actions.rotate} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
          <p>{texts.rotateText}</p>
        </Form>
      ) : (
        <ShownOnce value={secret} name={webhooks.secret} text={webhooks.onceText} onClose={onClose} />
      )}
    </Dialog>
  );
}
