/** A button for an action on the server: waits for the response and shows errors. */
import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { useSentenceOf } from './sentence-of.ts';
import { toast } from './toast.tsx';

export interface ActionButtonProps extends Pick<ButtonProps, 'look' | 'icon' | 'aria-label'> {
  readonly onAct: () => Promise<unknown>;
  readonly children: ReactNode;
}

export function ActionButton({ onAct, children, ...looks }: ActionButtonProps) {
  const sentenceOf = useSentenceOf();
  const [isActing, setActing] = useState(false);
  const act = async () => {
    setActing(true);
    try {
      await onAct();
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
    setActing(false);
  };
  return (
    <Button {...looks} isPending={isActing} onPress={() => void act()}>
      {children}
    </Button>
  );
}
