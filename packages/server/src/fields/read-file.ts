/** A file in a request: `{data: base64, filename}`, or `{io, filename}` from older clients of inquiries. */
import { type FieldSchema, type FileValue, fullConfig, isMap } from './field-schema.ts';
import { mimeTypeOf, sameMimeType } from './mime-type.ts';
import { pageCountOf } from './page-count.ts';
import type { ValueProblem } from './read-value.ts';

/** Bytes that the engine's caller must store before the value that names them. */
export interface FieldUpload {
  readonly id: string;
  readonly mimeType: string;
  readonly bytes: Buffer;
}

const malformed = (problem: string): ValueProblem => ({ problem, malformed: true });
const refused = (problem: string): ValueProblem => ({ problem, malformed: false });

const longestName = 255;

/** Reads a file; `value` is not null, and `newId` returns the id of the file. */
export function readFile(
  schema: FieldSchema,
  value: unknown,
  newId: () => string,
): { readonly value: FileValue; readonly upload: FieldUpload } | ValueProblem {
  const form = 'must be {data, filename} with data in base64';
  if (!isMap(value)) return malformed(form);
  const { filename } = value;
  const data = value['data'] ?? value['io'];
  if (typeof data !== 'string' || typeof filename !== 'string') return malformed(form);
  if (filename === '' || filename.length > longestName)
    return malformed(`must have a filename of 1 to ${longestName} characters`);
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(data) || data.length % 4 !== 0) return malformed(form);
  const bytes = Buffer.from(data, 'base64');
  const mimeType = mimeTypeOf(bytes, filename);
  const problem = problemOf(schema, bytes, mimeType);
  if (problem !== null || mimeType === null) return refused(problem ?? 'has a type that is not supported');
  const id = newId();
  return {
    upload: { id, mimeType, bytes },
    value: {
      id,
      filename,
      'byte-size': bytes.length,
      'mime-type': mimeType,
      'page-count': pageCountOf(bytes, mimeType),
    },
  };
}

function problemOf(schema: FieldSchema, bytes: Buffer, mimeType: string | null): string | null {
  const config = fullConfig(schema);
  const largest = config['max-file-size-bytes'] ?? Number.POSITIVE_INFINITY;
  const smallest = config['min-file-size-bytes'] ?? 0;
  if (bytes.length > largest) return `must not have more than ${largest} bytes`;
  if (bytes.length < smallest) return `must have at least ${smallest} bytes`;
  const supported = config['supported-mime-types'] ?? [];
  if (mimeType === null || !supported.some((allowed) => sameMimeType(allowed, mimeType))) {
    return `must be of a supported type: ${supported.join(', ')}`;
  }
  if (config['page-count-limit-enabled'] !== true) return null;
  const pages = pageCountOf(bytes, mimeType);
  const fewest = config['page-count-min'] ?? null;
  const most = config['page-count-max'] ?? null;
  if (fewest !== null && pages < fewest) return `must have at least ${fewest} pages`;
  return most !== null && pages > most ? `must not have more than ${most} pages` : null;
}
