/** State of a webhook as a coloured word; for a failing webhook, the failure takes precedence. */
import type { Webhook } from '../client/resources.ts';
import { usePageTexts } from '../texts/use-texts.tsx';
import { Badge } from './badge.tsx';

const tones = { enabled: 'good', disabled: 'warning', archived: 'plain' } as const;

export function WebhookStatus({ webhook: { attributes } }: { readonly webhook: Webhook }) {
  const { webhooks: texts } = usePageTexts();
  const { status, 'failing-since': failingSince, 'disabled-reason': reason } = attributes;
  if (reason !== null) return <Badge tone="problem">{texts.stoppedByFailing}</Badge>;
  if (status === 'enabled' && failingSince !== null) return <Badge tone="problem">{texts.failing}</Badge>;
  return <Badge tone={tones[status]}>{texts.states[status]}</Badge>;
}
