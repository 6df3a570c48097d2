/** Style sheet of a business's own look: only custom properties. */
import type { FlowLook, LookVariant } from './page.ts';

const safeName = /^[a-z]+(-[a-z]+)*$/;
/** Matches colours, sizes and names of fonts: nothing that could end a value or refer to another address. */
const safeValue = /^[#\w%., "-]{1,200}$/;

/** Returns the declarations. The server sends checked values; an unsafe one that slipped through is dropped here. */
function declarations({ scheme, ...styles }: LookVariant): string {
  const own = Object.entries(styles).filter(([name, value]) => safeName.test(name) && safeValue.test(value));
  const properties = own.map(([name, value]) => `--${name}:${value}`);
  return [`color-scheme:${scheme === 'dark' ? 'dark' : 'light'}`, ...properties].join(';');
}

/** Returns the style sheet of a look; it comes after the flow's own, so it wins at equal specificity. */
export function lookCss({ base, dark }: FlowLook): string {
  const always = `:root{${declarations(base)}}`;
  return dark === null ? always : `${always}@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`;
}

/** Returns the value of the `color-scheme` tag, which colours the page before any style sheet loads. */
export function colorSchemes(look: FlowLook | null): string {
  if (look === null || look.dark !== null) return 'light dark';
  return look.base.scheme;
}
