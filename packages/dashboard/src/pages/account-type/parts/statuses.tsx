/** The statuses in their order, each with how many accounts have it. */
import type { AccountStatus } from '../../../client/account-types.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button, IconButton } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../account-type.module.css';

export interface StatusesProps {
  readonly statuses: readonly AccountStatus[];
  readonly mayChange: boolean;
  readonly onChange: (statuses: readonly AccountStatus[]) => void;
}

export function Statuses({ statuses, mayChange, onChange }: StatusesProps) {
  const { accountType: texts } = usePageTexts();
  const language = useLanguage();
  const set = (index: number, next: Partial<AccountStatus>) =>
    onChange(statuses.map((status, place) => (place === index ? { ...status, ...next } : status)));
  const first = statuses.findIndex(({ deactivated }) => !deactivated);
  const up = (index: number) =>
    onChange(
      statuses.map((status, at) => statuses[at === index ? index - 1 : at === index - 1 ? index : at] ?? status),
    );
  return (
    <>
      <ol className={styles['rows']}>
        {statuses.map((status, index) => (
          // Rows are editable, so their contents cannot be keys.
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <li key={index} className={styles['row']}>
            <Field
              label={fill(texts.status, { number: String(index + 1) })}
              value={status.name}
              onChange={(name) => set(index, { name })}
              maxLength={100}
              isRequired
              isDisabled={!mayChange}
            />
            <Switch
              isOn={status.deactivated}
              onChange={(deactivated) => set(index, { deactivated })}
              isDisabled={!mayChange}
            >
              {texts.deactivated}
            </Switch>
            <span className={styles['said']}>
              <span>{countOf(texts.accounts, status.accounts, language)}</span>
              {index === first && <Badge tone="accent">{texts.initial}</Badge>}
            </span>
            {mayChange && (
              <RowActions
                status={status}
                isFirst={index === 0}
                isOnly={statuses.length === 1}
                onUp={() => up(index)}
                onRemove={() => onChange(statuses.filter((each) => each !== status))}
              />
            )}
          </li>
        ))}
      </ol>
      {mayChange && (
        <div>
          <Button icon="plus" onPress={() => onChange([...statuses, { name: '', deactivated: false, accounts: 0 }])}>
            {texts.addStatus}
          </Button>
        </div>
      )}
    </>
  );
}

interface RowActionsProps {
  readonly status: AccountStatus;
  readonly isFirst: boolean;
  readonly isOnly: boolean;
  readonly onUp: () => void;
  readonly onRemove: () => void;
}

function RowActions({ status, isFirst, isOnly, onUp, onRemove }: RowActionsProps) {
  const { accountType: texts } = usePageTexts();
  return (
    <span>
      {!isFirst && <IconButton icon="up" label={fill(texts.up, { name: status.name })} onPress={onUp} />}
      {status.accounts === 0 && !isOnly && (
        <IconButton icon="close" label={fill(texts.remove, { name: status.name })} onPress={onRemove} />
      )}
    </span>
  );
}
