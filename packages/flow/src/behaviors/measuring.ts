/** Counts of the individual's behaviours beside the screens; their script is loaded once the first screen is shown. */
import type { FlowListener } from '../flow-app.tsx';

/** Returns a listener that measures and tells `other`. Without a connection nothing is measured. */
export function measuring(view: Window, other: FlowListener | undefined): FlowListener {
  let reporter: FlowListener | undefined;
  void import('./reporter.ts').then(
    ({ createReporter }) => {
      reporter = createReporter(view);
    },
    () => undefined,
  );
  return {
    shown(page) {
      other?.shown(page);
      reporter?.shown(page);
    },
    answering(page, answer) {
      other?.answering(page, answer);
      reporter?.answering(page, answer);
    },
  };
}
