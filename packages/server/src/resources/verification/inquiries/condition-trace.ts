/** What the conditions of the template came to, as it is kept with the inquiry under the key of its person. */
import type { DecisionCondition } from '../inquiry-templates/index.ts';

export interface ConditionTrace {
  /** The one that decided, with the values it read as JSON; null where none did. */
  readonly decided:
    | (DecisionCondition & { readonly values: readonly { readonly source: string; readonly value: string }[] })
    | null;
  /** Those that had no value, which decides nothing, and why. */
  readonly faults: readonly { readonly name: string; readonly message: string }[];
}
