/** A list's button that creates another item in a dialog. */
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

export interface MakeButtonProps {
  readonly label: string;
  /** Content of the dialog. */
  readonly children: (close: () => void) => ReactNode;
}

export function MakeButton({ label, children }: MakeButtonProps) {
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <Button look="main" icon="plus" onPress={() => setMaking(true)}>
        {label}
      </Button>
      {isMaking && children(() => setMaking(false))}
    </>
  );
}
