/** Settings that are saved together; read-only for users who may not change them. */
import type { ReactNode } from 'react';
import { Form } from './form.tsx';

export interface SettingsFormProps {
  readonly mayChange: boolean;
  /** Label of the save button. */
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
