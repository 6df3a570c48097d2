/** A dialog over the page. Once something was typed into its form, closing it any other way than by Cancel asks first. */
import { createContext, useContext, useState } from 'react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { BackGuard, CloseQuestion } from './leave-guard.tsx';

type MarkTyped = (isTyped: boolean) => void;

const TypedContext = createContext<MarkTyped>(() => {});

/** Returns the function by which a form reports to its dialog that something typed is not sent. */
export const useMarkTyped = (): MarkTyped => useContext(TypedContext);

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
