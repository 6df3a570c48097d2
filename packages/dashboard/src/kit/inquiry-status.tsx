/** State of an inquiry as a coloured word. */
import { useTexts } from '../texts/use-texts.tsx';
import { Badge, type BadgeTone } from './badge.tsx';

const tones: Readonly<Record<string, BadgeTone>> = {
  approved: 'good',
  declined: 'problem',
  failed: 'problem',
  needs_review: 'warning',
  completed: 'accent',
};

export function useStatusWord(): (status: string) => string {
  const { statuses } = useTexts().kit;
  return (status) => (statuses as Readonly<Record<string, string | undefined>>)[status] ?? status;
}

export function InquiryStatus({ status }: { readonly status: string }) {
  const wordOf = useStatusWord();
  return <Badge tone={tones[status] ?? 'plain'}>{wordOf(status)}</Badge>;
}
