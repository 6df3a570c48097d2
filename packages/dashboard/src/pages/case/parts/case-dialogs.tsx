/** Dialogs that confirm actions on a case. */
import type { CaseDialogProps } from '../dialog-props.ts';
import { Assign } from './assign.tsx';
import { AttachObjects } from './attach-objects.tsx';
import { EditTags } from './edit-tags.tsx';
import { Escalate } from './escalate.tsx';
import { MoveQueue } from './move-queue.tsx';
import { Redact } from './redact.tsx';
import { SetStatus } from './set-status.tsx';
import { Snooze } from './snooze.tsx';

export type Asked = 'status' | 'assign' | 'snooze' | 'escalate' | 'queue' | 'tags' | 'attach' | 'redact';

const dialogs = {
  status: SetStatus,
  assign: Assign,
  snooze: Snooze,
  escalate: Escalate,
  queue: MoveQueue,
  tags: EditTags,
  attach: AttachObjects,
  redact: Redact,
} as const;

export function CaseDialogs({ asked, ...rest }: CaseDialogProps & { readonly asked: Asked }) {
  const Shown = dialogs[asked];
  return <Shown {...rest} />;
}
