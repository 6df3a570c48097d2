/** Figures of the whole source: its language, and the size of its functions. */
import { parseSync } from 'oxc-parser';
import { isNode, type Node, nodesBelow } from '../dependency-rules/syntax.ts';
import type { Figure, Source } from './figure.ts';
import { clausesOfComments, dialectOfComments, dialectOfTexts } from './language.ts';

const nodesOf = ({ path, text }: Source): Node[] => [...nodesBelow(parseSync(path, text).program)];

/** Counts the object literals that are spread into another object, which could contain their members directly. */
const spreadLiterals = (sources: readonly Source[]): number =>
  sources
    .flatMap(nodesOf)
    .filter(
      ({ type, argument }) => type === 'SpreadElement' && isNode(argument) && argument.type === 'ObjectExpression',
    ).length;

const longestFunction = 60;

const linesOf = (text: string, { start, end }: Node): number => text.slice(start, Number(end)).split('\n').length;

function longFunctions(sources: readonly Source[]): number {
  return sources.reduce((sum, source) => {
    const functions = nodesOf(source).filter(({ type, body }) => type.includes('Function') && isNode(body));
    return sum + functions.filter((each) => linesOf(source.text, each) > longestFunction).length;
  }, 0);
}

const longestHandler = 10;

/** Yields the function `handle` of the endpoint that a call declares. */
function* handlersIn({ type, callee, arguments: given }: Node): Generator<Node> {
  const isDeclaration =
    type === 'CallExpression' && isNode(callee) && /^(?:read|write)Endpoint$/.test(String(callee.name));
  const [declaration] = isDeclaration && Array.isArray(given) ? given : [];
  if (!isNode(declaration) || !Array.isArray(declaration.properties)) return;
  for (const { key, value } of declaration.properties.filter(isNode)) {
    if (isNode(key) && key.name === 'handle' && isNode(value)) yield value;
  }
}

/**
 * Counts the handlers that do more than read the input, call an operation and serialize the result. The lines of a
 * block are those between its braces.
 */
function longHandlers(sources: readonly Source[]): number {
  return sources.reduce((sum, source) => {
    const bodies = nodesOf(source).flatMap((node) =>
      [...handlersIn(node)].flatMap(({ body }) => (isNode(body) ? body : [])),
    );
    const lines = bodies.map((body) => linesOf(source.text, body) - (body.type === 'BlockStatement' ? 2 : 0));
    return sum + lines.filter((each) => each > longestHandler).length;
  }, 0);
}

/** Returns the English texts of the dashboard and the hosted flow, without module names. */
const englishTexts = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => /\/texts\/en(?:-US)?(?:\.ts|\/)/.test(path))
    .flatMap(nodesOf)
    .flatMap(({ type, value }) =>
      type === 'Literal' && typeof value === 'string' && value.includes(' ') ? value : [],
    );

/** Returns the sentences for API clients and operators: of operations, settings, commands and refusals. */
const serverSentences = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith('packages/server/src/'))
    .flatMap(nodesOf)
    .flatMap(({ type, key, value }) => {
      const named =
        type === 'Property' && isNode(key) && /^(?:summary|sentence|details|message)$/.test(String(key.name));
      return named && isNode(value) && typeof value.value === 'string' ? value.value : [];
    });

/** Returns the titles of the suites and tests of a file that are plain strings. */
const testTitles = (source: Source): string[] =>
  nodesOf(source).flatMap(({ type, callee, arguments: given }) => {
    const isTest = type === 'CallExpression' && isNode(callee) && /^(?:describe|it|test)$/.test(String(callee.name));
    const [title] = isTest && Array.isArray(given) ? given : [];
    return isNode(title) && typeof title.value === 'string' ? title.value : [];
  });

export const codeFigures: readonly Figure[] = [
  { name: 'dialect words per 1,000 words of comments', limit: 0.5, count: dialectOfComments },
  { name: 'comments in 100 that begin with a clause', limit: 0, count: clausesOfComments },
  {
    name: 'dialect words per 1,000 words of English texts',
    limit: 2,
    count: (sources) => dialectOfTexts(englishTexts(sources)),
  },
  {
    name: 'dialect words per 1,000 words of summaries, sentences and details of the server',
    limit: 0,
    count: (sources) => dialectOfTexts(serverSentences(sources)),
  },
  {
    name: 'dialect words per 1,000 words of test titles',
    limit: 0,
    of: 'tests',
    count: (sources) => dialectOfTexts(sources.flatMap(testTitles)),
  },
  {
    name: 'dialect words per 1,000 words of the manual',
    limit: 1,
    of: 'manual',
    count: (sources) => dialectOfTexts(sources.map(({ text }) => text)),
  },
  { name: 'spreads of a literal', limit: 0, count: spreadLiterals },
  { name: `functions of more than ${longestFunction} lines`, limit: 0, count: longFunctions },
  { name: 'handlers of endpoints with more than ten lines', limit: 0, count: longHandlers },
];
