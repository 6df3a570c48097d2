/** Claims the most urgent unassigned case and opens it. */

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
  /** A case to leave for another user. */
  readonly leave?: string;
}

/** Returns a function that claims the next case; while a claim is pending, further presses are ignored. */
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
