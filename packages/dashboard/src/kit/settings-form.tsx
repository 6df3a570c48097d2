/** Settings that are saved together, and for those who may not change them the same without a way to save. */
import type { ReactNode } from 'react';
import { Form } from './form.tsx';

export interface SettingsFormProps {
  readonly mayChange: boolean;
  /** Words of the button. */
  readonly save: string;
  readonly onSave: () => Promise<unknown>;
  readonly children: ReactNode;
}

export function SettingsForm({ mayChange, save, onSave, children }: SettingsFormProps) {
  if (!mayChange) return children;
  return (
    <Form send={save} onSend={onSave}>
      {children}
    </Form>
  );
}
