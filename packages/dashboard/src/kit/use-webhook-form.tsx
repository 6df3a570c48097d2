/** State of a webhook form, with its fields. */
import { type ReactNode, useState } from 'react';
import { attributesOf, type WebhookSettings } from '../client/webhooks.ts';
import { WebhookForm } from './webhook-form.tsx';

export interface WebhookFormState {
  readonly fields: ReactNode;
  /** Returns the attributes to send; returns null, and marks the filter as invalid, if it is not a JSON object. */
  readonly check: () => object | null;
}

export function useWebhookForm(before: WebhookSettings): WebhookFormState {
  const [settings, setSettings] = useState(before);
  const [isBroken, setBroken] = useState(false);
  // An invalid filter is checked again after a change.
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
