/** A grid of permissions as `object.verb`, one line per object. */
import { fill } from '../texts/fill.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { Checkbox } from './checkbox.tsx';
import styles from './permission-grid.module.css';

export interface PermissionGridProps {
  readonly label: string;
  /** Permissions that can be selected. */
  readonly permissions: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (permissions: readonly string[]) => void;
  readonly isDisabled?: boolean;
}

const split = (name: string): readonly [object: string, verb: string] => {
  const [object = name, verb = name] = name.split('.');
  return [object, verb];
};

export function PermissionGrid({ label, permissions, value, onChange, isDisabled = false }: PermissionGridProps) {
  const { kit } = useTexts();
  const words: Readonly<Record<string, string>> = kit.verbs;
  const groups = Map.groupBy(permissions.toSorted(), (name) => split(name)[0]);
  const toggle = (name: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, name] : value.filter((each) => each !== name));
  return (
    <fieldset className={styles['permissions']}>
      <legend>{label}</legend>
      {[...groups].map(([object, names]) => (
        <div key={object} className={styles['group']}>
          <code>{object}</code>
          <span className={styles['verbs']}>
            {names.map((name) => {
              const word = words[split(name)[1]] ?? split(name)[1];
              return (
                <Checkbox
                  key={name}
                  aria-label={fill(kit.permissionOf, { verb: word, object })}
                  isSelected={value.includes(name)}
                  onChange={(isChosen) => toggle(name, isChosen)}
                  isDisabled={isDisabled}
                >
                  {word}
                </Checkbox>
              );
            })}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
