/** Chain of stages, each of which receives the results of those before it. */

/** A stage takes the known state and returns its additions; it throws a refusal to end the chain. */
export type Stage<Needs, Adds> = (known: Needs) => Adds | Promise<Adds>;

export interface Chain<Start, Known> {
  /** Returns this chain with one more stage. Does not compile if no stage before it adds what it needs. */
  stage<Adds extends object>(next: Stage<Known, Adds>): Chain<Start, Known & Adds>;
  /** Runs the stages in order and reports the known state after each. Rejects with the error of a stage that throws. */
  run(start: Start, tell: (reached: Start & Partial<Known>) => void): Promise<Known>;
}

/** Creates a chain without a stage, for requests with the state `Start`. */
export const chainFrom = <Start extends object>(): Chain<Start, Start> => chainOf([]);

/** Types were checked when each stage was added; the runtime chain does not know them. */
function chainOf<Start extends object, Known>(stages: readonly Stage<never, object>[]): Chain<Start, Known> {
  return {
    stage: (next) => chainOf([...stages, next]),
    async run(start, tell) {
      let known: object = start;
      for (const stage of stages) {
        known = { ...known, ...(await stage(known as never)) };
        tell(known as Start & Partial<Known>);
      }
      return known as Known;
    },
  };
}
