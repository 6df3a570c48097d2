/** Serializer of the kinds of reports. */
import type { ReportKind } from './kind.ts';

const isText = (schema: object): boolean => 'type' in schema && [schema.type].flat().includes('string');

function membersOf({ query }: ReportKind) {
  if (query === null) return [];
  const required = new Set<string>(query.required ?? []);
  return Object.entries(query.properties).flatMap(([name, schema]) =>
    isText(schema) ? { name, 'is-required': required.has(name) } : [],
  );
}

export const serializeKind = (kind: ReportKind) => ({
  kind: kind.kind,
  'answered-by': kind.answeredBy,
  recurs: kind.recurs,
  members: membersOf(kind),
  'is-media': kind.answeredBy === 'provider' && kind.isMedia === true,
  'list-types': kind.answeredBy === 'watchlists' ? kind.listTypes : [],
});
