/** Recorder of real requests and answers of a run as the examples of the OpenAPI document. */
import { writeFileSync } from 'node:fs';
import { examplesFile } from '../../src/api/openapi/examples.ts';

type Example = { request?: unknown; answer?: unknown };

export interface ExampleRecorder {
  /** Keeps the first exchange of each operation. */
  keep(operationId: string, request: unknown, answer: unknown): void;
  write(): void;
}

/** Members whose values readers could mistake for their own. */
const secrets: Readonly<Record<string, string>> = {
  'session-token': '…',
  'one-time-link': 'https://id.example.com/verify?code=…',
  'one-time-link-short': 'https://id.example.com/verify?code=…',
};

/** Number of items in example lists. */
const itemsShown = 2;

export function createExampleRecorder(baseUrl: string): ExampleRecorder {
  const kept = new Map<string, Example>();
  const shown = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value
        .replaceAll(baseUrl, 'https://id.example.com')
        .replaceAll(new URL(baseUrl).host, 'id.example.com')
        .replaceAll(/access_token=[^"&]+/g, 'access_token=…')
        .replaceAll(/\b(wbhsec|service_sandbox)_[A-Za-z0-9]+/g, '$1_…');
    }
    if (Array.isArray(value)) return value.slice(0, itemsShown).map(shown);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => {
        const secret = typeof member === 'string' && Object.hasOwn(secrets, name);
        return [name, secret ? secrets[name] : shown(member)];
      }),
    );
  };
  return {
    keep(operationId, request, answer) {
      if (kept.has(operationId)) return;
      const isFile = typeof answer === 'object' && answer !== null && Object.keys(answer).length === 0;
      kept.set(operationId, {
        ...(request === undefined ? {} : { request: shown(request) }),
        ...(isFile ? {} : { answer: shown(answer) }),
      });
    },
    write() {
      const sorted = Object.fromEntries([...kept].sort(([a], [b]) => a.localeCompare(b)));
      writeFileSync(examplesFile, `${JSON.stringify(sorted, null, 2)}\n`);
    },
  };
}
