/** Validation of a newly chosen password. */
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import { passwordProblem } from './password-rules.ts';

/** Returns the password. Throws unprocessable if it is missing or too weak. */
export function acceptablePassword(password: string | undefined, about: Parameters<typeof passwordProblem>[1]): string {
  const problem = password === undefined ? 'is missing' : passwordProblem(password, about);
  if (problem === null && password !== undefined) return password;
  throw new Refusal('unprocessable', problemAt('/password', problem ?? 'is missing'));
}
