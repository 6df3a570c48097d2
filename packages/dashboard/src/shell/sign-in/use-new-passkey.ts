/** Creates a passkey for the signed-in user. */
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { addPasskey, passkeyToMake } from '../../client/own-factors.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { usePasskeyProblem } from './passkey-problem.ts';

export interface NewPasskey {
  readonly isAsking: boolean;
  readonly problem: string | null;
  readonly create: () => void;
}

export function useNewPasskey(onMade: () => void): NewPasskey {
  const { enter } = useTexts();
  const passkeyProblem = usePasskeyProblem();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async () => {
    const { attempt, options } = await passkeyToMake();
    await addPasskey(attempt, await startRegistration({ optionsJSON: options }));
    onMade();
  };
  const create = () => {
    setProblem(null);
    if (!browserSupportsWebAuthn()) return setProblem(enter.passkeyUnsupported);
    setAsking(true);
    void make()
      .catch((error: unknown) => setProblem(passkeyProblem(error)))
      .finally(() => setAsking(false));
  };
  return { isAsking, problem, create };
}
