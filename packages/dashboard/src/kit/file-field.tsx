/**
 * A field for one file, which is chosen or dropped on it. The browser's own control covers it, so that keys and drops
 * work.
 */
import { type ChangeEvent, useId } from 'react';
import { useLanguage } from '../texts/use-texts.tsx';
import fieldStyles from './field.module.css';
import styles from './file-field.module.css';
import { Icon } from './icon.tsx';

export interface FileFieldProps {
  readonly label: string;
  readonly help: string;
  /** Words in the field while no file is chosen. */
  readonly placeholder: string;
  /** Accepted types, as in HTML. */
  readonly accept: string;
  readonly file: File | null;
  readonly onChange: (file: File) => void;
  readonly problem?: string | undefined;
}

const bytesPerKilobyte = 1000;

export function FileField({ label, help, placeholder, accept, file, onChange, problem }: FileFieldProps) {
  const id = useId();
  const size = new Intl.NumberFormat(useLanguage(), { style: 'unit', unit: 'kilobyte' });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <div className={fieldStyles['field']}>
      <label htmlFor={id} className={fieldStyles['label']}>
        {label}
      </label>
      <div className={styles['place']} data-invalid={problem !== undefined}>
        <input
          id={id}
          type="file"
          accept={accept}
          className={styles['input']}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-file ${id}-help ${id}-problem`}
          onChange={choose}
          // Clears the value, so that the user can choose the same file again after correcting it.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
        />
        <Icon name="upload" />
        <span id={`${id}-file`} className={styles['words']}>
          {file === null ? (
            placeholder
          ) : (
            <>
              <bdi>{file.name}</bdi> · {size.format(Math.ceil(file.size / bytesPerKilobyte))}
            </>
          )}
        </span>
      </div>
      <p id={`${id}-help`} className={fieldStyles['help']}>
        {help}
      </p>
      <p id={`${id}-problem`} className={fieldStyles['problem']} role="alert">
        {problem}
      </p>
    </div>
  );
}
