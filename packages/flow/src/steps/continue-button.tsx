/** The main button of a step, at the same place on every screen. */
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';
import type { TextKey } from '../texts/keys.ts';
import { Actions } from './actions.tsx';
import { useSendingLabel } from './use-sending-label.ts';

/** Submits the surrounding form, with `name` and `value`. */
export function ContinueButton(props: { readonly label?: TextKey; readonly name?: string; readonly value?: string }) {
  const { say } = useWords();
  const { sending } = useAnswering();
  const sendingLabel = useSendingLabel();
  return (
    <Actions>
      <button
        type="submit"
        class="button"
        name={props.name}
        value={props.value}
        data-action="continue"
        disabled={sending}
      >
        {sending ? sendingLabel : say(props.label ?? 'action.continue')}
      </button>
    </Actions>
  );
}
