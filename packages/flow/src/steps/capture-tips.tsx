/** Tips for a good photo of a document, for the requested side and kind. */
import { useWords } from '../language-context.ts';
import type { CapturePage } from '../page.ts';
import { type CaptureSubject, captureSubject } from '../page-heading.ts';
import type { TextKey } from '../texts/keys.ts';
import { SideDrawing } from './document-drawing.tsx';
import { hasLargeBarcode, showsLargeBarcode } from './large-barcode.ts';

function tipsFor(page: CapturePage, subject: CaptureSubject): TextKey[] {
  const tips: TextKey[] = ['capture.tip.corners', 'capture.tip.read', 'capture.tip.glare'];
  if (showsLargeBarcode(page)) tips.push('capture.tip.barcode');
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
