/** SQL statements of a source file: the tables they name, and the tables that the file declares as its own. */
import { isNode, type Node } from './syntax.ts';

export interface TableUse {
  readonly table: string;
  /** `insert`, `update`, `delete` and `lock` change or lock rows; `read` is everything else. */
  readonly use: 'read' | 'write';
  readonly line: number;
}

/** Returns the line of an offset in the file. */
type LineAt = (offset: number) => number;

const isStatement =
  /\b(select|insert\s+into|update\s+\w+(\s+\w+)?\s+set|delete\s+from|(left|cross|inner)\s+join|lock\s+table)\b/i;
const named = /\b(insert\s+into|update|delete\s+from|lock\s+table|from|join|using)\s+([a-z_]+)\b(?!\s*\()/gi;

/** Functions of `database/rows.ts` that write to the table in their first argument. */
const writing = new Set(['insertRow', 'rowInto', 'insertInto', 'assignments']);

function usesInText(text: string, start: number, lineAt: LineAt): TableUse[] {
  if (!isStatement.test(text)) return [];
  const line = lineAt(start);
  return [...text.matchAll(named)].map(({ 1: verb = '', 2: table = '', index }) => ({
    table: table.toLowerCase(),
    use: /^(from|join|using)$/i.test(verb) ? 'read' : 'write',
    line: line + text.slice(0, index).split('\n').length - 1,
  }));
}

const literal = (value: unknown): string | null =>
  isNode(value) && value.type === 'Literal' && typeof value.value === 'string' ? value.value : null;

/** Returns a template as one text without its values, so that `from ${x}` names nothing. */
function templateText(node: Node): string {
  const quasis = node.quasis as readonly { readonly value: { readonly raw: string } }[];
  return quasis.map(({ value }) => value.raw).join(' ? ');
}

function usesOf(node: Node, lineAt: LineAt): TableUse[] {
  if (node.type === 'TemplateLiteral') return usesInText(templateText(node), node.start, lineAt);
  const text = literal(node);
  if (text !== null) return usesInText(text, node.start, lineAt);
  if (node.type !== 'CallExpression' || !isNode(node.callee) || !Array.isArray(node.arguments)) return [];
  const table = writing.has(String(node.callee.name)) ? literal(node.arguments[0]) : null;
  return table === null ? [] : [{ table, use: 'write', line: lineAt(node.start) }];
}

export const tableUses = (nodes: readonly Node[], lineAt: LineAt): TableUse[] =>
  nodes.flatMap((node) => usesOf(node, lineAt));

/** Returns the tables whose retention a slice declares, `keeps: [{ table: 'devices', … }]`, each of which it owns. */
export function keptTables(nodes: readonly Node[]): string[] {
  const lists = nodes.flatMap((node) => {
    if (node.type === 'Property' && isNode(node.key) && node.key.name === 'keeps') return [node.value];
    return node.type === 'VariableDeclarator' && isNode(node.id) && node.id.name === 'keeps' ? [node.init] : [];
  });
  return lists.flatMap((list) => {
    if (!isNode(list) || list.type !== 'ArrayExpression' || !Array.isArray(list.elements)) return [];
    return list.elements.flatMap((element: unknown) => {
      const properties = isNode(element) && Array.isArray(element.properties) ? (element.properties as Node[]) : [];
      const table = properties.find(({ key }) => isNode(key) && key.name === 'table');
      return literal(table?.value) ?? [];
    });
  });
}
