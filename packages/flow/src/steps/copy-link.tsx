/** A link to open in another browser of the same device, with a button that copies it. */
import { useRef, useState } from 'preact/hooks';
import { useWords } from '../language-context.ts';

/** Selects the text of the element, for browsers that refuse the clipboard; the system then offers to copy it. */
function select(element: HTMLElement): void {
  const selection = getSelection();
  selection?.selectAllChildren(element);
}

export function CopyLink({ link }: { readonly link: string }) {
  const { say } = useWords();
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      if (text.current !== null) select(text.current);
    }
  }
  return (
    <>
      <p>
        <bdi class="number" ref={text}>
          {link}
        </bdi>
      </p>
      <div class="actions">
        <button type="button" class="button" data-action="copy-link" onClick={copy}>
          {say('inApp.copy')}
        </button>
      </div>
      <p role="status">{copied === link && say('inApp.copied')}</p>
    </>
  );
}
