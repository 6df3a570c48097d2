/** Result of the template's conditions, stored with the inquiry under the key of its person. */
import type { DecisionCondition } from '../inquiry-templates/index.ts';

export interface ConditionTrace {
  /** Condition that decided, with the values it read as JSON; null if none did. */
  readonly decided:
    | (DecisionCondition & { readonly values: readonly { readonly source: string; readonly value: string }[] })
    | null;
  /** Conditions that could not be evaluated and so decide nothing, with the reason. */
  readonly faults: readonly { readonly name: string; readonly message: string }[];
}
