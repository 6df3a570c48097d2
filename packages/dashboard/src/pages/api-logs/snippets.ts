/**
 * A logged request as code that sends it again: curl, `fetch` or Python. Values that were not logged appear as in the
 * log.
 */

export interface LoggedCall {
  readonly method: string;
  /** Path from the root: `/api/v1/inquiries`. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** Body of the request; null for none. */
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly version: string | null;
}

export const languages = ['curl', 'TypeScript', 'Python'] as const;

export type Language = (typeof languages)[number];

/** Returns a query string; nested parameters are written as `page[size]=50`. */
function queryOf(query: LoggedCall['query']): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => pairsOf(name, value));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

const pairsOf = (name: string, value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, member]) => pairsOf(`${name}[${key}]`, member))
    : [[name, String(value)]];

export const targetOf = ({ path, query }: LoggedCall): string => path + queryOf(query);

const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curl(call: LoggedCall, origin: string): string {
  const lines = [
    `curl -X ${call.method} ${shellQuoted(origin + targetOf(call))}`,
    `-H "Authorization: Bearer $API_KEY"`,
    ...(call.version === null ? [] : [`-H ${shellQuoted(`Service-Version: ${call.version}`)}`]),
    ...(call.body === null
      ? []
      : [`-H 'Content-Type: application/json'`, `--data ${shellQuoted(JSON.stringify(call.body))}`]),
  ];
  return lines.join(' \\\n  ');
}

function headerLines(call: LoggedCall, key: string, colon: string): string[] {
  return [
    `'Authorization'${colon} ${key},`,
    ...(call.version === null ? [] : [`'Service-Version'${colon} '${call.version}',`]),
    ...(call.body === null ? [] : [`'Content-Type'${colon} 'application/json',`]),
  ];
}

function typeScript(call: LoggedCall, origin: string): string {
  const body = call.body === null ? [] : [`  body: JSON.stringify(${JSON.stringify(call.body, null, 2)}),`];
  const headers = headerLines(call, "'Bearer ' + process.env.API_KEY", ':').map((line) => `    ${line}`);
  return [
    `const response = await fetch(${JSON.stringify(origin + targetOf(call))}, {`,
    `  method: '${call.method}',`,
    '  headers: {',
    ...headers,
    '  },',
    ...body,
    '});',
    'console.log(response.status, await response.json());',
  ].join('\n');
}

function python(call: LoggedCall, origin: string): string {
  const headers = headerLines(call, 'f"Bearer {os.environ[\'API_KEY\']}"', ':').map((line) => `        ${line}`);
  // Python parses the JSON text itself, because its own literals differ (True, None).
  const body = call.body === null ? [] : [`    data=${JSON.stringify(JSON.stringify(call.body))},`];
  return [
    'import os',
    'import requests',
    '',
    'response = requests.request(',
    `    '${call.method}',`,
    `    ${JSON.stringify(origin + targetOf(call))},`,
    '    headers={',
    ...headers,
    '    },',
    ...body,
    ')',
    'print(response.status_code, response.text)',
  ].join('\n');
}

const writers: Readonly<Record<Language, (call: LoggedCall, origin: string) => string>> = {
  curl,
  TypeScript: typeScript,
  Python: python,
};

/** Returns the code; `origin` is the public origin of the service: `https://verify.example`. */
export const snippetOf = (language: Language, call: LoggedCall, origin: string): string =>
  writers[language](call, origin);
