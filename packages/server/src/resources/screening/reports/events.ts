/** Events of a report, each with the report at that time as payload. */
import type { OperationContext } from '../../../operations/context.ts';
import { recordEvent } from '../../../outbox/record-event.ts';
import { liveSubject } from '../../../security/subject-keys.ts';
import type { ReportOccurrence } from './kind.ts';
import { eventOf, kindNamed } from './kinds/index.ts';
import type { Report } from './report.ts';
import { serializeReport } from './serializer.ts';

/** Records the events that the kind declares. */
export async function tell(
  context: OperationContext,
  report: Report,
  occurrences: readonly ReportOccurrence[],
): Promise<void> {
  const kind = kindNamed(report.kind);
  const resource = serializeReport(report);
  for (const occurrence of occurrences) {
    if (!kind.occurrences.includes(occurrence)) continue;
    await recordEvent(context, { name: eventOf(kind, occurrence), resource, subject: liveSubject(report.subject) });
  }
}
