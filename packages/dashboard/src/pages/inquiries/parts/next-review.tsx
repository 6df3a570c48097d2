/** A button that claims the next inquiry that needs review; no other user receives the same one. */

import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { reviewClaims } from '../../../client/inquiries.ts';
import { Button } from '../../../kit/button.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { toast } from '../../../kit/toast.tsx';
import { useEnvironment } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { useShortcuts } from '../../../shell/use-shortcuts.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function NextReview() {
  const { inquiries: texts } = usePageTexts();
  const { claimNext } = useMutations(reviewClaims);
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const sentenceOf = useSentenceOf();
  const claiming = useMutation({
    mutationFn: () => claimNext(),
    onSuccess: (id) => (id === null ? toast('info', texts.noneWaits) : navigate({ to: `/${kind}/inquiries/${id}` })),
    onError: (error) => toast('problem', sentenceOf(error)),
  });
  useShortcuts({ nextReview: () => claiming.mutate() });
  return (
    <Button look="main" icon="right" isPending={claiming.isPending} onPress={() => claiming.mutate()}>
      {texts.next}
    </Button>
  );
}
