/** Small drawings of what is photographed. They repeat the text, so they are hidden from screen readers. */
import type { CaptureSubject } from '../page-heading.ts';

const bookletClasses = new Set(['pp', 'ipp', 'td', 'visa']);

/** Shows a card or a booklet next to the name of a document class. */
export function DocumentDrawing({ idClass }: { readonly idClass: string }) {
  return (
    <svg class="drawing small" viewBox="0 0 40 32" aria-hidden="true" focusable="false">
      {bookletClasses.has(idClass) ? (
        <>
          <rect x="9" y="2" width="22" height="28" rx="3" />
          <circle cx="20" cy="13" r="5" />
          <path d="M14 23h12" />
        </>
      ) : (
        <>
          <rect x="3" y="5" width="34" height="22" rx="3" />
          <circle cx="12" cy="14" r="3.5" />
          <path d="M7.5 22c1-3 8-3 9 0M21 12h11M21 17h11M21 22h6" />
        </>
      )}
    </svg>
  );
}

/** Shows the requested side on the capture screen. */
export function SideDrawing({ subject, barcode }: { readonly subject: CaptureSubject; readonly barcode: boolean }) {
  return (
    <svg class="drawing large" viewBox="0 0 240 152" aria-hidden="true" focusable="false">
      <rect x="10" y="8" width="220" height="136" rx="12" />
      {subject === 'back' ? (
        <>
          <path d="M10 34h220M28 56h110M28 74h80" />
          {barcode && (
            <path class="bars" d="M28 98v30M36 98v30M48 98v30M54 98v30M66 98v30M80 98v30M86 98v30M98 98v30" />
          )}
          {barcode && <path class="bars" d="M112 98v30M118 98v30M132 98v30M144 98v30M150 98v30M164 98v30M176 98v30" />}
        </>
      ) : (
        <>
          <rect x="28" y="30" width="58" height="70" rx="6" />
          <circle cx="57" cy="56" r="13" />
          <path d="M36 98c2-24 40-24 42 0M106 40h100M106 60h76M106 80h92" />
          {subject === 'page' ? <path d="M24 118h192M24 132h192" stroke-dasharray="5 3" /> : <path d="M28 122h120" />}
        </>
      )}
    </svg>
  );
}

/** Shows a head looking straight ahead or to one side, as the person sees themselves in the mirrored picture. */
export function PoseDrawing({ pose }: { readonly pose: 'center' | 'left' | 'right' }) {
  return (
    <svg class={`drawing pose pose-${pose}`} data-pose={pose} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <ellipse cx="24" cy="22" rx="13" ry="16" />
      {pose === 'center' && <path d="M19 19v2M29 19v2M20 29c2 2 6 2 8 0" />}
      {pose === 'left' && <path d="M14 19v2M22 19v2M14 29c2 2 5 2 7 0M8 44h-6m3-4-4 4 4 4" />}
      {pose === 'right' && <path d="M26 19v2M34 19v2M27 29c2 2 5 2 7 0M40 44h6m-3-4 4 4-4 4" />}
    </svg>
  );
}
