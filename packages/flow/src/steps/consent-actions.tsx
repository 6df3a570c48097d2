/** The two answers to a question at the start: to go on, or not. */
import { useAnswering } from '../answer-context.ts';
import { Actions } from './actions.tsx';

/** Posts `consent=yes` or `consent=no`. */
export function ConsentActions({ yes, no }: { readonly yes: string; readonly no: string }) {
  const { sending } = useAnswering();
  return (
    <Actions id="field-consent">
      <button type="submit" class="button" name="consent" value="yes" data-action="consent" disabled={sending}>
        {yes}
      </button>
      <button type="submit" class="button quiet" name="consent" value="no" data-action="decline" disabled={sending}>
        {no}
      </button>
    </Actions>
  );
}
