/** Items of the checklist; the key that statuses refer to is generated once and never changes. */
import type { ChecklistItem } from '../../../client/case-templates.ts';
import { Button, IconButton } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case-template.module.css';
import { nextKey } from '../next-key.ts';

export interface ChecklistItemsProps {
  readonly items: readonly ChecklistItem[];
  readonly mayChange: boolean;
  readonly onChange: (items: readonly ChecklistItem[]) => void;
}

export function ChecklistItems({ items, mayChange, onChange }: ChecklistItemsProps) {
  const { caseTemplates: texts } = usePageTexts();
  return (
    <>
      <ol className={styles['rows']}>
        {items.map((item, index) => (
          <li key={item.key} className={styles['item']}>
            <Field
              label={fill(texts.item, { number: String(index + 1) })}
              value={item.label}
              onChange={(label) => onChange(items.map((each) => (each === item ? { ...each, label } : each)))}
              maxLength={255}
              isRequired
              isDisabled={!mayChange}
            />
            {mayChange && (
              <IconButton
                icon="close"
                label={fill(texts.remove, { name: item.label })}
                onPress={() => onChange(items.filter((each) => each !== item))}
              />
            )}
          </li>
        ))}
      </ol>
      {mayChange && (
        <div>
          <Button
            icon="plus"
            onPress={() => onChange([...items, { key: nextKey(items.map(({ key }) => key)), label: '' }])}
          >
            {texts.addItem}
          </Button>
        </div>
      )}
    </>
  );
}
