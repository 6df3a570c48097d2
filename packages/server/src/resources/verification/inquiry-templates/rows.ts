/** Order of the flow: the steps with the forms before them. Pure. */
import { completion, type FormStep, stepName, type TemplateDefinition } from './definition.ts';

/** A form, or the step with the index. A form has the index of the step that follows it. */
export interface Row {
  readonly stepIndex: number;
  readonly form: FormStep | null;
  readonly name: string;
  /** Expression that leaves the row out if it is false; null if it is always asked. */
  readonly when: string | null;
}

export function rowsOf({ steps, forms = [] }: Pick<TemplateDefinition, 'steps' | 'forms'>): readonly Row[] {
  const before = (moment: string, stepIndex: number): Row[] =>
    forms
      .filter((form) => form.before === moment)
      .map((form) => ({ stepIndex, form, name: form.name, when: form.when ?? null }));
  return [
    ...steps.flatMap(({ kind, when = null }, stepIndex): Row[] => [
      ...before(stepName(kind), stepIndex),
      { stepIndex, form: null, name: stepName(kind), when },
    ]),
    ...before(completion, steps.length),
  ];
}
