/** The link leads nowhere (any more): why, and how to get a new one. */
import { useWords } from '../language-context.ts';
import type { GonePage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { EndMark } from './end-mark.tsx';

/** Nothing to post. */
export function Gone({ page }: { readonly page: GonePage }) {
  const { say } = useWords();
  return (
    <div class="end">
      <EndMark step={page.step} />
      <Heading page={page} />
      <p class="lead">{say(`gone.${page.reason}.body`)}</p>
      <p>{say('gone.next')}</p>
    </div>
  );
}
