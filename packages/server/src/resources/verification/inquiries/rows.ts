/** Order of the flow: the steps with the forms before them. Pure. */
import { completion, type FormStep, stepName, type TemplateDefinition } from '../inquiry-templates/index.ts';
import type { Inquiry, Progress } from './inquiry.ts';

/** A form, or the step with the index. A form stands at the index of the step that follows it. */
export interface Row {
  readonly stepIndex: number;
  readonly form: FormStep | null;
  readonly name: string;
}

export function rowsOf({ steps, forms = [] }: Pick<TemplateDefinition, 'steps' | 'forms'>): readonly Row[] {
  const before = (moment: string, stepIndex: number): Row[] =>
    forms.filter((form) => form.before === moment).map((form) => ({ stepIndex, form, name: form.name }));
  return [
    ...steps.flatMap(({ kind }, stepIndex): Row[] => [
      ...before(stepName(kind), stepIndex),
      { stepIndex, form: null, name: stepName(kind) },
    ]),
    ...before(completion, steps.length),
  ];
}

type Place = Pick<Progress, 'stepIndex' | 'form'>;

const placeIn = (rows: readonly Row[], { stepIndex, form = null }: Place): number =>
  rows.findIndex((row) => row.stepIndex === stepIndex && (row.form?.name ?? null) === form);

/** Returns the row at the place; undefined after the last. */
export const rowAt = (definition: TemplateDefinition, place: Place): Row | undefined => {
  const rows = rowsOf(definition);
  return rows[placeIn(rows, place)];
};

/** Returns the row after the place; undefined after the last. */
export const rowAfter = (definition: TemplateDefinition, place: Place): Row | undefined => {
  const rows = rowsOf(definition);
  return rows[placeIn(rows, place) + 1];
};

/** Returns the form directly before the place; null if there is none, or a step stands between. */
export function formBefore(definition: TemplateDefinition, place: Place): FormStep | null {
  const rows = rowsOf(definition);
  return rows[placeIn(rows, place) - 1]?.form ?? null;
}

/** Returns the row with which the flow begins: the one that the creator named, or the first. */
export function firstRow(
  definition: TemplateDefinition,
  { nextStepName, progress }: Pick<Inquiry, 'nextStepName' | 'progress'>,
): Row | undefined {
  const rows = rowsOf(definition);
  return (
    rows.find(({ name }) => name === nextStepName) ?? rows.find(({ stepIndex }) => stepIndex >= progress.stepIndex)
  );
}
