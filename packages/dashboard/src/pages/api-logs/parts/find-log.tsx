/** Opens the request with a `Request-Id`. */
import { type FormEvent, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../api-logs.module.css';

export function FindLog({ onFind }: { readonly onFind: (id: string) => void }) {
  const { apiLogs: texts } = usePageTexts();
  const [id, setId] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (id.trim() !== '') onFind(id.trim());
  };
  return (
    <form className={styles['bar']} onSubmit={find}>
      <Field label={texts.find} value={id} onChange={setId} spellCheck="false" autoComplete="off" />
      <Button type="submit">{texts.findIt}</Button>
    </form>
  );
}
