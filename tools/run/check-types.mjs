/** Check of the types of all projects: the dashboard and the examples use React, all other pages use Preact. */
import { join } from 'node:path';
import { runChild } from './run-child.mjs';

const root = join(import.meta.dirname, '..', '..');
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const projects = ['tsconfig.json', 'packages/dashboard/tsconfig.json', 'packages/embed/tsconfig.examples.json'];

const codes = await Promise.all(
  projects.map((project) =>
    runChild(process.execPath, [compiler, '-p', project, '--noEmit'], { cwd: root, env: process.env }),
  ),
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
