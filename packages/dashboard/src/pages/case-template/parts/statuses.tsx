/** Statuses in order, each with its requirements. */
import {
  type ChecklistItem,
  statusKinds,
  type TemplateDocument,
  type TemplateStatus,
} from '../../../client/case-templates.ts';
import { Button, IconButton } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case-template.module.css';

const fresh: TemplateStatus = {
  name: '',
  type: 'intermediate',
  'requires-comment': false,
  'requires-tag': false,
  'requires-checked': [],
  'requires-second-read': false,
  tags: [],
};

export interface StatusesProps {
  readonly document: TemplateDocument;
  readonly mayChange: boolean;
  readonly onChange: (statuses: readonly TemplateStatus[]) => void;
}

export function Statuses({ document: { statuses, checklist }, mayChange, onChange }: StatusesProps) {
  const { caseTemplates: texts } = usePageTexts();
  const set = (index: number, change: Partial<TemplateStatus>) =>
    onChange(statuses.map((status, place) => (place === index ? { ...status, ...change } : status)));
  const up = (index: number) =>
    onChange(statuses.map((each, at) => statuses[at === index ? index - 1 : at === index - 1 ? index : at] ?? each));
  return (
    <Card title={texts.statuses} help={texts.statusesHelp}>
      <ol className={styles['rows']}>
        {statuses.map((status, index) => (
          // Rows are editable, so their contents cannot be keys.
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <li key={index} className={styles['row']}>
            <One
              status={status}
              number={index + 1}
              checklist={checklist}
              mayChange={mayChange}
              onChange={(change) => set(index, change)}
            />
            {mayChange && (
              <span className={styles['acts']}>
                {index > 0 && (
                  <IconButton icon="up" label={fill(texts.up, { name: status.name })} onPress={() => up(index)} />
                )}
                {statuses.length > 2 && (
                  <IconButton
                    icon="close"
                    label={fill(texts.remove, { name: status.name })}
                    onPress={() => onChange(statuses.filter((each) => each !== status))}
                  />
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      {mayChange && (
        <div>
          <Button icon="plus" onPress={() => onChange([...statuses, fresh])}>
            {texts.addStatus}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface OneProps {
  readonly status: TemplateStatus;
  readonly number: number;
  readonly checklist: readonly ChecklistItem[];
  readonly mayChange: boolean;
  readonly onChange: (change: Partial<TemplateStatus>) => void;
}

const flags = [
  ['requires-comment', 'needsComment'],
  ['requires-tag', 'needsTag'],
  ['requires-second-read', 'needsSecond'],
] as const;

function One({ status, number, checklist, mayChange, onChange }: OneProps) {
  const { caseTemplates: texts } = usePageTexts();
  return (
    <div className={styles['status']}>
      <div className={styles['pair']}>
        <Field
          label={fill(texts.status, { number: String(number) })}
          value={status.name}
          onChange={(name) => onChange({ name })}
          maxLength={100}
          isRequired
          isDisabled={!mayChange}
        />
        <Select
          label={texts.kind}
          value={status.type}
          onChange={(type) => onChange({ type })}
          isDisabled={!mayChange}
          choices={statusKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        />
      </div>
      <div className={styles['flags']}>
        {flags.map(([flag, words]) => (
          <Switch
            key={flag}
            isOn={status[flag]}
            onChange={(isOn) => onChange({ [flag]: isOn })}
            isDisabled={!mayChange}
          >
            {texts[words]}
          </Switch>
        ))}
      </div>
      {checklist.length > 0 && (
        <CheckboxGroup
          label={texts.needsChecked}
          value={status['requires-checked']}
          onChange={(keys) => onChange({ 'requires-checked': keys })}
          choices={checklist.map(({ key, label }) => ({ value: key, label: label || key, isDisabled: !mayChange }))}
        />
      )}
      {status['requires-tag'] && (
        <Field
          label={texts.reasons}
          help={texts.reasonsHelp}
          value={status.tags.join(', ')}
          onChange={(typed) => onChange({ tags: typed.split(',').map((tag) => tag.trimStart()) })}
          isDisabled={!mayChange}
        />
      )}
    </div>
  );
}
