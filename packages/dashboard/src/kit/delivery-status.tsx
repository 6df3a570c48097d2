/** State of a webhook delivery as a coloured word, and the result of its last attempt. */
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

interface DeliveryAnswerProps {
  /** HTTP status; null if there was no response. */
  readonly code: number | null;
  readonly error: string | null;
}

/** Shows the last response. A network error is shown in words with its code. */
export function DeliveryAnswer({ code, error }: DeliveryAnswerProps) {
  const { webhook: texts } = usePageTexts();
  const faults: Readonly<Record<string, string>> = texts.faults;
  const inWords = error !== null && Object.hasOwn(faults, error) ? `${faults[error]} (${error})` : error;
  return [code, inWords].filter((part) => part !== null).join(' · ');
}
