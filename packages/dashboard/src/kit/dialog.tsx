/**
 * A dialog over the page. Once text was typed into its form, closing it by any way but Cancel requires a confirmation.
 */
import { useState } from 'react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { BackGuard, CloseQuestion } from './leave-guard.tsx';
import { TypedContext } from './typed-context.ts';

export function Dialog({ onClose, children, ...rest }: DialogFrameProps) {
  const [isTyped, setTyped] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <DialogFrame {...rest} onClose={() => (isTyped ? setAsked(true) : onClose())}>
      <TypedContext value={setTyped}>{children}</TypedContext>
      <BackGuard isChanged={isTyped} />
      {isAsked && <CloseQuestion onStay={() => setAsked(false)} onLeave={onClose} />}
    </DialogFrame>
  );
}
