/** What is typed over something that others may save meanwhile: nothing typed goes unasked, and nothing saved is written over unseen. */
import { useState } from 'react';
import { isApiError } from '../client/api-error.ts';

export interface EditOfSaved<Typed> {
  readonly typed: Typed;
  readonly setTyped: (typed: Typed) => void;
  /** Somebody else saved in between. */
  readonly isOvertaken: boolean;
  /** What they saved is known here by now. */
  readonly isTold: boolean;
  /** Shows what is saved in place of what was typed. */
  readonly takeSaved: () => void;
  /** Keeps what was typed: what is saved by now has been seen, and may be written over. */
  readonly keepTyped: () => void;
  /**
   * `send` is given the revision that the typing began from and gives the one that it made. False where it was refused because
   * somebody else saved in between. Throws what it throws for any other reason.
   */
  readonly save: (send: (revision: number) => Promise<number>) => Promise<boolean>;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** `saved` as it is known by now, at its `revision`. */
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
  // Where nothing is typed that would be lost, what is newer is shown at once.
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
  return { typed, setTyped, isOvertaken: isRefused || isNewer, isTold: isNewer, takeSaved, keepTyped, save };
}
