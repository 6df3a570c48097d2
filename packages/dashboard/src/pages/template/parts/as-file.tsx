/** The draft as text: exported to a file, or imported from one. An import is not saved until the user saves it. */
import { useState } from 'react';
import { saveFile } from '../../../client/save-file.ts';
import type { Configuration } from '../../../client/templates.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { type FileFault, fileOf, readFile } from '../configuration.ts';

export interface AsFileProps {
  readonly configuration: Configuration;
  readonly onRead: (configuration: Configuration) => void;
  readonly onClose: () => void;
}

export function AsFile({ configuration, onRead, onClose }: AsFileProps) {
  const { template: texts } = usePageTexts();
  const [text, setText] = useState(fileOf(configuration));
  const [fault, setFault] = useState<FileFault | null>(null);
  const take = async () => {
    const read = readFile(text);
    if (typeof read === 'string') return setFault(read);
    onRead({ ...configuration, ...read });
    toast('info', texts.fileRead);
    onClose();
  };
  const save = () => saveFile('inquiry-template.json', new Blob([text], { type: 'application/json' }));
  return (
    <Dialog title={texts.file} isOpen onClose={onClose} size="large" isDismissable={false}>
      <Form send={texts.take} onSend={take} others={<Button onPress={save}>{texts.saveFile}</Button>}>
        <p>{texts.fileText}</p>
        <Field
          label={texts.content}
          value={text}
          onChange={(next) => {
            setText(next);
            setFault(null);
          }}
          rows={18}
          spellCheck="false"
          {...(fault === null ? {} : { problem: texts.fileFaults[fault] })}
        />
      </Form>
    </Dialog>
  );
}
