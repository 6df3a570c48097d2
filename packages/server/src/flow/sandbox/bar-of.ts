/** Sandbox bar of a page: the choices that the inquiry's screen and status permit. Pure. */
import type { SandboxBar } from '@countersign/flow/page';
import { isOpen, isPermitted } from '../../resources/verification/inquiries/index.ts';
import { possibleFailures } from '../../resources/verification/verifications/index.ts';
import type { PageSubject } from '../page-subject.ts';
import { screenOf } from '../screens/index.ts';
import { endNames, ends } from './read-command.ts';

/** Returns the bar; nothing outside of the sandbox, and for a visitor without a session, who may change nothing. */
export function barOf({ scope, inquiry, definition, csrf }: PageSubject): { readonly sandbox?: SandboxBar } {
  if (scope.environmentKind !== 'sandbox' || csrf === '') return {};
  const shown = isOpen(inquiry) ? screenOf(inquiry, definition) : null;
  const { outcome = null, slow = false } = inquiry.progress.nextCheck ?? {};
  const next =
    shown === null || shown.step === null || shown.screen.waits === true
      ? null
      : { outcome, slow, failures: possibleFailures(shown.step) };
  return {
    sandbox: {
      next,
      specimen: shown?.screen.specimens !== undefined,
      ends: endNames.filter((name) => isPermitted(inquiry, ends[name].by)),
    },
  };
}
