/** Signs in the metadata of a document's files: the name of an editor, or an impossible capture date. */
import type { DocumentFacts, DocumentSideFacts } from '@countersign/engines/facts';
import { IMAGE_EDITORS } from '../data/image-editors.ts';
import { type CalendarDate, daysBetween, parseCalendarDate } from './calendar.ts';
import { documentSides } from './document-subject.ts';
import type { Sign } from './judge-signs.ts';

export type FileReason = 'image_manipulated' | 'exif_inconsistency' | 'metadata_invalid';

/** Parses an EXIF date, `YYYY:MM:DD hh:mm:ss`; null if there is none or it is invalid. */
function captureDate(takenAt: string | null): CalendarDate | null {
  return parseCalendarDate(takenAt?.slice(0, 10).replaceAll(':', '-'));
}

/** Returns true if the file names an image editor; null if it names no program. */
function namesEditor({ capture }: DocumentSideFacts): boolean | null {
  const software = capture.software?.toLowerCase();
  return software === undefined ? null : IMAGE_EDITORS.some((editor) => software.includes(editor));
}

/** Returns true if the picture was taken in the future, or before the issue; null if the file has no date. */
function isTakenWrongly(side: DocumentSideFacts, document: DocumentFacts, day: string): boolean | null {
  const taken = captureDate(side.capture.takenAt);
  if (taken === null) return null;
  const [today, issued] = [parseCalendarDate(day), parseCalendarDate(document.attributes['issue-date'])];
  // One day is the widest difference between clocks in two time zones.
  const isAfterToday = today !== null && daysBetween(today, taken) > 1;
  return isAfterToday || (issued !== null && daysBetween(taken, issued) > 1);
}

const isInvalid = ({ capture }: DocumentSideFacts): boolean | null =>
  capture.takenAt === null ? null : capture.isInvalid === true;

export interface FileSigns {
  readonly signs: readonly Sign<FileReason>[];
  /** Pages whose file raises a sign. */
  readonly pages: readonly ('front' | 'back')[];
}

/** Returns the signs of all files together: 1 if one of them raises it. */
export function fileSigns(document: DocumentFacts, today: string): FileSigns {
  const sides = documentSides(document);
  const tests = [
    ['editor-name', 'image_manipulated', namesEditor],
    ['capture-day', 'exif_inconsistency', (side: DocumentSideFacts) => isTakenWrongly(side, document, today)],
    ['no-such-day', 'metadata_invalid', isInvalid],
  ] as const;
  const pages = sides.filter(({ side }) => tests.some(([, , test]) => test(side) === true)).map(({ page }) => page);
  const signs = tests.map(([name, reason, test]) => {
    const answers = sides.map(({ side }) => test(side)).filter((answer) => answer !== null);
    return { name, reason, border: 1, measured: answers.length === 0 ? null : Number(answers.includes(true)) };
  });
  return { signs, pages };
}
