/** A dialog that overrides a check, with a reason. */

import { useState } from 'react';
import { inquiryMutations } from '../../../client/inquiries.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import type { Check } from '../../../evidence/checks.ts';
import { Button, IconButton } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface OverrideCheckProps {
  readonly verificationId: string;
  readonly check: Check;
}

export function OverrideCheck({ verificationId, check }: OverrideCheckProps) {
  const { inquiry: texts, kit } = usePageTexts();
  const { overrideCheck } = useMutations(inquiryMutations);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const status = check.status === 'passed' ? 'failed' : 'passed';
  const words = texts.override[status];
  const name = useWords().check(check.name);
  const send = async () => {
    await overrideCheck(verificationId, {
      'check-name': check.name,
      status,
      reason: reason.trim(),
    });
    setAsking(false);
    setReason('');
  };
  return (
    <span>
      <IconButton
        icon={status === 'passed' ? 'check' : 'close'}
        label={fill(words.of, { name })}
        onPress={() => setAsking(true)}
      />
      {isAsking && (
        <Dialog title={fill(words.of, { name })} isOpen onClose={() => setAsking(false)} isDismissable={reason === ''}>
          <Form
            send={words.action}
            onSend={send}
            others={<Button onPress={() => setAsking(false)}>{kit.cancel}</Button>}
          >
            <p>{texts.overrideText}</p>
            <Field
              label={texts.overrideReason}
              value={reason}
              onChange={setReason}
              rows={4}
              maxLength={2000}
              isRequired
              autoFocus
            />
          </Form>
        </Dialog>
      )}
    </span>
  );
}
