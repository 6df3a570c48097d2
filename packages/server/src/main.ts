/** The program's entry point: runs the command line, then ends with its exit code. */
import { runTyped } from './commands/run.ts';

const written = {
  out: (text: string) => void process.stdout.write(text),
  error: (text: string) => void process.stderr.write(text),
};

// The reader of the output may close it early: `… | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

runTyped(process.argv.slice(2), process.env, written).then((code) => {
  // A successful run ends on its own; a failed one may have left handles open.
  if (code !== 0) process.exit(code);
});
