/** Tips for a good photo of a document, for the requested side and kind. */
import { useWords } from '../language-context.ts';
import type { CapturePage } from '../page.ts';
import { type CaptureSubject, captureSubject } from '../page-heading.ts';
import type { TextKey } from '../texts/keys.ts';
import { SideDrawing } from './document-drawing.tsx';

/**
 * Returns true for cards of the United States and Canada, which have the large PDF417 barcode (AAMVA card design
 * standard).
 */
function hasLargeBarcode({ country, idClass }: CapturePage): boolean {
  return (country === 'US' || country === 'CA') && (idClass === 'dl' || idClass === 'id');
}

function tipsFor(page: CapturePage, subject: CaptureSubject): TextKey[] {
  const tips: TextKey[] = ['capture.tip.corners', 'capture.tip.read', 'capture.tip.glare'];
  if (subject === 'back' && hasLargeBarcode(page)) tips.push('capture.tip.barcode');
  if (subject === 'page') tips.push('capture.tip.lines');
  return tips;
}

/** Shows how to place the document and what a good photo shows. */
export function CaptureTips({ page }: { readonly page: CapturePage }) {
  const { say } = useWords();
  const subject = captureSubject(page);
  return (
    <>
      <p class="lead">{say(`capture.${subject}.lead`)}</p>
      <SideDrawing subject={subject} barcode={hasLargeBarcode(page)} />
      <ul class="tips">
        {tipsFor(page, subject).map((key) => (
          <li key={key}>{say(key)}</li>
        ))}
      </ul>
    </>
  );
}
