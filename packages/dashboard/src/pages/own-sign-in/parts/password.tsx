/** A form for a new password; it ends all other sessions of the user. */
import { type ReactNode, useState } from 'react';
import { changePassword } from '../../../client/own-factors.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { toast } from '../../../kit/toast.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function Password() {
  const { ownSignIn, kit } = usePageTexts();
  const [isOpen, setOpen] = useState(false);
  const action = isOpen ? undefined : <Button onPress={() => setOpen(true)}>{ownSignIn.passwordChange}</Button>;
  const cancel = <Button onPress={() => setOpen(false)}>{kit.cancel}</Button>;
  const done = () => {
    setOpen(false);
    toast('good', ownSignIn.passwordChanged);
  };
  return (
    <Card title={ownSignIn.password} help={ownSignIn.passwordHelp} actions={action}>
      {isOpen && <ChangePassword onDone={done} cancel={cancel} />}
    </Card>
  );
}

function ChangePassword({ onDone, cancel }: { readonly onDone: () => void; readonly cancel: ReactNode }) {
  const { ownSignIn, enter } = usePageTexts();
  const [before, setBefore] = useState('');
  const [after, setAfter] = useState('');
  const send = async () => {
    await changePassword(before === '' ? null : before, after);
    onDone();
  };
  return (
    <Form
      send={ownSignIn.passwordChange}
      onSend={send}
      others={cancel}
      refusals={{ unprocessable: ownSignIn.passwordRefused }}
    >
      <Field
        label={ownSignIn.passwordBefore}
        help={ownSignIn.passwordBeforeHelp}
        type="password"
        autoComplete="current-password"
        value={before}
        onChange={setBefore}
        autoFocus
      />
      <Field
        label={enter.passwordNew}
        help={enter.passwordHelp}
        type="password"
        autoComplete="new-password"
        value={after}
        onChange={setAfter}
        isRequired
      />
    </Form>
  );
}
