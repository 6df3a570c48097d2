/** id_tamper_detection: neither files nor pixels say that a picture went through an editor. */
import type { Box, DocumentFacts, DocumentSideFacts } from '@countersign/engines/facts';
import { defineCheck, failed, passed } from '../check.ts';
import { IMAGE_EDITORS } from '../data/image-editors.ts';
import { type CalendarDate, daysBetween, parseCalendarDate } from '../shared/calendar.ts';
import { documentSides } from '../shared/document-subject.ts';

type Fault = 'image_manipulated' | 'exif_inconsistency' | 'metadata_invalid';

interface Days {
  readonly today: CalendarDate | null;
  readonly issued: CalendarDate | null;
}

/** EXIF writes dates as `YYYY:MM:DD hh:mm:ss`; null when there is none or it is no date. */
function captureDate(takenAt: string | null): CalendarDate | null {
  return parseCalendarDate(takenAt?.slice(0, 10).replaceAll(':', '-'));
}

function faultsOf({ capture }: DocumentSideFacts, { today, issued }: Days): Fault[] {
  const software = capture.software?.toLowerCase() ?? '';
  const taken = captureDate(capture.takenAt);
  const isAfterToday = taken !== null && today !== null && daysBetween(today, taken) > 1;
  const isBeforeIssue = taken !== null && issued !== null && daysBetween(taken, issued) > 1;
  const faults: [Fault, boolean][] = [
    ['image_manipulated', IMAGE_EDITORS.some((editor) => software.includes(editor))],
    // One day is the widest difference between clocks in two time zones.
    ['exif_inconsistency', isAfterToday || isBeforeIssue],
    ['metadata_invalid', capture.isInvalid === true],
  ];
  return faults.filter(([, present]) => present).map(([fault]) => fault);
}

/** Places without noise, and whether they are drawn text: they cover lines of print and not the portrait. */
function retouchedParts({ front, portrait }: DocumentFacts, minimumBlocks: number) {
  const quiet = front.surface?.noise?.quiet.filter(({ blocks }) => blocks >= minimumBlocks) ?? [];
  const meetsPortrait = (box: Box) => portrait !== null && meets(box, portrait.box);
  const isText = ({ box }: { readonly box: Box }) =>
    !meetsPortrait(box) && front.text.some((line) => meets(box, line.box));
  return { quiet, hasText: quiet.some(isText), hasOther: quiet.some((part) => !isText(part)) };
}

function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export const idTamperDetection = defineCheck({
  name: 'id_tamper_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front', 'back'],
  summary:
    'Reads what the files say of themselves: the name of a picture editor, a capture date in the future, before the issue of the document, or that is none. In the pixels of the front it looks for parts without the noise that a sensor leaves everywhere: they were drawn.',
  limits:
    'Of portraits drawn into a photograph 14 of 14 were found (78.5 to 100 %), of values 8 of 14 (32.6 to 78.6 %), and nothing in 96 genuine fronts. Most files carry no metadata, and honest people crop in editors. Cameras that smooth their pictures, and strong compression, leave too little noise to compare; the metadata say whether there was enough. A forgery that was printed and photographed has the same noise everywhere.',
  fooledBy: 'Removing the metadata, which any messenger does, and adding noise to what was drawn.',
  measuredBy: ['forged', 'genuine'],
  needs: { document: null },
  reasons: ['image_manipulated', 'exif_inconsistency', 'tamper_detected', 'digital_text_found', 'metadata_invalid'],
  defaultRequirement: 'not_required',
  /** Connected blocks of 12 x 12 pixels without noise: good specimens have 13 at most, drawn portraits 950 and more. */
  defaultSettings: { minimumQuietBlocks: 20 },
  revision: 3,
  evaluate({ document }, { minimumQuietBlocks }, today) {
    const issued = parseCalendarDate(document?.attributes['issue-date']);
    const days = { today: parseCalendarDate(today), issued };
    const judged = (document ? documentSides(document) : []).map(({ page, side }) => ({
      page,
      faults: faultsOf(side, days),
    }));
    const drawn = document ? retouchedParts(document, minimumQuietBlocks) : null;
    const reasons = [
      ...new Set(judged.flatMap(({ faults }) => faults)),
      ...(drawn?.hasText ? (['digital_text_found'] as const) : []),
      ...(drawn?.hasOther ? (['tamper_detected'] as const) : []),
    ];
    const noise = document?.front.surface?.noise;
    const metadata = {
      'noise-level': noise?.level ?? null,
      'noise-measurable': noise?.isMeasurable ?? false,
      'drawn-parts': drawn?.quiet ?? [],
    };
    const faulty = judged.filter(({ faults }) => faults.length > 0).map(({ page }) => page);
    const pages = new Set([...(drawn?.quiet.length ? ['front'] : []), ...faulty]);
    return reasons.length > 0 ? failed(reasons, { ...metadata, pages: [...pages] }) : passed(metadata);
  },
});
