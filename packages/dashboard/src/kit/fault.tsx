/** A part of a page that failed to load: the cause, and a retry. */
import { isApiError } from '../client/api-error.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { useSentenceOf } from './sentence-of.ts';

export interface FaultProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

export function Fault({ error, onRetry }: FaultProps) {
  const { kit, errors } = useTexts();
  const sentenceOf = useSentenceOf();
  const isForbidden = isApiError(error) && error.status === 403;
  const retry = onRetry && !isForbidden && (
    <Button icon="refresh" onPress={onRetry}>
      {kit.tryAgain}
    </Button>
  );
  return (
    <Notice tone="problem" title={isForbidden ? errors.forbiddenTitle : errors.title} action={retry}>
      {sentenceOf(error)}
    </Notice>
  );
}
