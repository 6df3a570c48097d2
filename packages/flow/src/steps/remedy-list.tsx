/** Reasons why a part was refused, each as a sentence with a remedy. */
import { useWords } from '../language-context.ts';
import type { RemedyCode } from '../page.ts';

/** Shows the sentences of `remedies`, each once. */
export function RemedyList({ remedies }: { readonly remedies: readonly RemedyCode[] }) {
  const { say } = useWords();
  if (remedies.length === 0) return null;
  return (
    <ul class="remedies">
      {[...new Set(remedies)].map((code) => (
        <li key={code}>{say(`remedy.${code}`)}</li>
      ))}
    </ul>
  );
}
