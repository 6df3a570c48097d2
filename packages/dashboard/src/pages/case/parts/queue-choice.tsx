/** A select for one of the active queues. */

import { caseQueuesQuery } from '../../../client/case-staff.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Select } from '../../../kit/select.tsx';
import { useApi } from '../../../shell/session.ts';

export interface QueueChoiceProps {
  readonly label: string;
  /** Label of the choice of no queue. */
  readonly none: string;
  /** Id of the queue; empty for none. */
  readonly value: string;
  readonly onChange: (queue: string) => void;
}

const nothing = 'none';

export function QueueChoice({ label, none, value, onChange }: QueueChoiceProps) {
  const found = useQuery(caseQueuesQuery(useApi()));
  const active = found.data?.data.filter(({ attributes }) => attributes.status === 'active') ?? [];
  return (
    <Select
      label={label}
      value={value === '' ? nothing : value}
      onChange={(queue) => onChange(queue === nothing ? '' : queue)}
      choices={[
        { value: nothing, label: none },
        ...active.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
      ]}
    />
  );
}
