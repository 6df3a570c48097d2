/** Types that repeat the columns of the migrated database, in place of `Row` of `database/rows.ts`. */
import { tables } from '../../packages/server/src/database/generated/tables.ts';
import { isNode, type Node, nodesBelow } from './syntax.ts';

const columns = new Set(Object.values(tables).flatMap((table) => Object.keys(table)));

/** Methods whose type argument is the type of a row. */
const asking = new Set(['select', 'selectByIds', 'execute', 'queryPage']);

const nameOf = (value: unknown): string => (isNode(value) ? String(value.name ?? '') : '');

/** Yields the members of object types below `node`, except those by which `Row` is narrowed. */
function* membersBelow(node: unknown): Generator<Node> {
  if (Array.isArray(node)) {
    for (const item of node) yield* membersBelow(item);
  } else if (isNode(node)) {
    if (node.type === 'TSTypeReference' && nameOf(node.typeName) === 'Row') return;
    if (node.type === 'TSInterfaceHeritage' && nameOf(node.expression) === 'Row') return;
    if (node.type === 'TSPropertySignature') yield node;
    for (const member of Object.values(node)) if (typeof member === 'object') yield* membersBelow(member);
  }
}

function isAsking(node: Node): boolean {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return false;
  const { callee } = node;
  return asking.has(callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee));
}

/**
 * Returns the columns that a type declares. A name with an underscore is always a column; a single word is one if a
 * statement uses the type for its rows.
 */
export function handWrittenColumns(program: unknown): readonly { readonly name: string; readonly start: number }[] {
  const asked = [...nodesBelow(program)].filter(isAsking).flatMap((node) => [...membersBelow(node.typeArguments)]);
  const anywhere = [...membersBelow(program)].filter(({ key }) => nameOf(key).includes('_'));
  return [...new Set([...asked, ...anywhere])]
    .map(({ key, start }) => ({ name: nameOf(key), start }))
    .filter(({ name }) => columns.has(name));
}
