/** The queue of a template's cases, their deadline, and the triggers that open one. */

import { useState } from 'react';
import { hoursOf, secondsOf } from '../../../cases/hours.ts';
import { caseQueuesQuery } from '../../../client/case-staff.ts';
import { caseCauses, type TemplatePolicy } from '../../../client/case-templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface PolicyProps {
  readonly policy: TemplatePolicy;
  readonly mayChange: boolean;
  readonly onChange: (policy: TemplatePolicy) => void;
}

const usual = 'usual';

export function Policy({ policy, mayChange, onChange }: PolicyProps) {
  const { caseTemplates: texts } = usePageTexts();
  const maySee = useHasRight()('case.read');
  const queues = useQuery({ ...caseQueuesQuery(useApi()), enabled: maySee });
  const set = (change: Partial<TemplatePolicy>) => onChange({ ...policy, ...change });
  const active = queues.data?.data.filter(({ attributes }) => attributes.status === 'active') ?? [];
  return (
    <Card title={texts.policy} help={texts.policyHelp}>
      <Select
        label={texts.queue}
        value={policy['case-queue-id'] ?? usual}
        onChange={(queue) => set({ 'case-queue-id': queue === usual ? null : queue })}
        isDisabled={!mayChange}
        choices={[
          { value: usual, label: texts.defaultQueue },
          ...active.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
        ]}
      />
      <Deadline
        seconds={policy['sla-seconds']}
        mayChange={mayChange}
        onChange={(seconds) => set({ 'sla-seconds': seconds })}
      />
      <Select
        label={texts.demands}
        value={policy['demands-of']}
        onChange={(demands) => set({ 'demands-of': demands })}
        isDisabled={!mayChange}
        choices={(['people', 'everybody'] as const).map((value) => ({ value, label: texts.demandsOf[value] }))}
      />
      <CheckboxGroup
        label={texts.opensFor}
        value={policy['opens-for']}
        onChange={(causes) => set({ 'opens-for': causes })}
        choices={caseCauses.map((value) => ({ value, label: texts.causes[value], isDisabled: !mayChange }))}
      />
    </Card>
  );
}

interface DeadlineProps {
  readonly seconds: number | null;
  readonly mayChange: boolean;
  readonly onChange: (seconds: number | null) => void;
}

/** A deadline field in hours; text that is not a number stays as typed and is not applied. */
function Deadline({ seconds, mayChange, onChange }: DeadlineProps) {
  const { caseTemplates: texts } = usePageTexts();
  const [typed, setTyped] = useState(hoursOf(seconds));
  const change = (text: string) => {
    setTyped(text);
    const given = secondsOf(text);
    if (given !== undefined) onChange(given);
  };
  return (
    <Field
      label={texts.sla}
      help={texts.slaHelp}
      value={typed}
      onChange={change}
      inputMode="decimal"
      isDisabled={!mayChange}
      {...(secondsOf(typed) === undefined ? { problem: texts.slaWrong } : {})}
    />
  );
}
