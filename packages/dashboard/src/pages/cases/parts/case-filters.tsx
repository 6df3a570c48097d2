/** Filters of the list; they are part of the address, so that it can be shared. */

import { caseTemplatesQuery } from '../../../client/case-templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Select } from '../../../kit/select.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import type { Filter } from '../../../shell/use-filter.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../cases.module.css';
import { dueOf, dues, states } from '../work-filter.ts';

const any = 'any';

export interface CaseFiltersProps {
  readonly given: Filter;
  readonly onChange: (change: Filter) => void;
}

export function CaseFilters({ given, onChange }: CaseFiltersProps) {
  const { cases: texts } = usePageTexts();
  const api = useApi();
  const mayList = useHasRight()('case_template.read');
  const templates = useQuery({ ...caseTemplatesQuery(api), enabled: mayList });
  return (
    <div className={styles['filters']}>
      <Select
        label={texts.state}
        value={states.find((each) => each === given['state']) ?? 'unresolved'}
        onChange={(state) => onChange({ state: state === 'unresolved' ? '' : state })}
        choices={states.map((value) => ({ value, label: texts.states[value] }))}
      />
      <Assignee given={given['with'] ?? any} onChange={(assignee) => onChange({ with: assignee })} />
      <Select
        label={texts.due}
        value={dueOf(given)}
        onChange={(due) => onChange({ due: due === 'any' ? '' : due })}
        choices={dues.map((value) => ({ value, label: texts.dues[value] }))}
      />
      {templates.data !== undefined && templates.data.data.length > 1 && (
        <Select
          label={texts.template}
          value={given['template'] ?? any}
          onChange={(template) => onChange({ template: template === any ? '' : template })}
          choices={[
            { value: any, label: texts.allTemplates },
            ...templates.data.data.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
          ]}
        />
      )}
      <Switch isOn={given['snoozed'] === 'with'} onChange={(isOn) => onChange({ snoozed: isOn ? 'with' : '' })}>
        {texts.withSnoozed}
      </Switch>
    </div>
  );
}

interface AssigneeProps {
  readonly given: string;
  readonly onChange: (assignee: string) => void;
}

/**
 * A select for the assignee. The address may name a person whom the page does not know; their id is shown as written.
 */
function Assignee({ given, onChange }: AssigneeProps) {
  const { cases: texts } = usePageTexts();
  const usual = [
    { value: any, label: texts.assignees.anybody },
    { value: 'me', label: texts.assignees.me },
    { value: 'none', label: texts.assignees.none },
  ];
  const isUsual = usual.some(({ value }) => value === given);
  return (
    <Select
      label={texts.assignee}
      value={given}
      onChange={(assignee) => onChange(assignee === any ? '' : assignee)}
      choices={isUsual ? usual : [...usual, { value: given, label: given }]}
    />
  );
}
