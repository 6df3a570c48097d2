/** Takes the most urgent case that nobody has, and opens it. */

import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { caseClaims } from '../client/cases.ts';
import { useSentenceOf } from '../kit/sentence-of.ts';
import { toast } from '../kit/toast.tsx';
import { useEnvironment } from '../shell/session.ts';
import { useMutations } from '../shell/use-mutations.ts';
import { usePageTexts } from '../texts/use-texts.tsx';

export interface NextWish {
  readonly queue?: string | undefined;
  readonly template?: string | undefined;
  /** A case that is left for somebody else. */
  readonly leave?: string;
}

/** Of several presses meanwhile one counts. */
export function useNextCase(wish: NextWish): { readonly isPending: boolean; readonly claim: () => void } {
  const { cases: texts } = usePageTexts();
  const { claimNext } = useMutations(caseClaims);
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const sentenceOf = useSentenceOf();
  const claiming = useMutation({
    mutationFn: () => claimNext(wish),
    onSuccess: async (id) => {
      if (id === null) return toast('info', texts.noneWaits);
      await navigate({ to: `/${kind}/cases/${id}` });
    },
    onError: (error) => toast('problem', sentenceOf(error)),
  });
  return {
    isPending: claiming.isPending,
    claim: () => {
      if (!claiming.isPending) claiming.mutate();
    },
  };
}
