/**
 * Examples of the OpenAPI document: recorded answers of the service in the newest version (`npm run conformance --
 * --record-examples`), converted to the requested version.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Document } from '../json-api/document.ts';
import { downgradeDocument } from '../versions/index.ts';

/** Request and answer bodies by operation id. */
export type RecordedExamples = Readonly<Record<string, { readonly request?: unknown; readonly answer?: unknown }>>;

export const examplesFile = fileURLToPath(new URL('../../../openapi/examples/recorded.json', import.meta.url));

let loaded: RecordedExamples | null = null;

function recorded(): RecordedExamples {
  loaded ??= JSON.parse(readFileSync(examplesFile, 'utf8')) as RecordedExamples;
  return loaded;
}

export const requestExample = (operationId: string): unknown => withoutArrays(recorded()[operationId]?.request);

/** Removes fields of type `array`, which linters mistake for schemas without `items`. */
function withoutArrays(value: unknown): unknown {
  const isArrayField = (member: unknown): boolean => (member as { type?: unknown } | null)?.type === 'array';
  if (Array.isArray(value)) return value.filter((item) => !isArrayField(item)).map(withoutArrays);
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).filter(([, member]) => !isArrayField(member));
  return Object.fromEntries(members.map(([name, member]) => [name, withoutArrays(member)]));
}

export function answerExample(operationId: string, date: string): unknown {
  return withoutArrays(recordedAnswer(operationId, date));
}

/** Returns the recorded answer in version `date`; undefined for operations without one. */
export function recordedAnswer(operationId: string, date: string): unknown {
  const answer = recorded()[operationId]?.answer;
  if (answer === undefined) return undefined;
  return isDocument(answer) ? downgradeDocument(answer, date) : answer;
}

/** Returns false for answers whose `data` is no resource, such as the history of a report. */
function isDocument(answer: unknown): answer is Document {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return false;
  const resources: readonly unknown[] = Array.isArray(answer.data) ? answer.data : [answer.data];
  return resources.every((each) => typeof each === 'object' && each !== null && 'attributes' in each);
}
