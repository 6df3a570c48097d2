/** A file that the person chose in the plain form before the script took over, or in a chooser they opened there. */
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * Returns the file; null for none. `id` is that of the plain form's field. The chooser may still be open when the field is
 * replaced, so the field is heard also afterwards.
 */
export function useEarlyFile(id: string, scripted: boolean): File | null {
  const [early, setEarly] = useState<File | null>(null);
  // Only the first render decides: a screen that begins with script has no plain form.
  const [isPlain] = useState(!scripted);
  useLayoutEffect(() => {
    const plain = document.getElementById(id);
    if (!isPlain || !(plain instanceof HTMLInputElement)) return;
    const take = () => setEarly(plain.files?.[0] ?? null);
    take();
    plain.addEventListener('change', take);
    return () => plain.removeEventListener('change', take);
  }, [id, isPlain]);
  return early;
}
