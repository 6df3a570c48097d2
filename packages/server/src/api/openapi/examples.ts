/**
 * Examples of the OpenAPI document: what the service really answered when they were recorded, in the newest version
 * (`npm run conformance -- --record-examples`), shown as the version asked for would have it.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Document } from '../json-api/document.ts';
import { downgradeDocument } from '../versions/index.ts';

/** Request and answer bodies by operation id. */
export type RecordedExamples = Readonly<Record<string, { readonly request?: unknown; readonly answer?: unknown }>>;

export const examplesFile = fileURLToPath(new URL('../../../openapi/examples/recorded.json', import.meta.url));

let kept: RecordedExamples | null = null;

function recorded(): RecordedExamples {
  kept ??= JSON.parse(readFileSync(examplesFile, 'utf8')) as RecordedExamples;
  return kept;
}

export const requestExample = (operationId: string): unknown => recorded()[operationId]?.request;

export function answerExample(operationId: string, date: string): unknown {
  const answer = recorded()[operationId]?.answer;
  if (answer === undefined) return undefined;
  const isDocument = typeof answer === 'object' && answer !== null && 'data' in answer;
  return isDocument ? downgradeDocument(answer as Document, date) : answer;
}
