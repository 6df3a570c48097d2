/** A form that creates an inquiry from a template, or selects an existing one. */

import { useState } from 'react';
import { simulationMutations } from '../../../client/simulations.ts';
import { templateNamesQuery } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Select } from '../../../kit/select.tsx';
import { useApi } from '../../../shell/session.ts';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export function MakeInquiry({ onMade }: { readonly onMade: (id: string) => void }) {
  const { simulator: texts } = usePageTexts();
  const api = useApi();
  const { make } = useMutations(simulationMutations);
  const templates = useQuery(templateNamesQuery(api));
  const choices = (templates.data?.data ?? [])
    .filter(({ attributes }) => attributes.status === 'active')
    .map(({ id, attributes }) => ({ value: id, label: attributes.name }));
  const [chosen, setChosen] = useState('');
  const [reference, setReference] = useState('');
  const template = chosen === '' ? (choices[0]?.value ?? '') : chosen;
  if (choices.length === 0) return null;
  return (
    <Card title={texts.make}>
      <Form send={texts.makeIt} onSend={async () => onMade(await make(template, reference.trim()))}>
        <Select label={texts.template} value={template} onChange={setChosen} choices={choices} />
        <Field
          label={texts.reference}
          value={reference}
          onChange={setReference}
          maxLength={255}
          autoComplete="off"
          spellCheck="false"
        />
      </Form>
    </Card>
  );
}
