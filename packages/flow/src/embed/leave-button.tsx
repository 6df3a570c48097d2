/** Button that leaves a flow shown in a dialog of another page; asks first, since answers may be half given. */
import { useEffect, useRef } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';
import { leaving } from './in-document.ts';

/** `asks` is false where nothing can be lost: the button then leaves at once. */
export function LeaveButton({ asks }: { readonly asks: boolean }) {
  const { say } = useWords();
  const { scripted } = useAnswering();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!asks) return;
    leaving.onAsk(() => {
      if (dialog.current?.open === false) dialog.current.showModal();
    });
    return () => leaving.onAsk(null);
  }, [asks]);
  if (!scripted) return null;
  const leave = () => {
    dialog.current?.close();
    leaving.leave();
  };
  return (
    <>
      <button type="button" class="leave" aria-label={say('embed.leave')} onClick={leaving.ask}>
        <span aria-hidden="true">×</span>
      </button>
      <dialog ref={dialog} class="leave-dialog" aria-labelledby="leave-question">
        <h2 id="leave-question">{say('embed.leave.heading')}</h2>
        <p>{say('embed.leave.body')}</p>
        <div class="leave-choices">
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {say('embed.stay')}
          </button>
          <button type="button" class="button quiet" onClick={leave}>
            {say('embed.leave')}
          </button>
        </div>
      </dialog>
    </>
  );
}
