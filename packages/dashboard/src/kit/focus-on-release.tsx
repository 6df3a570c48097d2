/**
 * Buttons that take the focus when the mouse button is released, not when it is pressed. A field that loses the focus
 * shows or drops its error; a button below it would move away under the pointer, and the release would miss it.
 */
import type { MouseEvent, ReactNode } from 'react';
import { ButtonContext, type PressEvent } from 'react-aria-components/Button';

// `preventFocusOnPress` of React Aria would not do: it gives the focus back, and the field still reports a change.
const onRelease = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onPress: ({ target }: PressEvent) => {
    if (target instanceof HTMLElement) target.focus();
  },
};

/** Applies to all buttons in it. */
export function FocusOnRelease({ children }: { readonly children: ReactNode }) {
  return <ButtonContext.Provider value={onRelease}>{children}</ButtonContext.Provider>;
}
