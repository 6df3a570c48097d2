/** Name of the organization, which people who verify are shown. */
import { useState } from 'react';
import { organizationMutations } from '../client/organizations.ts';
import { Card } from '../kit/card.tsx';
import { Field } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { toast } from '../kit/toast.tsx';
import { useHasRight } from '../shell/session.ts';
import { useMutations } from '../shell/use-mutations.ts';
import { usePageTexts } from '../texts/use-texts.tsx';

export function CompanyName({ name }: { readonly name: string }) {
  const { organization: texts } = usePageTexts();
  const { rename } = useMutations(organizationMutations);
  const mayChange = useHasRight()('organization.write');
  const [entered, setEntered] = useState(name);
  const send = async () => {
    await rename(entered.trim());
    toast('good', texts.nameSaved);
  };
  return (
    <Card title={texts.name} help={texts.nameHelp}>
      {mayChange ? (
        <Form send={texts.nameSave} onSend={send}>
          <Field
            label={texts.name}
            autoComplete="organization"
            value={entered}
            onChange={setEntered}
            maxLength={100}
            isRequired
          />
        </Form>
      ) : (
        <p>{name}</p>
      )}
    </Card>
  );
}
