/**
 * Samples of one request in three languages. Address and key come from the environment, and so does each id of the
 * path: `inquiry-id` is `INQUIRY_ID`.
 */

const nameOf = (parameter) => parameter.replaceAll('-', '_').toUpperCase();
const filled = (path, write) => path.replace(/\{([^}]+)\}/g, (_, parameter) => write(nameOf(parameter)));

const indented = (text, spaces) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

/** Returns a value as a literal of Python. */
function pythonOf(value, indent = '') {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const items = Array.isArray(value)
    ? value.map((each) => pythonOf(each, inner))
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${pythonOf(each, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return items.length === 0
    ? `${open}${close}`
    : `${open}\n${items.map((each) => `${inner}${each},\n`).join('')}${indent}${close}`;
}

function curl({ method, path, body }) {
  const address = `"$COUNTERSIGN_URL/api/v1${filled(path, (name) => `$${name}`)}"`;
  const lines = [
    `curl -g ${method === 'GET' ? '' : `-X ${method} `}${address}`,
    '-H "Authorization: Bearer $COUNTERSIGN_KEY"',
  ];
  if (body !== undefined) {
    lines.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`);
  }
  return lines.join(' \\\n  ');
}

function typescript({ method, path, body }) {
  const address = `\`\${process.env.COUNTERSIGN_URL}/api/v1${filled(path, (name) => `\${process.env.${name}}`)}\``;
  const headers = [`authorization: \`Bearer \${process.env.COUNTERSIGN_KEY}\``];
  if (body !== undefined) headers.push("'content-type': 'application/json'");
  const lines = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    `headers: { ${headers.join(', ')} },`,
    ...(body === undefined ? [] : [`body: JSON.stringify(${indented(JSON.stringify(body, null, 2), 2)}),`]),
  ];
  return `const answer = await fetch(${address}, {\n${lines.map((line) => `  ${line}\n`).join('')}});\nconsole.log(answer.status, await answer.text());`;
}

function python({ method, path, body }) {
  const address = `f"{os.environ['COUNTERSIGN_URL']}/api/v1${filled(path, (name) => `{os.environ['${name}']}`)}"`;
  const headers = [`"Authorization": f"Bearer {os.environ['COUNTERSIGN_KEY']}"`];
  if (body !== undefined) headers.push('"Content-Type": "application/json"');
  const lines = [
    `${address},`,
    ...(method === 'GET' ? [] : [`method="${method}",`]),
    `headers={${headers.join(', ')}},`,
    ...(body === undefined ? [] : [`data=json.dumps(${pythonOf(body, '    ')}).encode(),`]),
  ];
  const call = `urllib.request.Request(\n${lines.map((line) => `    ${line}\n`).join('')})`;
  return `import json, os, urllib.request\n\nrequest = ${call}\nwith urllib.request.urlopen(request) as answer:\n    print(answer.status, answer.read().decode())`;
}

/** @param {{ method: string, path: string, body?: object }} request */
export const samplesOf = (request) => [
  { label: 'curl', language: 'sh', text: curl(request) },
  { label: 'TypeScript', language: 'ts', text: typescript(request) },
  { label: 'Python', language: 'python', text: python(request) },
];
