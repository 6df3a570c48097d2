/**
 * document_fabrication_detection: neither the metadata nor the text of the file shows that it was fabricated or edited.
 */
import type { LayerComparison, PaperFacts } from '@countersign/engines/facts';
import { type CheckMetadata, defineCheck, failed, passed } from '../check.ts';
import { IMAGE_EDITORS } from '../data/image-editors.ts';
import { PDF_EDITORS } from '../data/pdf-editors.ts';
import { type CalendarDate, daysBetween, parseCalendarDate } from '../shared/calendar.ts';

type Fault =
  | 'image_manipulated'
  | 'document_edited'
  | 'changed_after_signing'
  | 'text_mismatch'
  | 'metadata_invalid'
  | 'inconsistent_dates';

function laterThan(a: CalendarDate | null, b: CalendarDate | null, days: number): boolean {
  return a !== null && b !== null && daysBetween(b, a) > days;
}

function names(programs: readonly (string | null | undefined)[], known: readonly string[]): boolean {
  const stated = programs.map((program) => program?.toLowerCase() ?? '');
  return known.some((name) => stated.some((program) => program.includes(name)));
}

/**
 * Lowest share of agreeing text, 0 to 1, of a layer whose differences count. Text recognized on scanned pages is full
 * of errors, so that differences of such a layer show nothing.
 */
const FAITHFUL = 0.8;

/** Returns true if the text of the file differs from its page in a place that matters. */
function isMismatch({ differing, conflicting, agreeing, compared }: LayerComparison): boolean {
  const isFaithful = agreeing / compared >= FAITHFUL;
  return isFaithful && (differing.length > 0 || conflicting.length > 0);
}

function faultsOf({ pdf, pages, layer, values }: PaperFacts, today: CalendarDate | null): Fault[] {
  const [created, modified] = [parseCalendarDate(pdf?.createdAt), parseCalendarDate(pdf?.modifiedAt)];
  const programs = [pdf?.producer, pdf?.creator, ...pages.map(({ capture }) => capture.software)];
  const faults: [Fault, boolean][] = [
    ['image_manipulated', names(programs, IMAGE_EDITORS)],
    ['document_edited', names(programs, PDF_EDITORS)],
    ['changed_after_signing', pdf?.changedAfterSigning === true],
    ['text_mismatch', layer !== null && isMismatch(layer)],
    // One day is the widest difference between clocks in two time zones.
    ['metadata_invalid', laterThan(created, modified, 1) || laterThan(created, today, 1)],
    ['inconsistent_dates', laterThan(parseCalendarDate(values.issue_date), today, 1)],
  ];
  return faults.filter(([, present]) => present).map(([fault]) => fault);
}

/** Returns the evidence for a reviewer, with weak signs that do not affect the result. */
function evidenceOf({ pdf, layer }: PaperFacts): CheckMetadata {
  return {
    ...(pdf === null
      ? {}
      : {
          producer: pdf.producer,
          creator: pdf.creator,
          revisions: pdf.revisions,
          signed: pdf.isSigned,
          'has-scripts': pdf.hasScripts,
          'has-attachments': pdf.hasAttachments,
        }),
    ...(layer === null
      ? {}
      : {
          'compared-lines': layer.compared,
          'conflicting-lines': layer.conflicting
            .slice(0, 10)
            .map(({ page, layer: text, print }) => ({ page, text, print })),
          'unseen-lines': layer.unseen.length,
          'differing-fields': layer.differing,
        }),
  };
}

export const documentFabricationDetection = defineCheck({
  name: 'document_fabrication_detection',
  kind: 'document',
  type: 'fraud',
  summary:
    'Examines the metadata of the file for a picture or PDF editor, a change after signing, and dates in the future or out of order. Compares the text of a PDF with what its pages show. Checks that the day of issue is not in the future.',
  limits:
    'Examines dates, metadata and text, never the layout. Most photographs have no metadata, and a PDF without text is judged only by its metadata.',
  fooledBy: 'Removing the metadata, or printing the made-up paper and photographing it.',
  measuredBy: ['papers'],
  needs: { paper: null },
  reasons: [
    'image_manipulated',
    'document_edited',
    'changed_after_signing',
    'text_mismatch',
    'metadata_invalid',
    'inconsistent_dates',
  ],
  defaultRequirement: 'required',
  defaultSettings: {},
  revision: 2,
  evaluate({ paper }, _settings, today) {
    if (!paper) return passed();
    const faults = faultsOf(paper, parseCalendarDate(today));
    return faults.length > 0 ? failed(faults, evidenceOf(paper)) : passed(evidenceOf(paper));
  },
});
