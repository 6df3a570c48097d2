/** Input of client tests: the document of each version with one recorded answer of each of its operations. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordedAnswer } from '../../packages/server/src/api/openapi/examples.ts';
import { openApiFolder } from '../generators/openapi.ts';

export interface RecordedAnswer {
  readonly operationId: string;
  /** Status of success. */
  readonly status: number;
  readonly body: unknown;
}

export interface VersionUnderTest {
  readonly date: string;
  /** The OpenAPI document as committed. */
  readonly text: string;
  /** In the order of the paths. */
  readonly answers: readonly RecordedAnswer[];
  /** Operations with JSON answers of which none was recorded. */
  readonly unanswered: readonly string[];
}

type Responses = Readonly<Record<string, { readonly content?: object }>>;

interface Described {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string; readonly responses: Responses }>>>
  >;
}

/** Returns every version that has a document, the oldest first. */
export function versionsUnderTest(root: string): readonly VersionUnderTest[] {
  const folder = join(root, openApiFolder);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => readVersion(join(folder, name), name.replace(/\.json$/, '')));
}

function readVersion(path: string, date: string): VersionUnderTest {
  const text = readFileSync(path, 'utf8');
  const operations = Object.values((JSON.parse(text) as Described).paths).flatMap((methods) => Object.values(methods));
  const answers: RecordedAnswer[] = [];
  const unanswered: string[] = [];
  for (const { operationId, responses } of operations) {
    const body = recordedAnswer(operationId, date);
    const [success = '', { content = {} } = {}] =
      Object.entries(responses).find(([each]) => each.startsWith('2')) ?? [];
    const status = Number(success);
    if (!Object.hasOwn(content, 'application/json')) continue;
    if (body === undefined) unanswered.push(operationId);
    else answers.push({ operationId, status, body });
  }
  return { date, text, answers, unanswered };
}
