/** A dialog that replaces a key: same settings, another value; the old one stays valid while programs change over. */

import { useState } from 'react';
import { keyMutations } from '../../../client/api-keys.ts';
import type { ApiKey } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { Select } from '../../../kit/select.tsx';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

/** Seconds for which both keys are valid. */
const overlaps = ['0', '3600', '86400', '604800'] as const;
type Overlap = (typeof overlaps)[number];

export function ReplaceKey({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const { keys: texts, kit } = usePageTexts();
  const { copy, expire } = useMutations(keyMutations);
  const [overlap, setOverlap] = useState<Overlap>('86400');
  const [value, setValue] = useState<string | null>(null);
  const send = async () => {
    const made = await copy(apiKey.id);
    // Shown first: if ending the old key fails, nothing is lost and it can be ended manually.
    setValue(made.data.attributes.value ?? '');
    await expire(apiKey.id, Number(overlap));
  };
  return (
    <Dialog
      title={fill(texts.actionOf, { action: texts.replace, name: apiKey.attributes.name })}
      isOpen
      onClose={onClose}
      isDismissable={false}
    >
      {value !== null ? (
        <ShownOnce value={value} name={texts.value} text={texts.onceText} onClose={onClose} />
      ) : (
        <Form send={texts.replace} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
          <p>{texts.replaceText}</p>
          <Select
            label={texts.overlap}
            value={overlap}
            onChange={setOverlap}
            choices={overlaps.map((each) => ({ value: each, label: texts.overlaps[each] }))}
          />
        </Form>
      )}
    </Dialog>
  );
}
