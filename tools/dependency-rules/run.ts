/** Prints one line for each violation of the dependency rules; exits with 1 if there is any. */
import { join } from 'node:path';
import { checkProject, formatViolation, rules } from './check-project.ts';

const violations = checkProject(join(import.meta.dirname, '..', '..'));
for (const violation of violations) process.stdout.write(`${formatViolation(violation)}\n`);
process.stdout.write(`${rules.length + 3} rules, ${violations.length} violations.\n`);
process.exitCode = violations.length > 0 ? 1 : 0;
