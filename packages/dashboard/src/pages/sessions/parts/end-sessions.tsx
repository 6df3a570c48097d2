/** Asks before sessions are ended; those that ended meanwhile are no fault. */
import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../client/api.ts';
import { isApiError } from '../../../client/api-error.ts';
import { nameOf, type Person } from '../../../client/people.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import { holderOf, sessionsQuery, type UserSession } from '../queries.ts';

export interface EndSessionsProps {
  /** All of one person. */
  readonly sessions: readonly UserSession[];
  /** Those too that begin while this is asked; never the session that asks. */
  readonly isAll?: boolean;
  readonly people: readonly Person[];
  readonly onClose: () => void;
}

async function endOne(api: Api, id: string): Promise<void> {
  await api.private.delete(`/user-sessions/${id}`).catch((fault: unknown) => {
    if (!isApiError(fault) || fault.status !== 404) throw fault;
  });
}

export function EndSessions({ sessions, isAll = false, people, onClose }: EndSessionsProps) {
  const { sessions: texts, kit } = usePageTexts();
  const language = useLanguage();
  const api = useApi();
  const queries = useQueryClient();
  const [first] = sessions;
  const person = people.find(({ id }) => first !== undefined && id === holderOf(first));
  const name = person === undefined ? '' : nameOf(person);
  const send = async () => {
    if (isAll && first !== undefined) {
      await api.private.post('/user-sessions/end-others', undefined, { 'user-id': holderOf(first) });
    } else {
      for (const { id } of sessions) await endOne(api, id);
    }
    await queries.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
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
