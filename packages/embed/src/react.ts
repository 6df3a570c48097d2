/** React components of the flow. */
import { createElement, type ReactElement, useEffect, useRef } from 'react';
import { Client } from './client.ts';
import { showInline } from './inline.ts';
import type { ClientOptions } from './options.ts';

export interface VerificationProps extends Omit<ClientOptions, 'parent'> {
  /** Class of the element around the frame. */
  readonly className?: string;
}

/** Returns the identity of the options: a change of it requires another frame. Callbacks are not part of it. */
const identityOf = (options: ClientOptions): string =>
  JSON.stringify(options, (_key, value: unknown) => (typeof value === 'function' ? undefined : value));

/** Returns callbacks that always call the component's latest callbacks. */
function newest(latest: { readonly current: ClientOptions }): Partial<ClientOptions> {
  return {
    onLoad: () => latest.current.onLoad?.(),
    onReady: (metadata) => latest.current.onReady?.(metadata),
    onComplete: (result) => latest.current.onComplete?.(result),
    onCancel: (result) => latest.current.onCancel?.(result),
    onError: (error) => latest.current.onError?.(error),
    onEvent: (name, metadata) => latest.current.onEvent?.(name, metadata),
  };
}

/** Shows the flow inline while the component is mounted. */
export function InlineVerification({ className, ...options }: VerificationProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef<ClientOptions>(options);
  latest.current = options;
  const identity = identityOf(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the identity represents the options.
  useEffect(() => {
    if (element.current === null) return;
    return showInline({ ...latest.current, ...newest(latest), parent: element.current });
  }, [identity]);
  return createElement('div', { ref: element, className });
}

export interface DialogProps extends ClientOptions {
  /** True while the dialog is shown; set it to false in `onCancel` and `onComplete`. */
  readonly isOpen: boolean;
}

/** Shows the flow in a dialog while `isOpen`. The frame loads when the component is mounted. */
export function VerificationDialog({ isOpen, ...options }: DialogProps): null {
  const client = useRef<Client | null>(null);
  const latest = useRef<ClientOptions>(options);
  latest.current = options;
  const identity = identityOf(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the identity represents the options.
  useEffect(() => {
    const made = new Client({ ...latest.current, ...newest(latest) });
    client.current = made;
    return () => made.destroy();
  }, [identity]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another identity makes another client.
  useEffect(() => {
    if (isOpen) client.current?.open();
    else if (client.current?.isOpen) client.current.cancel(true);
  }, [isOpen, identity]);
  return null;
}
