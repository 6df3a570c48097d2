/** Elements of an XML stream one by one, as trees. A document type is refused: nothing is expanded, nothing is fetched. */
import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { SourceBroken } from './source.ts';

export interface XmlElement {
  /** Name without its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: Open[];
  text: string;
}

/** Maximum characters of one element, and maximum depth of nesting. */
const mostCharacters = 2_000_000;
const deepest = 40;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const withLocalNames = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));

interface Wanted {
  /** Pattern of the root's name. */
  readonly root: RegExp;
  /** Elements to return, whole; everything around them is skipped. */
  readonly elements: ReadonlySet<string>;
  readonly onRoot?: (attributes: Readonly<Record<string, string>>) => void;
}

/**
 * Yields the elements. Throws SourceBroken for XML that is malformed or truncated, another root, or a document type.
 */
export async function* xmlElements(input: Readable, { root, elements, onRoot }: Wanted): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser({ xmlns: false });
  const open: Open[] = [];
  const ready: XmlElement[] = [];
  let depth = 0;
  let held = 0;
  const broken = (message: string): never => {
    throw new SourceBroken(message.slice(0, 200));
  };
  parser.on('error', (error) => broken(error.message));
  parser.on('doctype', () => broken('a document type is not read'));
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    const own = withLocalNames(attributes as Record<string, string>);
    if (depth === 0) {
      if (!root.test(local)) broken(`the root is ${local}`);
      onRoot?.(own);
    }
    depth += 1;
    if (depth > deepest) broken('elements lie too deep');
    if (open.length === 0 && !elements.has(local)) return;
    const element: Open = { name: local, attributes: own, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const onText = (text: string): void => {
    const element = open.at(-1);
    if (element === undefined) return;
    held += text.length;
    if (held > mostCharacters) broken('one element is too large');
    element.text += text;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    depth -= 1;
    const element = open.pop();
    if (element === undefined || open.length > 0) return;
    held = 0;
    ready.push(element);
  });
  const decoder = new TextDecoder('utf-8');
  try {
    for await (const chunk of input) {
      parser.write(decoder.decode(chunk as Uint8Array, { stream: true }));
      yield* ready.splice(0);
    }
    parser.close();
  } finally {
    input.destroy();
  }
  yield* ready.splice(0);
}

export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);

/** Returns all descendants with this name, at any depth. */
export function descendants(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...descendants(child, name)]);
}

/** Returns the text of the first child with this name, trimmed; null if missing or empty. */
export function textOf(element: XmlElement, name: string): string | null {
  const text = element.children.find((child) => child.name === name)?.text.trim() ?? '';
  return text === '' ? null : text;
}

/** Returns the values that are not empty. */
export const present = (values: readonly (string | null | undefined)[]): string[] =>
  values.filter((value) => typeof value === 'string' && value.trim() !== '').map((value) => (value as string).trim());
