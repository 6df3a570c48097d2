/** A labelled native file input, which works everywhere, even without script. */
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';

/** Properties of the input; `capture` opens the phone's rear (`environment`) or front (`user`) camera app. */
export interface FileFieldProps {
  readonly name: string;
  readonly label: string;
  readonly maxBytes: number;
  /** Omitted where the file may be something other than a picture. */
  readonly capture?: 'environment' | 'user';
  /** Accepted file types, as in the input's attribute; pictures by default. */
  readonly accept?: string;
  readonly hint?: 'upload.hint' | 'paper.hint';
}

/** Posts one file under `name`. */
export function FileField({
  name,
  label,
  maxBytes,
  capture,
  accept = 'image/*',
  hint = 'upload.hint',
}: FileFieldProps) {
  const { say, locale } = useWords();
  const { scripted } = useAnswering();
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(maxBytes / 1_000_000);
  return (
    <div class="field">
      <label for={`field-${name}`}>{label}</label>
      <p class="muted" id={`hint-${name}`}>
        {say(hint, { size })}
      </p>
      <input
        id={`field-${name}`}
        type="file"
        name={name}
        accept={accept}
        // The camera has its own button when scripted, so this input opens the gallery too.
        capture={scripted ? undefined : capture}
        aria-describedby={`hint-${name}`}
        data-action="choose-file"
      />
    </div>
  );
}
