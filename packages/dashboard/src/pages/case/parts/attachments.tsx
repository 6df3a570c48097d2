/** Files attached to the case. Each access is logged before the first byte arrives. */

import { type ChangeEvent, useId, useRef, useState } from 'react';
import { base64Of } from '../../../client/base64-of.ts';
import type { CaseWork } from '../../../client/cases.ts';
import { caseMutations } from '../../../client/cases.ts';
import { fileIdOf, lookAtFile } from '../../../client/files.ts';
import type { Case } from '../../../client/resources.ts';
import { saveFile } from '../../../client/save-file.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { toast } from '../../../kit/toast.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { useNumber, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case.module.css';

const largest = 10_000_000;

export interface AttachmentsProps {
  readonly given: Case;
  readonly work: CaseWork;
}

export function Attachments({ given, work }: AttachmentsProps) {
  const { case: texts } = usePageTexts();
  const number = useNumber();
  const api = useApi();
  const hasRight = useHasRight();
  const sentenceOf = useSentenceOf();
  const mayLook = hasRight('image.view');
  const mayAttach = hasRight('case.write') && hasRight('pii.view') && work['redacted-at'] === null;
  // Absent for readers without access to personal data.
  const { attachments = [] } = given.attributes;
  const save = async (filename: string, url: string) => {
    try {
      saveFile(filename, await lookAtFile(api, fileIdOf(url), 'case'));
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
  };
  return (
    <Card title={texts.attachments} actions={mayAttach && <AttachFile caseId={work.id} />}>
      {attachments.length === 0 && <p>{hasRight('pii.view') ? texts.attachmentsNone : texts.fieldsHidden}</p>}
      <ul className={styles['lines']}>
        {attachments.map(({ filename, url, 'byte-size': size }) => (
          <li key={url} className={styles['line']}>
            <span className={styles['grow']}>{filename}</span>
            <span className={styles['quiet']}>
              {fill(texts.byteSize, { size: number(Math.max(1, Math.round(size / 1000))) })}
            </span>
            {mayLook && (
              <Button look="plain" icon="download" onPress={() => void save(filename, url)}>
                {texts.saveFile}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AttachFile({ caseId }: { readonly caseId: string }) {
  const { case: texts } = usePageTexts();
  const { attach } = useMutations(caseMutations);
  const sentenceOf = useSentenceOf();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file === undefined) return;
    if (file.size > largest) return toast('problem', texts.fileTooLarge);
    setSending(true);
    try {
      const attachment = { filename: file.name, data: await base64Of(file) };
      await attach(caseId, attachment);
      toast('good', texts.fileAttached);
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
    setSending(false);
  };
  return (
    <div>
      <input
        ref={input}
        id={id}
        type="file"
        accept="application/pdf,image/*"
        aria-label={texts.attachFile}
        hidden
        onChange={(event) => void send(event)}
      />
      <Button icon="plus" isPending={isSending} onPress={() => input.current?.click()}>
        {texts.attachFile}
      </Button>
    </div>
  );
}
