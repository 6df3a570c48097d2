/**
 * Edits of data that others may save meanwhile. Typed text is never dropped without the user's choice, and a change
 * saved by others is never overwritten before the user has seen it.
 */
import { useState } from 'react';
import { isApiError } from '../client/api-error.ts';

export interface EditOfSaved<Typed> {
  readonly typed: Typed;
  /** Revision on which the edit is based, or the revision of its last save. */
  readonly revision: number;
  readonly setTyped: (typed: Typed) => void;
  /** True if typed text is not saved. */
  readonly isChanged: boolean;
  /** True if another user saved meanwhile. */
  readonly isOvertaken: boolean;
  /** True once the other user's version has been loaded. */
  readonly isTold: boolean;
  /** Discards the edits and shows the saved version. */
  readonly takeSaved: () => void;
  /** Keeps the edits: the user has seen the saved version, so it may be overwritten. */
  readonly keepTyped: () => void;
  /**
   * Saves the edit. `send` receives the revision that the edit is based on and returns the new one. Returns false if it
   * was refused because another user saved meanwhile; rethrows any other error.
   */
  readonly save: (send: (revision: number) => Promise<number>) => Promise<boolean>;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Tracks edits on top of `saved`, the latest known version, and its `revision`. */
export function useEditOfSaved<Typed>(saved: Typed, revision: number): EditOfSaved<Typed> {
  const [base, setBase] = useState({ saved, revision });
  const [typed, setTyped] = useState(saved);
  const [own, setOwn] = useState(revision);
  const [isSending, setSending] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const keepTyped = () => {
    setBase({ saved, revision });
    setRefused(false);
  };
  const takeSaved = () => {
    keepTyped();
    setTyped(saved);
  };
  const isNewer = revision !== base.revision && !isSending;
  // A newer version is shown at once if there is no typed text to lose.
  if (isNewer && (isSame(typed, base.saved) || isSame(typed, saved))) takeSaved();
  else if (isNewer && revision === own) keepTyped();
  const save: EditOfSaved<Typed>['save'] = async (send) => {
    setSending(true);
    setRefused(false);
    try {
      setOwn(await send(base.revision));
      setBase({ ...base, saved: typed });
      return true;
    } catch (fault) {
      if (!isApiError(fault, 'stale_object')) throw fault;
      setRefused(true);
      return false;
    } finally {
      setSending(false);
    }
  };
  return {
    typed,
    revision: Math.max(own, base.revision),
    setTyped,
    isChanged: !isSame(typed, base.saved),
    isOvertaken: isRefused || isNewer,
    isTold: isNewer,
    takeSaved,
    keepTyped,
    save,
  };
}
