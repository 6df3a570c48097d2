/** Declarations and validation of a template's decision conditions. Pure. */
import { checks } from '../../../checks/index.ts';
import { shapesOf, snake } from '../../../fields/index.ts';
import {
  compile,
  type Declarations,
  type Expression,
  ExpressionRefused,
  type ResolvedFunction,
  type Shape,
} from '../../../lib/expressions/index.ts';
import type { DecisionCondition, Fault, TemplateDefinition, VerificationStep } from './definition.ts';
import { checkKindOf } from './step-kinds/index.ts';

type Read = Pick<TemplateDefinition, 'steps' | 'fields'>;

const check: Shape = { fields: { status: 'string', reasons: { list: 'string' } } };

const verificationOf = ({ kind }: VerificationStep): Shape => ({
  fields: {
    status: 'string',
    country_code: 'string',
    id_class: 'string',
    attempt: 'int',
    checks: {
      fields: Object.fromEntries(
        checks.filter((each) => each.kind === checkKindOf(kind)).map(({ name }) => [name, check]),
      ),
    },
  },
});

/** Signals of the flow, by their API names in snake case. */
const signals: Shape = {
  fields: {
    request_spoof_attempts: 'int',
    user_agent_spoof_attempts: 'int',
    distraction_events: 'int',
    hesitation_baseline: 'int',
    hesitation_count: 'int',
    hesitation_time: 'int',
    hesitation_percentage: 'double',
    shortcut_copies: 'int',
    shortcut_pastes: 'int',
    autofill_cancels: 'int',
    autofill_starts: 'int',
    devtools_open: 'bool',
    debugger_attached: 'bool',
    completion_time: 'double',
    behavior_threat_level: 'string',
    bot_score: 'int',
  },
};

const report: Shape = {
  fields: { kind: 'string', template_id: 'string', state: 'string', has_match: 'bool', required: 'bool' },
};

const inquiry = {
  id: 'string',
  template_id: 'string',
  reference_id: 'string',
  account_id: 'string',
  created_at: 'timestamp',
  tags: { list: 'string' },
} as const satisfies Declarations;

/** Declares the values that are known in the middle of the flow, which the `when` of a form or step may read. */
export const branchDeclarations = ({ steps, fields }: Read): Declarations => ({
  inquiry: { fields: inquiry },
  fields: { fields: shapesOf(fields) },
  verifications: { fields: Object.fromEntries(steps.map((step) => [snake(step.kind), verificationOf(step)])) },
  now: 'timestamp',
});

/**
 * Declares the readable values by the template's fields and steps: `fields.birthdate`,
 * `verifications.government_id.checks.id_expired_detection.status` …
 */
export const conditionDeclarations = ({ steps, fields }: Read): Declarations => ({
  ...branchDeclarations({ steps, fields }),
  inquiry: { fields: { ...inquiry, status: 'string', has_open_questions: 'bool', has_uploads: 'bool' } },
  reports: { list: report },
  signals,
  list_matches: { list: 'string' },
});

/** `list_hit(list)`: true if the inquiry matched an item of the list, given by its id or its name in any case. */
const listFunction: ResolvedFunction = { name: 'list_hit', takes: ['literal'], gives: () => ({ type: 'bool' }) };

export interface CompiledCondition {
  readonly condition: DecisionCondition;
  readonly expression: Expression;
}

/**
 * Compiles the conditions. A condition that does not fit the template is among the faults, and not among the compiled
 * ones.
 */
export function compileConditions({
  decision: { conditions = [] },
  ...read
}: Read & Pick<TemplateDefinition, 'decision'>): {
  readonly compiled: readonly CompiledCondition[];
  readonly faults: readonly Fault[];
} {
  const faults: Fault[] = [];
  if (conditions.length === 0) return { compiled: [], faults };
  const declared = conditionDeclarations(read);
  const compiled = conditions.flatMap((condition, index): CompiledCondition[] => {
    try {
      return [
        { condition, expression: compile(condition.when, { declared, resolved: [listFunction], gives: 'bool' }) },
      ];
    } catch (error) {
      if (!(error instanceof ExpressionRefused)) throw error;
      faults.push({ pointer: `/decision/conditions/${index}/when`, problem: error.fault.message });
      return [];
    }
  });
  return { compiled, faults };
}

/** Returns a fault for each condition that does not compile, and for duplicate names. */
export function conditionFaults(definition: Read & Pick<TemplateDefinition, 'decision'>): Fault[] {
  const names = (definition.decision.conditions ?? []).map(({ name }) => name);
  const twice = names.flatMap((name, index) =>
    names.indexOf(name) === index ? [] : { pointer: `/decision/conditions/${index}/name`, problem: 'is there twice' },
  );
  return [...twice, ...compileConditions(definition).faults];
}

/** List that a condition names; `pointer` is relative to the definition. */
export interface AskedList {
  readonly pointer: string;
  readonly list: string;
}

/** Returns the lists that the conditions name by `list_hit`, those of faulty conditions left out. */
export const listsOfConditions = (definition: Read & Pick<TemplateDefinition, 'decision'>): AskedList[] =>
  compileConditions(definition).compiled.flatMap(({ condition, expression }) => {
    const index = definition.decision.conditions?.indexOf(condition) ?? 0;
    const pointer = `/decision/conditions/${index}/when`;
    return expression.calls.map(({ args }) => ({ pointer, list: args[0]?.literal ?? '' }));
  });
