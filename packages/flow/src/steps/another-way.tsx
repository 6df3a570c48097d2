/** The way that is left to everybody: the company, which may know another way. Without a form and without script. */
import { useWords } from '../language-context.ts';

export function AnotherWay() {
  const { say } = useWords();
  return (
    <details class="aside" data-action="another-way">
      <summary>{say('retry.other')}</summary>
      <p>{say('retry.other.body')}</p>
    </details>
  );
}
