/** document_fabrication_detection: the file does not say that it was made up or edited. */
import { type CalendarDate, daysBetween, parseCalendarDate } from '../calendar.ts';
import type { PaperFacts } from '../check.ts';
import { defineCheck, failed, passed } from '../check.ts';
import { IMAGE_EDITORS } from '../data/image-editors.ts';

type Fault = 'image_manipulated' | 'metadata_invalid' | 'inconsistent_dates';

function laterThan(a: CalendarDate | null, b: CalendarDate | null, days: number): boolean {
  return a !== null && b !== null && daysBetween(b, a) > days;
}

function faultsOf({ file, values }: PaperFacts, today: CalendarDate | null): Fault[] {
  const producer = file.producer?.toLowerCase() ?? '';
  const [created, modified] = [parseCalendarDate(file.createdAt), parseCalendarDate(file.modifiedAt)];
  const faults: [Fault, boolean][] = [
    ['image_manipulated', IMAGE_EDITORS.some((editor) => producer.includes(editor))],
    // One day is the widest difference between clocks in two time zones.
    ['metadata_invalid', laterThan(created, modified, 1) || laterThan(created, today, 1)],
    ['inconsistent_dates', laterThan(parseCalendarDate(values['issue_date']), today, 1)],
  ];
  return faults.filter(([, present]) => present).map(([fault]) => fault);
}

export const documentFabricationDetection = defineCheck({
  name: 'document_fabrication_detection',
  kind: 'document',
  type: 'fraud',
  summary:
    'Reads what the file says of itself: the name of a picture editor, a creation after its last change or in the future; and a date of issue in the future.',
  limits: 'Looks at dates and metadata, never at the layout; most pictures carry no metadata at all.',
  fooledBy: 'Removing the metadata, or printing the made-up paper and photographing it.',
  needs: { paper: null },
  reasons: ['image_manipulated', 'metadata_invalid', 'inconsistent_dates'],
  defaultRequirement: 'required',
  defaultSettings: {},
  revision: 1,
  evaluate({ paper }, _settings, today) {
    const faults = paper ? faultsOf(paper, parseCalendarDate(today)) : [];
    return faults.length > 0 ? failed(faults) : passed();
  },
});
