/** Settings of a transaction type: unique reference ids, counting, and the outcome of simulated transactions. */

import { templateNamesQuery } from '../../../client/templates.ts';
import type { TransactionTypeSettings } from '../../../client/transactions.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Select } from '../../../kit/select.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../transaction-type.module.css';

export interface SwitchesProps {
  readonly settings: TransactionTypeSettings;
  readonly mayChange: boolean;
  readonly onChange: (next: Partial<TransactionTypeSettings>) => void;
}

const none = 'none';

export function Switches({ settings, mayChange, onChange }: SwitchesProps) {
  const { transactionType: texts } = usePageTexts();
  const mayList = useHasRight()('inquiry_template.read');
  const templates = useQuery({ ...templateNamesQuery(useApi()), enabled: mayList });
  const templateId = settings['fallback-inquiry-template-id'];
  const listed = (templates.data?.data ?? []).map(({ id, attributes }) => ({ value: id, label: attributes.name }));
  const isListed = templateId === null || listed.some(({ value }) => value === templateId);
  const statuses = settings.statuses.filter(({ name }) => name !== '');
  const outcome = (name: 'passed-status' | 'failed-status', label: string) => (
    <Select
      label={label}
      value={settings[name] ?? none}
      onChange={(value) => onChange({ [name]: value === none ? null : value })}
      isDisabled={!mayChange}
      choices={[
        { value: none, label: texts.noStatus },
        ...statuses.map((status) => ({ value: status.name, label: status.name })),
      ]}
    />
  );
  return (
    <>
      <Switch
        isOn={settings['unique-reference-ids']}
        onChange={(isOn) => onChange({ 'unique-reference-ids': isOn })}
        isDisabled={!mayChange}
      >
        {texts.unique}
      </Switch>
      <Switch
        isOn={settings['strict-velocity']}
        onChange={(isOn) => onChange({ 'strict-velocity': isOn })}
        isDisabled={!mayChange}
      >
        {texts.strict}
      </Switch>
      <div className={styles['grid']}>
        <Select
          label={texts.fallback}
          value={templateId ?? none}
          onChange={(value) => onChange({ 'fallback-inquiry-template-id': value === none ? null : value })}
          isDisabled={!mayChange}
          choices={[
            { value: none, label: texts.noTemplate },
            ...(isListed ? [] : [{ value: templateId, label: templateId }]),
            ...listed,
          ]}
        />
        {outcome('passed-status', texts.passed)}
        {outcome('failed-status', texts.failed)}
      </div>
    </>
  );
}
