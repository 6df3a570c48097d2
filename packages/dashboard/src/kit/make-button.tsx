/** A list's button that creates another item in a dialog. The address with `?make=true` opens the dialog as well. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';

export interface MakeButtonProps {
  readonly label: string;
  /** Content of the dialog. */
  readonly children: (close: () => void) => ReactNode;
}

export function MakeButton({ label, children }: MakeButtonProps) {
  const { make } = useSearch({ strict: false }) as Readonly<Record<string, string>>;
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const isAsked = make !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    setMaking(true);
    // A reload or Back does not open the dialog again.
    void navigate({ to: '.', search: ({ make: _, ...others }: Record<string, unknown>) => others, replace: true });
  }, [isAsked, navigate]);
  return (
    <>
      <Button look="main" icon="plus" onPress={() => setMaking(true)}>
        {label}
      </Button>
      {isMaking && children(() => setMaking(false))}
    </>
  );
}
