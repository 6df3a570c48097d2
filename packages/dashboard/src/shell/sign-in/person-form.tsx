/** A form for a person with a link: their name, and a passkey or a password. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { lookAtEntry, type PersonMade } from '../../client/entries.ts';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { Form } from '../../kit/form.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './sign-in.module.css';

export interface PersonFormProps {
  readonly onSend: (person: PersonMade) => Promise<unknown>;
  /** True if the form has an email field; otherwise the link contains the address. */
  readonly asksAddress: boolean;
  /** Name of an existing user; otherwise the form has fields for it. */
  readonly known?: { readonly nameFirst: string; readonly nameLast: string };
  readonly children?: ReactNode;
}

export function PersonForm({ onSend, asksAddress, known, children }: PersonFormProps) {
  const { enter } = useTexts();
  const [emailAddress, setEmailAddress] = useState('');
  const [nameFirst, setNameFirst] = useState(known?.nameFirst ?? '');
  const [nameLast, setNameLast] = useState(known?.nameLast ?? '');
  const [password, setPassword] = useState('');
  const [wantsPassword, setWantsPassword] = useState(false);
  // Browsers create no passkeys at an IP address; they need a host name.
  const isPasskeyMade = useQuery({ queryKey: ['entry'], queryFn: lookAtEntry }).data?.ways.passkey !== false;
  const hasPassword = wantsPassword || !isPasskeyMade;
  const person = (): PersonMade => ({
    ...(asksAddress ? { emailAddress: emailAddress.trim() } : {}),
    nameFirst: nameFirst.trim(),
    nameLast: nameLast.trim(),
    ...(hasPassword ? { password } : {}),
  });
  return (
    <div className={styles['panel']}>
      {children}
      <Form
        send={hasPassword ? enter.continue : enter.withPasskey}
        isWide
        refusals={{ sign_in_refused: enter.refused.link, unprocessable: enter.refused.newPassword }}
        onSend={() => onSend(person())}
      >
        {asksAddress && (
          <Field
            label={enter.emailAddress}
            type="email"
            autoComplete="email"
            value={emailAddress}
            onChange={setEmailAddress}
            isRequired
            autoFocus
          />
        )}
        {known === undefined && (
          <>
            <Field
              label={enter.nameFirst}
              autoComplete="given-name"
              value={nameFirst}
              onChange={setNameFirst}
              isRequired
              autoFocus={!asksAddress}
            />
            <Field
              label={enter.nameLast}
              autoComplete="family-name"
              value={nameLast}
              onChange={setNameLast}
              isRequired
            />
          </>
        )}
        {hasPassword && (
          <Field
            label={enter.passwordNew}
            help={enter.passwordHelp}
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            isRequired
          />
        )}
      </Form>
      {isPasskeyMade && (
        <Button look="plain" wide onPress={() => setWantsPassword(!wantsPassword)}>
          {hasPassword ? enter.withoutPassword : enter.withPassword}
        </Button>
      )}
    </div>
  );
}
