/** Signs in with a passkey: by the button, or from the email field, where the browser offers one. */
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';
import { type Next, passkeyOptions, signInByPasskey } from '../../client/entries.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { usePasskeyProblem } from './passkey-problem.ts';

export interface PasskeySignIn {
  readonly isAsking: boolean;
  readonly problem: string | null;
  readonly ask: () => void;
}

export interface PasskeySignInOptions {
  /** True if the email field offers a passkey. */
  readonly offersInField: boolean;
  /** Sign-in attempt whose password was already accepted. */
  readonly attempt?: string;
}

export function usePasskeySignIn(
  { offersInField, attempt: passwordAttempt }: PasskeySignInOptions,
  onNext: (next: Next) => void,
): PasskeySignIn {
  const { enter } = useTexts();
  const passkeyProblem = usePasskeyProblem();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(onNext);
  latest.current = onNext;

  const choose = async (useBrowserAutofill: boolean) => {
    const { attempt, options } = await passkeyOptions(passwordAttempt);
    const response = await startAuthentication({ optionsJSON: options, useBrowserAutofill });
    return async () => latest.current(await signInByPasskey(attempt, response));
  };
  const fail = (error: unknown) => setProblem(passkeyProblem(error));
  const run = useRef({ choose, fail });
  run.current = { choose, fail };

  // The user did not start the offer in the field, so its failure is silent. The failure of a chosen passkey is shown.
  useEffect(() => {
    if (!offersInField) return;
    void browserSupportsWebAuthnAutofill()
      .then((supported) => (supported ? run.current.choose(true) : undefined))
      .then(
        (signIn) => signIn?.().catch((error: unknown) => run.current.fail(error)),
        () => undefined,
      );
    return () => WebAuthnAbortService.cancelCeremony();
  }, [offersInField]);

  const ask = () => {
    setProblem(null);
    if (!browserSupportsWebAuthn()) return setProblem(enter.passkeyUnsupported);
    setAsking(true);
    void choose(false)
      .then((signIn) => signIn())
      .catch(fail)
      .finally(() => setAsking(false));
  };
  return { isAsking, problem, ask };
}
