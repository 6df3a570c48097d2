/** A password as it was chosen, or the refusal of one that is not taken. */
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import { passwordProblem } from './password-rules.ts';

/** Throws unprocessable for a password that is missing or not taken. */
export function acceptablePassword(password: string | undefined, about: Parameters<typeof passwordProblem>[1]): string {
  const problem = password === undefined ? 'is missing' : passwordProblem(password, about);
  if (problem === null && password !== undefined) return password;
  throw new Refusal('unprocessable', problemAt('/password', problem ?? 'is missing'));
}
