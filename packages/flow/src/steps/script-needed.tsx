/** For a page without script whose picture only its camera may take. */
import { useWords } from '../language-context.ts';

export function ScriptNeeded() {
  const { say } = useWords();
  return (
    <div class="notice">
      <p>{say('capture.script_needed')}</p>
    </div>
  );
}
