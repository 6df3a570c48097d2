/** The program: runs what it was started with, then ends with its number. */
import { runTyped } from './commands/run.ts';

const written = {
  out: (text: string) => void process.stdout.write(text),
  error: (text: string) => void process.stderr.write(text),
};

// Whoever reads the output may have enough: `… | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

runTyped(process.argv.slice(2), process.env, written).then((code) => {
  // What was done ends by itself; what failed may have left something open.
  if (code !== 0) process.exit(code);
});
