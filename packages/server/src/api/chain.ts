/** Stages in a row, each of which is given what those before it found out. */

/** Takes what is known and gives what it adds; throws a refusal to end the row. */
export type Stage<Needs, Adds> = (known: Needs) => Adds | Promise<Adds>;

export interface Chain<Start, Known> {
  /** This chain and one more stage. Does not compile where no stage before it adds what it needs. */
  stage<Adds extends object>(next: Stage<Known, Adds>): Chain<Start, Known & Adds>;
  /**
   * Runs the stages one after the other and reports what is known after each. Rejects with the error of a
   * stage.
   */
  run(start: Start, tell: (reached: Start & Partial<Known>) => void): Promise<Known>;
}

/** A chain without a stage, for requests of which `Start` is known. */
export const chainFrom = <Start extends object>(): Chain<Start, Start> => chainOf([]);

/** The types were compared when each stage was added; what runs them no longer knows them. */
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
