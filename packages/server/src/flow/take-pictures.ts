/** The pictures of an answer: whether they are accepted, and their storage. */

import type { PageForm } from '../http/page.ts';
import { PerceptionUnavailable } from '../perception/perception.ts';
import { type TemplateDefinition, takes } from '../resources/verification/inquiry-templates/index.ts';
import type { Running } from './access.ts';
import type { FlowParts } from './flow-parts.ts';
import { captureMethodOf } from './operations/accept-photos.ts';
import { screenOf } from './screens/index.ts';
import { goesBack } from './screens/screen.ts';
import type { TurnAnswer } from './turn-report.ts';

/** Stores the pictures, or returns the problem that the individual sees. */
export async function takePictures(
  parts: FlowParts,
  { scope, inquiry }: Running,
  definition: TemplateDefinition,
  form: PageForm,
  turns: TurnAnswer | null,
) {
  const shown = screenOf(inquiry, definition);
  const accept = shown?.screen.accept;
  if (shown === null || shown.step === null || accept === undefined || goesBack(form)) return [];
  const method = captureMethodOf(form.fields.get('capture-method')) === 'upload' ? 'file' : 'camera';
  if (!takes(shown.step, method)) return { code: 'capture_method_refused' as const, field: null };
  try {
    return await accept({ ...parts, perception: parts.perceptionFor(scope) }, scope, inquiry, form, turns);
  } catch (fault) {
    if (!(fault instanceof PerceptionUnavailable)) throw fault;
    parts.log({ level: 'error', message: `a picture of inquiry ${inquiry.id} could not be decoded`, fault });
    return { code: 'server_busy' as const, field: null };
  }
}
