/** A dialog that exports the rows of a period; the last line of the file signs those before it. */
import { useState } from 'react';
import { exportAuditLog } from '../../../client/audit-log.ts';
import { saveFile } from '../../../client/save-file.ts';
import { Button } from '../../../kit/button.tsx';
import { dayOf } from '../../../kit/calendar-day.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface ExportProps {
  readonly from: string;
  readonly until: string;
  readonly onClose: () => void;
}

const monthMs = 30 * 86_400_000;

export function Export({ from, until, onClose }: ExportProps) {
  const { auditLog: texts, kit } = usePageTexts();
  const api = useApi();
  const [first, setFirst] = useState(from === '' ? dayOf(new Date(Date.now() - monthMs)) : from);
  const [last, setLast] = useState(until === '' ? dayOf(new Date()) : until);
  const send = async () => {
    const lines = await exportAuditLog(api, first, last);
    saveFile(`audit-${first}-${last}.jsonl`, new Blob([lines], { type: 'application/x-ndjson' }));
    toast('good', texts.exported);
    onClose();
  };
  return (
    <Dialog title={texts.exportTitle} isOpen onClose={onClose} isDismissable={false}>
      <Form send={texts.export} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <p>{texts.exportText}</p>
        <Field label={texts.from} type="date" value={first} onChange={setFirst} isRequired />
        <Field label={texts.until} type="date" value={last} onChange={setLast} isRequired />
      </Form>
    </Dialog>
  );
}
