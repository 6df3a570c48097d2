/** Place of an inquiry in the order of the flow. Pure. */
import { type Row, rowsOf, type TemplateDefinition } from '../inquiry-templates/index.ts';
import type { Inquiry, Progress } from './inquiry.ts';

type Place = Pick<Progress, 'stepIndex' | 'form' | 'skipped'>;

const placeIn = (rows: readonly Row[], { stepIndex, form = null }: Place): number =>
  rows.findIndex((row) => row.stepIndex === stepIndex && (row.form?.name ?? null) === form);

/** Returns the row at the place; undefined after the last. */
export const rowAt = (definition: TemplateDefinition, place: Place): Row | undefined => {
  const rows = rowsOf(definition);
  return rows[placeIn(rows, place)];
};

/** Returns the rows after the place. */
export const rowsAfter = (definition: TemplateDefinition, place: Place): readonly Row[] => {
  const rows = rowsOf(definition);
  return rows.slice(placeIn(rows, place) + 1);
};

/**
 * Returns the place of the form directly before this place, past rows that were left out: those are judged again from
 * there. Null if there is no such form, or a step is between.
 */
export function formBefore(definition: TemplateDefinition, place: Place): Required<Place> | null {
  const { skipped = [] } = place;
  const rows = rowsOf(definition);
  const earlier = rows.slice(0, Math.max(0, placeIn(rows, place)));
  const at = earlier.findLastIndex(({ name }) => !skipped.includes(name));
  const { form = null, stepIndex = 0 } = earlier[at] ?? {};
  if (form === null) return null;
  const passed = earlier.slice(at).map(({ name }) => name);
  return { form: form.name, stepIndex, skipped: skipped.filter((name) => !passed.includes(name)) };
}

/** Returns the rows from the one with which the flow begins: the one that the creator named, or the first. */
export function rowsFromStart(
  definition: TemplateDefinition,
  { nextStepName, progress }: Pick<Inquiry, 'nextStepName' | 'progress'>,
): readonly Row[] {
  const rows = rowsOf(definition);
  const named = rows.findIndex(({ name }) => name === nextStepName);
  const first = named < 0 ? rows.findIndex(({ stepIndex }) => stepIndex >= progress.stepIndex) : named;
  return first < 0 ? [] : rows.slice(first);
}
