/** A button that chooses a photo from the device; the photo is shown before it is sent. */
import { useWords } from '../language-context.ts';
import type { TextKey } from '../texts/keys.ts';

/**
 * Properties of the button; `onFile` receives the chosen file. With `app`, phones open their camera app instead of the
 * gallery.
 */
export interface PhotoUploadProps {
  /** Accepted file types, as in the input's attribute; pictures by default. */
  readonly accept?: string;
  readonly label?: TextKey;
  readonly id: string;
  readonly main: boolean;
  readonly app?: boolean;
  readonly onFile: (file: File) => void;
}

/** Shows a native file input that looks like a button; it keeps its focus ring and its name. */
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
          // Cleared, so that choosing the same file again fires an event.
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
