/** A form for a person with a link: their name, and a passkey or a password. */

import { type ReactNode, useState } from 'react';
import { lookAtEntry, type PersonMade } from '../../client/entries.ts';
import { useQuery } from '../../client/use-query.ts';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { FocusOnRelease } from '../../kit/focus-on-release.tsx';
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

type Typed = Required<Pick<PersonMade, 'emailAddress' | 'nameFirst' | 'nameLast' | 'password'>>;

export function PersonForm({ onSend, asksAddress, known, children }: PersonFormProps) {
  const { enter } = useTexts();
  const { nameFirst = '', nameLast = '' } = known ?? {};
  const [typed, setTyped] = useState<Typed>({ emailAddress: '', nameFirst, nameLast, password: '' });
  const set = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const [wantsPassword, setWantsPassword] = useState(false);
  // Browsers create no passkeys at an IP address; they need a host name.
  const isPasskeyMade = useQuery({ queryKey: ['entry'], queryFn: lookAtEntry }).data?.ways.passkey !== false;
  const hasPassword = wantsPassword || !isPasskeyMade;
  const person = (): PersonMade => ({
    ...(asksAddress ? { emailAddress: typed.emailAddress.trim() } : {}),
    nameFirst: typed.nameFirst.trim(),
    nameLast: typed.nameLast.trim(),
    ...(hasPassword ? { password: typed.password } : {}),
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
            value={typed.emailAddress}
            onChange={(emailAddress) => set({ emailAddress })}
            isRequired
            autoFocus
          />
        )}
        {known === undefined && <NameFields typed={typed} onChange={set} autoFocus={!asksAddress} />}
        {hasPassword && (
          <Field
            label={enter.passwordNew}
            help={enter.passwordHelp}
            type="password"
            autoComplete="new-password"
            value={typed.password}
            onChange={(password) => set({ password })}
            isRequired
          />
        )}
      </Form>
      {isPasskeyMade && <OtherWay hasPassword={hasPassword} onPress={() => setWantsPassword(!wantsPassword)} />}
    </div>
  );
}

function OtherWay({ hasPassword, onPress }: { readonly hasPassword: boolean; readonly onPress: () => void }) {
  const { enter } = useTexts();
  return (
    <FocusOnRelease>
      <Button look="plain" wide onPress={onPress}>
        {hasPassword ? enter.withoutPassword : enter.withPassword}
      </Button>
    </FocusOnRelease>
  );
}

interface NameFieldsProps {
  readonly typed: Typed;
  readonly onChange: (change: Partial<Typed>) => void;
  readonly autoFocus: boolean;
}

function NameFields({ typed, onChange, autoFocus }: NameFieldsProps) {
  const { enter } = useTexts();
  return (
    <>
      <Field
        label={enter.nameFirst}
        autoComplete="given-name"
        value={typed.nameFirst}
        onChange={(nameFirst) => onChange({ nameFirst })}
        isRequired
        autoFocus={autoFocus}
      />
      <Field
        label={enter.nameLast}
        autoComplete="family-name"
        value={typed.nameLast}
        onChange={(nameLast) => onChange({ nameLast })}
        isRequired
      />
    </>
  );
}
