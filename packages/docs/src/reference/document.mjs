/** The newest OpenAPI document, read into what the pages of the reference show. */
import document from '../../../server/openapi/2026-09-29.json' with { type: 'json' };
import { samplesOf } from './samples.mjs';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Levels of a body's members that are listed; deeper ones are in the example. */
const deepest = 4;

export const versions = ['2026-09-29', '2025-12-08', '2025-10-27', '2023-01-05'];

const resolved = (part) =>
  part?.$ref === undefined
    ? part
    : resolved(
        part.$ref
          .replace('#/', '')
          .split('/')
          .reduce((at, name) => at[name], document),
      );

/** Returns the kind of a schema as words: `string or null`, `array of string`, `one of a, b`. */
function kindOf(given) {
  const schema = resolved(given) ?? {};
  if (schema.enum !== undefined) return `one of ${schema.enum.join(', ')}`;
  if (schema.const !== undefined) return String(schema.const);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives !== undefined) return [...new Set(alternatives.map(kindOf))].join(' or ');
  const types = [schema.type ?? 'any'].flat();
  return types
    .map((type) => (type === 'array' && schema.items ? `array of ${kindOf(schema.items)}` : type))
    .join(' or ');
}

/** Returns the members below a schema: path, kind, description and whether they must be there. */
function membersOf(given, path = '', level = 0) {
  const schema = resolved(given) ?? {};
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const own = `${path}${name}`;
    const inner = resolved(member);
    const row = {
      name: own,
      kind: kindOf(inner),
      description: inner.description ?? '',
      isRequired: (schema.required ?? []).includes(name),
    };
    const below = level + 1 < deepest ? membersOf(inner, `${own}.`, level + 1) : [];
    // Wrappers of the document format say nothing by themselves.
    return below.length > 0 && row.description === '' ? below : [row, ...below];
  });
}

/** Returns the query of a sample: ten items of a list, and what the operation cannot do without. */
function queryOf(parameters) {
  const parts = parameters.map(resolved).flatMap(({ name, in: place, required, schema }) => {
    if (place !== 'query') return [];
    const inner = resolved(schema) ?? {};
    if (name === 'page' && inner.properties?.size !== undefined) return ['page[size]=10'];
    if (inner.properties !== undefined) return (inner.required ?? []).map((each) => `${name}[${each}]={${each}}`);
    return required ? [`${name}={${name}}`] : [];
  });
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

const parameterOf = (given) => {
  const { name, in: place, description = '', required = false, schema } = resolved(given);
  const inner = Object.keys(resolved(schema)?.properties ?? {});
  const isDeep = inner.length > 0 && name !== 'fields';
  return {
    name: isDeep ? inner.map((each) => `${name}[${each}]`).join(', ') : name,
    place,
    description,
    isRequired: required,
    kind: isDeep ? '' : kindOf(schema),
  };
};

/** Returns an answer with one item of each list, which shows its shape. */
const shortened = (value) => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
};

function answerOf(operation) {
  const [status, answer] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? ['200', {}];
  const { content = {} } = resolved(answer);
  const [type] = Object.keys(content);
  const example = content['application/json']?.example;
  return {
    status,
    type: type ?? null,
    example: example === undefined ? null : JSON.stringify(shortened(example), null, 2),
  };
}

function operationOf(path, method, operation) {
  const body = operation.requestBody?.content?.['application/json'];
  const parameters = (operation.parameters ?? []).map(parameterOf);
  return {
    id: operation.operationId.toLowerCase(),
    title: operation.summary.replace(/\.$/, ''),
    description: operation.description ?? '',
    method: method.toUpperCase(),
    path,
    parameters: parameters.filter(({ place }) => place === 'path' || place === 'query'),
    members: membersOf(body?.schema),
    samples: samplesOf({
      method: method.toUpperCase(),
      path: `${path}${queryOf(operation.parameters ?? [])}`,
      body: body?.example,
    }),
    answer: answerOf(operation),
    problems: Object.keys(operation.responses).filter((code) => code.startsWith('4')),
    tag: operation.tags[0],
  };
}

export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.filter((method) => item[method] !== undefined).map((method) => operationOf(path, method, item[method])),
);

const titleOf = (name) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ').replace(/^Api\b/, 'API');

/** Groups of the reference, each a page: the tags that have operations. */
export const resources = document.tags
  .map(({ name, description }) => ({
    name,
    title: titleOf(name),
    description,
    operations: operations.filter(({ tag }) => tag === name),
  }))
  .filter((resource) => resource.operations.length > 0);

export const events = Object.entries(document.webhooks)
  .map(([name, { post }]) => ({ name, description: post.summary }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
