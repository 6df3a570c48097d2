/** Runs a case action and confirms it; shows errors outside forms. */
import { useSentenceOf } from '../../kit/sentence-of.ts';
import { toast } from '../../kit/toast.tsx';

export function useChange(): (work: () => Promise<unknown>, told: string) => Promise<void> {
  const sentenceOf = useSentenceOf();
  return async (work, told) => {
    try {
      await work();
      toast('good', told);
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
  };
}
