/** id_tamper_detection: the files do not say that they went through a picture editor. */
import type { DocumentSideFacts } from '@countersign/engines/facts';
import { type CalendarDate, daysBetween, parseCalendarDate } from '../calendar.ts';
import { defineCheck, failed, passed } from '../check.ts';
import { IMAGE_EDITORS } from '../data/image-editors.ts';
import { documentSides } from '../document-subject.ts';

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

export const idTamperDetection = defineCheck({
  name: 'id_tamper_detection',
  kind: 'government-id',
  type: 'fraud',
  summary:
    'Reads what the files say of themselves: the name of a picture editor, a capture date in the future, before the issue of the document, or that is none.',
  limits: 'Looks at metadata only, never at the pixels; most pictures carry none, and honest people crop in editors.',
  fooledBy: 'Removing the metadata, which any messenger does.',
  needs: { document: null },
  reasons: ['image_manipulated', 'exif_inconsistency', 'tamper_detected', 'digital_text_found', 'metadata_invalid'],
  reserved: ['tamper_detected', 'digital_text_found'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 2,
  evaluate({ document }, _settings, today) {
    const issued = parseCalendarDate(document?.attributes['issue-date']);
    const days = { today: parseCalendarDate(today), issued };
    const judged = (document ? documentSides(document) : []).map(({ page, side }) => ({
      page,
      faults: faultsOf(side, days),
    }));
    const reasons = [...new Set(judged.flatMap(({ faults }) => faults))];
    const pages = judged.filter(({ faults }) => faults.length > 0).map(({ page }) => page);
    return reasons.length > 0 ? failed(reasons, { pages }) : passed();
  },
});
