/** One field of an account type or template: as in the API (contract, resources 0.4), and as in a form. Pure. */
import type * as Told from '../client/generated/index.ts';

export type Config = Readonly<Record<string, unknown>>;

export type FieldSchema = Omit<Readonly<Told.FieldSchema>, 'config'> & { readonly config: Config };

/** Settings whose fields a form changes. */
export type WithFields<Settings> = Omit<Settings, 'field-schemas'> &
  Readonly<Record<'field-schemas', readonly FieldSchema[]>>;

export const fieldTypes = [
  'string',
  'email-address',
  'integer',
  'number',
  'boolean',
  'date',
  'datetime',
  'choices',
  'multi-choices',
  'file',
  'hash',
  'array',
  'json',
  'relation-schema',
] as const;

export type FieldType = (typeof fieldTypes)[number];

/** Ways in which a field identifies accounts. */
export type Identifier = 'none' | 'found' | 'unique';

/** A field's settings with a control in the form; the rest of a config is written as JSON. */
export interface FieldForm {
  readonly type: FieldType;
  readonly key: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly isWrittenOnce: boolean;
  /** True if the value is kept when the object is redacted. */
  readonly survives: boolean;
  readonly isArchived: boolean;
  readonly identifier: Identifier;
  readonly isCaseSensitive: boolean;
  readonly longest: string;
  readonly least: string;
  readonly most: string;
  /** Options, one per line. */
  readonly options: string;
  readonly optionLabels: string;
  readonly others: string;
}

/** Returns the config members with the minimum and maximum of a type; null for types without them. */
export const boundsOf = (type: FieldType): readonly [least: string, most: string] | null => {
  if (type === 'integer' || type === 'number') return ['min', 'max'];
  return type === 'date' ? ['min-date', 'max-date'] : null;
};

export const hasOptions = (type: FieldType): boolean => type === 'choices' || type === 'multi-choices';

const controlled = new Set([
  'required',
  'write-policy',
  'redaction-policy',
  'archived-at',
  'identifier',
  'max-char-length',
  'min',
  'max',
  'min-date',
  'max-date',
  'options',
  'option-labels',
]);

const isTold = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const linesOf = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : '');

export const emptyField: FieldForm = {
  type: 'string',
  key: '',
  label: '',
  isRequired: false,
  isWrittenOnce: false,
  survives: false,
  isArchived: false,
  identifier: 'none',
  isCaseSensitive: false,
  longest: '',
  least: '',
  most: '',
  options: '',
  optionLabels: '',
  others: '{}',
};

interface KnownIdentifier {
  readonly unique: boolean;
  readonly 'case-sensitive'?: boolean;
}

export function formOf({ type, key, label, config }: FieldSchema): FieldForm {
  const identifier = config['identifier'] as KnownIdentifier | undefined;
  const [least, most] = boundsOf(type) ?? ['', ''];
  const others = Object.entries(config).filter(([name, value]) => !controlled.has(name) && isTold(value));
  return {
    type,
    key,
    label: label ?? '',
    isRequired: config['required'] === true,
    isWrittenOnce: config['write-policy'] === 'write_once',
    survives: config['redaction-policy'] === 'never',
    isArchived: isTold(config['archived-at']),
    identifier: identifier === undefined ? 'none' : identifier.unique ? 'unique' : 'found',
    isCaseSensitive: identifier?.['case-sensitive'] === true,
    longest: textOf(config['max-char-length']),
    least: textOf(config[least]),
    most: textOf(config[most]),
    options: linesOf(config['options']),
    optionLabels: linesOf(config['option-labels']),
    others: JSON.stringify(Object.fromEntries(others), null, 2),
  };
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function boundOf(type: FieldType, text: string): number | string | null {
  if (text.trim() === '') return null;
  return type === 'date' ? text.trim() : Number(text);
}

/** Returns the schema of a field; null if the remaining config is not a JSON object. */
export function schemaOf(form: FieldForm, before: FieldSchema | null, now: string): FieldSchema | null {
  const others = parsedObject(form.others);
  if (others === null) return null;
  const { type, identifier } = form;
  const bounds = boundsOf(type);
  const labels = lines(form.optionLabels);
  const archived = before?.config['archived-at'] ?? null;
  return {
    type,
    key: form.key.trim(),
    label: form.label.trim() === '' ? null : form.label.trim(),
    ...(before !== null && 'default-value' in before ? { 'default-value': before['default-value'] } : {}),
    config: {
      ...others,
      required: form.isRequired,
      'write-policy': form.isWrittenOnce ? 'write_once' : 'none',
      'redaction-policy': form.survives ? 'never' : 'none',
      'archived-at': form.isArchived ? (archived ?? now) : null,
      ...(type === 'string' && identifier !== 'none'
        ? { identifier: { unique: identifier === 'unique', 'case-sensitive': form.isCaseSensitive } }
        : {}),
      ...(type === 'string' && form.longest.trim() !== '' ? { 'max-char-length': Number(form.longest) } : {}),
      ...(bounds === null ? {} : { [bounds[0]]: boundOf(type, form.least), [bounds[1]]: boundOf(type, form.most) }),
      ...(hasOptions(type) ? { options: lines(form.options) } : {}),
      ...(hasOptions(type) && labels.length > 0 ? { 'option-labels': labels } : {}),
    },
  };
}

function parsedObject(text: string): Config | null {
  try {
    const parsed: unknown = JSON.parse(text.trim() === '' ? '{}' : text);
    return parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed) ? (parsed as Config) : null;
  } catch {
    return null;
  }
}
