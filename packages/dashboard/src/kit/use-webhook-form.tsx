/** Settings of a webhook as they are typed, with the fields for them. */
import { type ReactNode, useState } from 'react';
import { attributesOf, type WebhookSettings } from '../client/webhooks.ts';
import { WebhookForm } from './webhook-form.tsx';

export interface WebhookFormState {
  readonly fields: ReactNode;
  /** What is sent; null, and marked as broken, where the filter is no JSON object. */
  readonly check: () => object | null;
}

export function useWebhookForm(before: WebhookSettings): WebhookFormState {
  const [settings, setSettings] = useState(before);
  const [isBroken, setBroken] = useState(false);
  // What is marked as broken is tried again after a change.
  const change = (next: WebhookSettings) => {
    setSettings(next);
    setBroken(false);
  };
  return {
    fields: <WebhookForm settings={settings} onChange={change} isFilterBroken={isBroken} />,
    check() {
      const attributes = attributesOf(settings);
      setBroken(attributes === null);
      return attributes;
    },
  };
}
