/** Does something to a case and shows it as it is then; what is refused is said where no form shows it. */
import { useQueryClient } from '@tanstack/react-query';
import { useSentenceOf } from '../../kit/sentence-of.ts';
import { toast } from '../../kit/toast.tsx';
import { useApi } from '../../shell/session.ts';

/** Asks again for all that is shown of cases. */
export function useCasesAnew(): () => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [api.environmentId, 'case'] });
}

export function useChange(): (work: () => Promise<unknown>, told: string) => Promise<void> {
  const anew = useCasesAnew();
  const sentenceOf = useSentenceOf();
  return async (work, told) => {
    try {
      await work();
      toast('good', told);
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
    await anew();
  };
}
