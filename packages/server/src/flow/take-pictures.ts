/** The pictures of an answer: whether they are accepted, and their storage. */

import type { PageForm } from '../http/page.ts';
import { PerceptionUnavailable } from '../perception/perception.ts';
import { type TemplateDefinition, takes } from '../resources/verification/inquiry-templates/index.ts';
import type { Running } from './access.ts';
import type { FlowParts } from './flow-parts.ts';
import { acceptPaper } from './operations/accept-paper.ts';
import { acceptPhotos, captureMethodOf, photoPages } from './operations/accept-photos.ts';
import type { TurnAnswer } from './turn-report.ts';

/** Stores the pictures, or returns the problem that the individual sees. */
export async function takePictures(
  parts: FlowParts,
  running: Running,
  { steps }: TemplateDefinition,
  form: PageForm,
  turns: TurnAnswer | null,
) {
  const { screen, stepIndex } = running.inquiry.progress;
  const step = steps[stepIndex];
  const method = captureMethodOf(form.fields.get('capture-method')) === 'upload' ? 'file' : 'camera';
  const isPicture = screen === 'front' || screen === 'back' || screen === 'selfie';
  if (isPicture && step !== undefined && !takes(step, method)) {
    return { code: 'capture_method_refused' as const, field: null };
  }
  try {
    return await acceptFiles(parts, running, form, turns);
  } catch (fault) {
    if (!(fault instanceof PerceptionUnavailable)) throw fault;
    parts.log({ level: 'error', message: `a picture of inquiry ${running.inquiry.id} could not be decoded`, fault });
    return { code: 'server_busy' as const, field: null };
  }
}

async function acceptFiles(parts: FlowParts, running: Running, form: PageForm, turns: TurnAnswer | null) {
  const { scope, inquiry } = running;
  const { screen } = inquiry.progress;
  const selfies = ['center', 'left', 'right', ...(turns === null ? [] : ['turns'])];
  const withPerception = { ...parts, perception: parts.perceptionFor(scope) };
  if (screen === 'paper') return acceptPaper(withPerception, scope, inquiry, form);
  const fields = screen === 'selfie' ? selfies : ['photo'];
  if (screen !== 'selfie' && screen !== 'front' && screen !== 'back') return [];
  const requested = fields.map((field) => ({
    field,
    page: screen === 'back' ? ('back' as const) : (photoPages[field] ?? 'front'),
  }));
  const photos = await acceptPhotos(withPerception, scope, inquiry, form, requested);
  // The individual did not choose the sheet of frames, so another file cannot fix it.
  const isSheet = 'code' in photos && photos.field === 'turns';
  return isSheet ? { code: 'turns_unreadable' as const, field: null } : photos;
}
