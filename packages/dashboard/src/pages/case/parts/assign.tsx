/** A dialog that assigns the case to a user. */

import { useState } from 'react';
import { workersQuery } from '../../../client/case-staff.ts';
import { caseMutations } from '../../../client/cases.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Select } from '../../../kit/select.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi, useSession } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import type { CaseDialogProps } from '../dialog-props.ts';

export function Assign({ work, onClose }: CaseDialogProps) {
  const { case: texts, caseQueues, shell, kit } = usePageTexts();
  const language = useLanguage();
  const api = useApi();
  const { assign } = useMutations(caseMutations);
  const { user } = useSession().meta;
  const found = useQuery(workersQuery(api));
  const [email, setEmail] = useState(work.assignee?.['email-address'] ?? user['email-address']);
  const send = async () => {
    await assign(work.id, email);
    toast('good', texts.assigned);
    onClose();
  };
  return (
    <Dialog title={texts.assign} isOpen onClose={onClose}>
      <QueryView query={found} />
      {found.data !== undefined && (
        <Form send={texts.assign} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
          <Select
            label={texts.assignTo}
            value={email}
            onChange={setEmail}
            choices={found.data.people.flatMap(({ 'email-address': address, availability, open }) => {
              const help = `${shell.availabilities[availability]} · ${countOf(caseQueues.open, open, language)}`;
              return address === undefined ? [] : [{ value: address, label: address, help }];
            })}
          />
        </Form>
      )}
    </Dialog>
  );
}
