/** A confirmation dialog before sessions end; sessions that already ended are no error. */

import { nameOf, type Person } from '../../../client/people.ts';
import { holderOf, type UserSession, userSessionMutations } from '../../../client/user-sessions.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';

export interface EndSessionsProps {
  /** Sessions of one person. */
  readonly sessions: readonly UserSession[];
  /** True to also end sessions that begin meanwhile; never ends the current session. */
  readonly isAll?: boolean;
  readonly people: readonly Person[];
  readonly onClose: () => void;
}

export function EndSessions({ sessions, isAll = false, people, onClose }: EndSessionsProps) {
  const { sessions: texts, kit } = usePageTexts();
  const language = useLanguage();
  const { end, endOthers } = useMutations(userSessionMutations);
  const [first] = sessions;
  const person = people.find(({ id }) => first !== undefined && id === holderOf(first));
  const name = person === undefined ? '' : nameOf(person);
  const send = async () => {
    if (isAll && first !== undefined) await endOthers(holderOf(first));
    else await end(sessions.map(({ id }) => id));
    toast('good', texts.ended);
    onClose();
  };
  return (
    <Dialog title={fill(texts.endOf, { name })} isOpen onClose={onClose}>
      <Form send={texts.end} onSend={send} isDanger others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{countOf(texts.endText, sessions.length, language)}</p>
      </Form>
    </Dialog>
  );
}
