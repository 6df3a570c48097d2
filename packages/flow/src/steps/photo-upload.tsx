/** Choosing a photo from the device in one press; the photo is then shown before it is sent. */
import { useWords } from '../language-context.ts';
import type { TextKey } from '../texts/keys.ts';

/** `onFile` gets the chosen file. With `app` phones open their own camera instead of the gallery. */
export interface PhotoUploadProps {
  /** Kinds of file, as the input's attribute takes them; pictures by default. */
  readonly accept?: string;
  readonly label?: TextKey;
  readonly id: string;
  readonly main: boolean;
  readonly app?: boolean;
  readonly onFile: (file: File) => void;
}

/** A native file input that looks like a button; it keeps its focus ring and its name. */
export function PhotoUpload({ id, main, app = false, accept = 'image/*', label, onFile }: PhotoUploadProps) {
  const { say } = useWords();
  return (
    <span class="upload">
      <input
        class="hidden"
        id={id}
        type="file"
        accept={accept}
        capture={app ? 'environment' : undefined}
        data-action={app ? 'camera-app' : 'choose-file'}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Emptied, so that choosing the same file again is noticed.
          if (file !== undefined) onFile(file);
          currentTarget.value = '';
        }}
      />
      <label for={id} class={`button ${main ? '' : 'quiet'}`}>
        {say(label ?? (app ? 'way.app' : 'upload.instead'))}
      </label>
    </span>
  );
}
