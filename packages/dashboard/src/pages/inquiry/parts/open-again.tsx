/** A dialog for a one-time link to resume; an expired inquiry is reopened first. */

import { useState } from 'react';
import { inquiryMutations } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Copyable } from '../../../kit/copyable.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Form } from '../../../kit/form.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface OpenAgainProps {
  readonly inquiry: Inquiry;
  readonly onClose: () => void;
}

export function OpenAgain({ inquiry: { id, attributes }, onClose }: OpenAgainProps) {
  const { inquiry: texts, kit } = usePageTexts();
  const { openAgain } = useMutations(inquiryMutations);
  const [link, setLink] = useState<string | null>(null);
  const isExpired = attributes.status === 'expired';
  const send = async () => {
    setLink(await openAgain(id, isExpired));
  };
  return (
    <Dialog title={isExpired ? texts.resume : texts.link} isOpen onClose={onClose} isDismissable={link === null}>
      {link === null ? (
        <Form send={texts.makeLink} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
          <p>{isExpired ? texts.resumeText : texts.linkText}</p>
        </Form>
      ) : (
        <>
          <p>{texts.linkOnce}</p>
          <Copyable value={link} name={texts.link} />
        </>
      )}
    </Dialog>
  );
}
