/** Notice for a page without script that accepts only photos from its own camera. */
import { useWords } from '../language-context.ts';

export function ScriptNeeded() {
  const { say } = useWords();
  return (
    <div class="notice">
      <p>{say('capture.script_needed')}</p>
    </div>
  );
}
