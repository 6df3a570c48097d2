/** History of each field of an account: values, times and authors, derived from the account's events. Pure. */
import type { StoredEvent } from '../../platform/events/index.ts';

export interface ValueChange {
  /** Null if the field was cleared. */
  readonly value: string | null;
  readonly at: Date;
  readonly actor: StoredEvent['actor'];
  /** Inquiry whose approval set the value; null if a caller wrote it. */
  readonly inquiryId: string | null;
}

export interface FieldHistory {
  /** Dotted key in the form of the API: `name.first`. */
  readonly key: string;
  /** Newest first; at least one value is not null. */
  readonly changes: readonly ValueChange[];
}

interface ShownField {
  readonly type: string;
  readonly value: unknown;
}

type ShownFields = Readonly<Record<string, ShownField>>;

/** Flattens the fields of an event to one value per key. The value of a file is its name. */
function flatten(fields: ShownFields, prefix = ''): Map<string, string | null> {
  const flat = new Map<string, string | null>();
  for (const [key, { type, value }] of Object.entries(fields)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (type === 'hash' && typeof value === 'object' && value !== null) {
      for (const [inner, text] of flatten(value as ShownFields, path)) flat.set(inner, text);
    } else {
      flat.set(path, textOf(value));
    }
  }
  return flat;
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : JSON.stringify(value.map(bare));
  if (typeof value !== 'object') return String(value);
  return 'filename' in value ? String(value.filename) : JSON.stringify(bare(value));
}

/** Removes the types from values. */
function bare(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('type' in value && 'value' in value) return bare(value.value);
  if (Array.isArray(value)) return value.map(bare);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, bare(member)]));
}

const inquiryOf = ({ context }: StoredEvent): string | null => {
  const id = context?.['inquiry-id'];
  return typeof id === 'string' ? id : null;
};

/** Returns the history. `events` are newest first; redacted ones are ignored. */
export function valueHistory(events: readonly StoredEvent[]): FieldHistory[] {
  const changes = new Map<string, ValueChange[]>();
  let before = new Map<string, string | null>();
  for (const event of events.toReversed()) {
    const fields = event.payload?.data.attributes['fields'];
    if (typeof fields !== 'object' || fields === null) continue;
    const after = flatten(fields as ShownFields);
    for (const [key, value] of after) {
      if (value === (before.get(key) ?? null)) continue;
      const change = { value, at: event.createdAt, actor: event.actor, inquiryId: inquiryOf(event) };
      changes.set(key, [change, ...(changes.get(key) ?? [])]);
    }
    before = after;
  }
  return [...changes].map(([key, each]) => ({ key, changes: each }));
}
