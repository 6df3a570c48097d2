/**
 * Parts of a source file for the rules: its imports, its ambient dependencies, its kebab-case members, its statements,
 * its length.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { handWrittenColumns } from './hand-written-rows.ts';
import { keptTables, type TableUse, tableUses } from './statements.ts';
import { isNode, type Node, nodesBelow } from './syntax.ts';

export interface Import {
  /** Specifier in the source, such as `../lib/clock.ts` or `pg`. */
  readonly specifier: string;
  /** Path from the root of the checkout for a relative import, else the specifier itself. */
  readonly target: string;
  /** True for an import that is erased before the code runs. */
  readonly typeOnly: boolean;
  readonly line: number;
}

/** Use of the clock, randomness, the network or the environment that was not passed in. */
export interface AmbientUse {
  readonly name: 'new Date()' | 'Date.now' | 'Math.random' | 'fetch' | 'process.env';
  readonly line: number;
}

/** Kebab-case name by which a member is read, written or declared. */
export interface KebabMember {
  readonly name: string;
  readonly line: number;
}

export interface SourceFile {
  /** Path from the root of the checkout, with forward slashes. */
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  readonly ambientUses: readonly AmbientUse[];
  readonly kebabMembers: readonly KebabMember[];
  readonly tableUses: readonly TableUse[];
  /** Tables that the file's `keeps` declares. */
  readonly keptTables: readonly string[];
  /** Columns of the database that a type declares. */
  readonly handWrittenColumns: readonly { readonly name: string; readonly line: number }[];
}

const isName = (value: unknown, name: string) => isNode(value) && value.type === 'Identifier' && value.name === name;

function isMember(node: Node, object: string, property: string): boolean {
  return node.type === 'MemberExpression' && isName(node.object, object) && isName(node.property, property);
}

/** Returns true if the file binds the name itself: as a parameter, a variable or an import. */
function binds(node: Node, name: string): boolean {
  if (node.type === 'VariableDeclarator') return [...nodesBelow(node.id)].some((inner) => isName(inner, name));
  if (node.type === 'ImportSpecifier') return isName(node.local, name);
  const takesParameters = node.type.endsWith('FunctionExpression') || node.type === 'FunctionDeclaration';
  return takesParameters && [...nodesBelow(node.params)].some((inner) => isName(inner, name));
}

function ambientUse(node: Node): AmbientUse['name'] | null {
  if (node.type === 'NewExpression' && isName(node.callee, 'Date')) {
    return Array.isArray(node.arguments) && node.arguments.length === 0 ? 'new Date()' : null;
  }
  if (node.type === 'CallExpression' && isName(node.callee, 'fetch')) return 'fetch';
  if (isMember(node, 'globalThis', 'fetch')) return 'fetch';
  if (isMember(node, 'Date', 'now')) return 'Date.now';
  if (isMember(node, 'Math', 'random')) return 'Math.random';
  return isMember(node, 'process', 'env') ? 'process.env' : null;
}

const kebab = /^[a-z0-9]+(-[a-z0-9]+)+$/;

/** Returns the member's name in `{ 'tag-name': … }`, in an object, a pattern or a type, and in `meta['tag-name']`. */
function kebabMember(node: Node): string | null {
  const declares = node.type === 'Property' || node.type === 'TSPropertySignature';
  const reads = node.type === 'MemberExpression' && node.computed === true;
  const name = declares ? node.key : reads ? node.property : null;
  const text = isNode(name) && name.type === 'Literal' ? name.value : null;
  return typeof text === 'string' && kebab.test(text) ? text : null;
}

function targetOf(path: string, specifier: string): string {
  return specifier.startsWith('.') ? posix.join(dirname(path), specifier) : specifier;
}

/** Reads and parses `path` below `root`. Throws if the file is not valid TypeScript. */
export function readSourceFile(root: string, path: string): SourceFile {
  return parseSourceFile(path, readFileSync(join(root, path), 'utf8'));
}

export function parseSourceFile(path: string, text: string): SourceFile {
  const { module, program, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const found = (specifier: string, typeOnly: boolean, offset: number): Import => {
    return { specifier, target: targetOf(path, specifier), typeOnly, line: lineAt(offset) };
  };
  const statics = module.staticImports.map(({ moduleRequest, entries, start }) => {
    return found(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType), start);
  });
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType, start }) =>
      moduleRequest ? [found(moduleRequest.value, isType, start)] : [],
    ),
  );
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest, start }) => {
    const written = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return written === undefined ? [] : [found(written, false, start)];
  });
  const nodes = [...nodesBelow(program)];
  const ownFetch = nodes.some((node) => binds(node, 'fetch'));
  const ambientUses = nodes.flatMap((node) => {
    const name = ambientUse(node);
    return name === null || (name === 'fetch' && ownFetch) ? [] : [{ name, line: lineAt(node.start) }];
  });
  const kebabMembers = nodes.flatMap((node) => {
    const name = kebabMember(node);
    return name === null ? [] : [{ name, line: lineAt(node.start) }];
  });
  const imports = [...statics, ...reexports, ...dynamics];
  return {
    path,
    lines: text.split('\n').length - 1,
    imports,
    ambientUses,
    kebabMembers,
    tableUses: tableUses(nodes, lineAt),
    keptTables: keptTables(nodes),
    handWrittenColumns: handWrittenColumns(program).map(({ name, start }) => ({ name, line: lineAt(start) })),
  };
}
