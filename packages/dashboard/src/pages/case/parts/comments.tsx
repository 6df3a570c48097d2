/** Comments on the case, oldest first, and the field for the next one. */

import { useRef, useState } from 'react';
import { type CaseWork, caseComments, commentsQuery } from '../../../client/cases.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Time } from '../../../kit/time.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { useShortcuts } from '../../../shell/use-shortcuts.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case.module.css';
import { mentionsIn } from '../mentions.ts';

export function Comments({ work }: { readonly work: CaseWork }) {
  const { case: texts } = usePageTexts();
  const found = useQuery(commentsQuery(useApi(), work.id));
  const hasRight = useHasRight();
  const mayWrite = hasRight('case.write') && work['redacted-at'] === null;
  const maySee = hasRight('pii.view');
  return (
    <Card title={texts.comments}>
      <QueryView query={found} lines={2} />
      {found.data?.data.length === 0 && <p>{texts.commentsNone}</p>}
      <ul className={styles['comments']}>
        {found.data?.data.map(({ id, attributes }) => (
          <li key={id}>
            <p className={styles['quiet']}>
              <strong>{attributes['commenter-id']}</strong> · <Time value={attributes['created-at']} as="age" />
            </p>
            <p className={styles['said']}>{maySee ? attributes.message : texts.fieldsHidden}</p>
          </li>
        ))}
      </ul>
      {mayWrite && <Write caseId={work.id} />}
    </Card>
  );
}

function Write({ caseId }: { readonly caseId: string }) {
  const { case: texts } = usePageTexts();
  const { comment } = useMutations(caseComments);
  const [message, setMessage] = useState('');
  const area = useRef<HTMLDivElement>(null);
  useShortcuts({ commentCase: () => area.current?.querySelector('textarea')?.focus() });
  const send = async () => {
    await comment(caseId, { message: message.trim(), mentions: mentionsIn(message) });
    setMessage('');
    toast('good', texts.commented);
    // Shortcuts of the case work again, and the new comment is visible.
    area.current?.querySelector('textarea')?.blur();
  };
  return (
    <div ref={area}>
      <Form send={texts.send} onSend={send}>
        <Field
          label={texts.write}
          help={texts.writeHelp}
          value={message}
          onChange={setMessage}
          rows={3}
          maxLength={10_000}
          isRequired
        />
      </Form>
    </div>
  );
}
