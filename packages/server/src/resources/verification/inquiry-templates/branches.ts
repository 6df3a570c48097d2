/** Branches of the flow: forms and steps that are asked unless their `when` is false. Pure. */
import { snake } from '../../../fields/index.ts';
import {
  areOpposites,
  compile,
  constantOf,
  type Expression,
  ExpressionRefused,
  readingsIn,
} from '../../../lib/expressions/index.ts';
import { branchDeclarations } from './conditions.ts';
import type { Fault, TemplateDefinition } from './definition.ts';
import { type Row, rowsOf } from './rows.ts';
import { definitionOf } from './step-kinds/index.ts';

type Read = Pick<TemplateDefinition, 'steps' | 'forms' | 'fields'>;

interface Branch {
  readonly row: Row;
  /** Place of the row in the flow, from 0. */
  readonly place: number;
  readonly expression: Expression;
}

const pointerOf = ({ forms = [] }: Read, { form, stepIndex }: Row): string =>
  form === null ? `/steps/${stepIndex}/when` : `/forms/${forms.indexOf(form)}/when`;

function readBranches(definition: Read, rows: readonly Row[]): { branches: readonly Branch[]; faults: Fault[] } {
  const faults: Fault[] = [];
  if (rows.every(({ when }) => when === null)) return { branches: [], faults };
  const declared = branchDeclarations(definition);
  const branches = rows.flatMap((row, place): Branch[] => {
    if (row.when === null) return [];
    try {
      return [{ row, place, expression: compile(row.when, { declared, gives: 'bool' }) }];
    } catch (error) {
      if (!(error instanceof ExpressionRefused)) throw error;
      faults.push({ pointer: pointerOf(definition, row), problem: error.fault.message });
      return [];
    }
  });
  return { branches, faults };
}

/** Returns the expressions by the name of their form or step. */
export const compileBranches = (definition: Read): ReadonlyMap<string, Expression> =>
  new Map(readBranches(definition, rowsOf(definition)).branches.map(({ row, expression }) => [row.name, expression]));

/**
 * Returns the faults of expressions that do not compile, never change their result, or read values that are only known
 * later, and the faults of flows whose steps may all be left out.
 */
export function branchFaults(definition: Read): Fault[] {
  const rows = rowsOf(definition);
  const { branches, faults } = readBranches(definition, rows);
  const found = branches.flatMap(({ row, place, expression }): Fault[] => {
    const constant = constantOf(expression);
    const problems =
      typeof constant === 'boolean'
        ? [`is always ${constant}: ${constant ? 'leave it out' : 'remove what is never asked'}`]
        : earlyReadings(definition, rows, place, expression);
    return problems.map((problem) => ({ pointer: pointerOf(definition, row), problem }));
  });
  return [...faults, ...found, ...emptyFlowFaults(rows, branches)];
}

/** Returns the values that the expression reads before they can be known. */
function earlyReadings(definition: Read, rows: readonly Row[], place: number, expression: Expression): string[] {
  const [earlier, later] = [rows.slice(0, place), rows.slice(place)];
  const readings = readingsIn(expression);
  const namesIn = (part: string, readings: ReturnType<typeof readingsIn>) =>
    new Set(readings.flatMap(({ path: [root, name] }) => (root === part && name !== undefined ? [name] : [])));
  const tested = namesIn(
    'fields',
    readings.filter(({ isTested }) => isTested),
  );
  const fillersOf = (some: readonly Row[], name: string) =>
    some.filter((row) => filledBy(definition, row).some((key) => snake(key) === name));
  const early = [...namesIn('fields', readings)].flatMap((name) => {
    const [filler] = fillersOf(later, name);
    const isKnown = tested.has(name) || fillersOf(earlier, name).length > 0 || hasDefault(definition, name);
    if (filler === undefined || isKnown) return [];
    return [
      `reads fields.${name}, which ${filler.name} fills first; test has(fields.${name}) if inquiries are created with it`,
    ];
  });
  const done = earlier.filter(({ form }) => form === null).map(({ stepIndex }) => definition.steps[stepIndex]?.kind);
  const undone = definition.steps.filter(({ kind }) => !done.includes(kind)).map(({ kind }) => snake(kind));
  const read = [...namesIn('verifications', readings)].filter((name) => undone.includes(name));
  return [...early, ...read.map((name) => `reads verifications.${name}, which is not there before that step`)];
}

const hasDefault = ({ fields }: Read, name: string): boolean =>
  fields.some((schema) => snake(schema.key) === name && (schema['default-value'] ?? null) !== null);

function filledBy({ steps }: Read, { form, stepIndex }: Row): readonly string[] {
  if (form !== null) return form.fields.map(({ key }) => key);
  const step = steps[stepIndex];
  return step === undefined ? [] : definitionOf(step.kind).fills(step);
}

/** Returns a fault if every step may be left out, unless one is written as the opposite of another. */
function emptyFlowFaults(rows: readonly Row[], branches: readonly Branch[]): Fault[] {
  const steps = rows.filter(({ form }) => form === null);
  if (steps.length === 0 || steps.some(({ when }) => when === null)) return [];
  const own = branches.filter(({ row }) => row.form === null).map(({ expression }) => expression);
  if (own.length < steps.length || own.some((one) => own.some((other) => areOpposites(one, other)))) return [];
  return [{ pointer: '/steps', problem: 'must contain a step without `when`: otherwise all steps can be skipped' }];
}
