/** First screen in a frame: a sign of waiting, or why the flow is not shown here and where it is. */
import { useWords } from '../language-context.ts';
import type { WidgetPage } from '../page.ts';
import { Heading } from '../shell.tsx';

export function Widget({ page }: { readonly page: WidgetPage }) {
  const { say } = useWords();
  if (page.error === null) {
    return (
      <>
        <div class="spinner" aria-hidden="true" />
        <Heading page={page} />
      </>
    );
  }
  return (
    <div class="end">
      <Heading page={page} />
      <p class="lead">{say(page.outside === null ? 'gone.link_wrong.body' : 'widget.refused.body')}</p>
      {page.outside !== null && (
        <div class="actions">
          <a class="button" href={page.outside} target="_blank" rel="noopener">
            {say('widget.outside')}
          </a>
        </div>
      )}
    </div>
  );
}
