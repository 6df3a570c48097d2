/** Validation of the forms of a definition. Pure. */
import type { FieldType } from '../../../fields/index.ts';
import { completion, type Fault, stepName, type TemplateDefinition } from './definition.ts';

/** Types of fields that a form can ask for: a single value that a person types or chooses. */
export const formFieldTypes = [
  'string',
  'email-address',
  'date',
  'integer',
  'number',
  'boolean',
  'choices',
  'multi-choices',
] as const satisfies readonly FieldType[];

export type FormFieldType = (typeof formFieldTypes)[number];

export const isFormFieldType = (type: FieldType): type is FormFieldType =>
  (formFieldTypes as readonly FieldType[]).includes(type);

/**
 * Returns faults of forms that no step follows, of repeated names and fields, and of fields that the template does not
 * have or a form cannot ask for.
 */
export function formFaults({ forms = [], steps, fields }: TemplateDefinition): Fault[] {
  const moments = [...steps.map(({ kind }) => stepName(kind)), completion];
  const names = forms.map(({ name }) => name);
  return forms.flatMap((form, index): Fault[] => {
    const at = `/forms/${index}`;
    const keys = form.fields.map(({ key }) => key);
    return [
      ...(names.indexOf(form.name) === index ? [] : [{ pointer: `${at}/name`, problem: 'is there twice' }]),
      ...(moments.includes(form.before)
        ? []
        : [{ pointer: `${at}/before`, problem: `must be one of ${moments.join(', ')}` }]),
      ...keys.flatMap((key, place): Fault[] => {
        const pointer = `${at}/fields/${place}/key`;
        if (keys.indexOf(key) !== place) return [{ pointer, problem: 'is there twice' }];
        const problem = fieldProblem(fields.find((each) => each.key === key));
        return problem === null ? [] : [{ pointer, problem }];
      }),
    ];
  });
}

function fieldProblem(schema: TemplateDefinition['fields'][number] | undefined): string | null {
  if (schema === undefined) return 'is not a field of the template';
  const { type, config } = schema;
  if (!isFormFieldType(type)) return `is of the type ${type}, which a form cannot ask for`;
  const isWritable = (config['archived-at'] ?? null) === null && (config['deactivated-at'] ?? null) === null;
  if (!isWritable) return 'is archived or deactivated';
  return (config['source-key-path'] ?? null) === null ? null : 'is an alias; ask for its source';
}
