/** Hard-coded words of a component: between tags, or in attributes that are visible or read aloud. */
import { parseSync, Visitor } from 'oxc-parser';

const spoken = ['title', 'label', 'aria-label', 'alt', 'placeholder', 'text', 'help', 'description', 'send'];
const word = /\p{L}{2,}/u;

/** Lists each as `path: words`. */
export function literalsIn(path: string, source: string): string[] {
  const { program } = parseSync(path, source);
  const found: string[] = [];
  new Visitor({
    JSXAttribute({ name, value }) {
      const said = name.type === 'JSXIdentifier' && spoken.includes(name.name);
      if (said && value?.type === 'Literal' && word.test(String(value.value))) {
        found.push(`${path}: ${name.name}=${value.raw}`);
      }
    },
    JSXText({ value }) {
      if (word.test(value)) found.push(`${path}: ${value.trim()}`);
    },
  }).visit(program);
  return found;
}
