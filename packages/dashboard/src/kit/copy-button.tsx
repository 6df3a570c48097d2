/** A button that copies a value and confirms it. */

import { fill } from '../texts/fill.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { Button, IconButton } from './button.tsx';
import { toast } from './toast.tsx';

export interface CopyButtonProps {
  readonly value: string;
  /** Name of the copied value, such as the name of the field. */
  readonly name: string;
  /** True if the button shows a label with its icon. */
  readonly isWide?: boolean;
}

export function CopyButton({ value, name, isWide = false }: CopyButtonProps) {
  const { kit } = useTexts();
  const label = fill(kit.copyThing, { name });
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast('good', fill(kit.copiedThing, { name })),
      () => toast('problem', kit.copyRefused),
    );
  if (!isWide) return <IconButton icon="copy" label={label} onPress={copy} />;
  return (
    <Button icon="copy" onPress={copy}>
      {label}
    </Button>
  );
}
