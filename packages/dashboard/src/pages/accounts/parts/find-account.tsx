/** Finds accounts by a complete value: values are stored as keyed hashes, which allow no other comparison. */
import { type FormEvent, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../accounts.module.css';

export interface FindAccountProps {
  readonly text: string;
  readonly onFind: (text: string) => void;
}

export function FindAccount({ text, onFind }: FindAccountProps) {
  const { accounts: texts } = usePageTexts();
  const [typed, setTyped] = useState(text);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form className={styles['bar']} onSubmit={find}>
      <Field
        label={texts.find}
        help={texts.findHelp}
        value={typed}
        onChange={setTyped}
        maxLength={200}
        spellCheck="false"
        autoComplete="off"
      />
      <span className={styles['buttons']}>
        <Button type="submit">{texts.findIt}</Button>
        {text !== '' && (
          <Button look="plain" onPress={() => onFind('')}>
            {texts.all}
          </Button>
        )}
      </span>
    </form>
  );
}
