/** State of a webhook delivery as a coloured word. */
import type { DeliveryStatus as Status } from '../client/webhook-deliveries.ts';
import { usePageTexts } from '../texts/use-texts.tsx';
import { Badge, type BadgeTone } from './badge.tsx';

const tones: Readonly<Record<Status, BadgeTone>> = {
  pending: 'accent',
  completed: 'good',
  failed: 'problem',
  skipped: 'plain',
};

export function DeliveryStatus({ status }: { readonly status: Status }) {
  const { webhook: texts } = usePageTexts();
  return <Badge tone={tones[status]}>{texts.states[status]}</Badge>;
}
