/** Component of the developer's controls in the sandbox, whose script no page of production loads. */
import type { ComponentChildren } from 'preact';
import type { InquiryPage } from './page.ts';
import type { SandboxBarProps } from './sandbox-bar.tsx';

let bar: ((props: SandboxBarProps) => ComponentChildren) | null = null;

/** Loads the component. Rejects without a connection. */
export async function loadSandboxBar(): Promise<void> {
  bar ??= (await import('./sandbox-bar.tsx')).SandboxBar;
}

/** Returns the component, which must be loaded; null for a page without the controls. */
export const sandboxBarOf = ({ sandbox }: InquiryPage): typeof bar => (sandbox === undefined ? null : bar);
