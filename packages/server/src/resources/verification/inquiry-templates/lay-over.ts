/** Application of a change to the definition of a draft. Pure. */
import { isDeepStrictEqual } from 'node:util';
import {
  captureMethods,
  type DecisionRule,
  noSecondRead,
  type SecondRead,
  type StepChange,
  type TemplateDefinition,
  type VerificationStep,
} from './definition.ts';
import { fieldSchemasWith } from './field-schemas.ts';
import type { DefinitionChange } from './input.ts';
import { definitionOf } from './step-kinds/index.ts';

/**
 * Returns the initial members of a step that is new in the draft: identifiers, and the checks that count unless its
 * author configures them.
 */
export type NewStep = (
  kind: VerificationStep['kind'],
  methods: Pick<VerificationStep, 'captureMethods'>,
) => Pick<VerificationStep, 'verificationTemplateId' | 'verificationTemplateVersionId' | 'checks'>;

const attemptsByDefault = 3;

/** Applies the change. Omitted members stay unchanged; steps, reports and field schemas replace the previous lists. */
export function layOver(base: TemplateDefinition, change: DefinitionChange, newStep: NewStep): TemplateDefinition {
  const { expiry } = base;
  const { startSeconds, ...seconds } = change.expiry ?? {};
  const { secondRead: _before, reports: _reports, forms: _forms, ...rest } = base;
  const reports = change.reports ?? base.reports ?? [];
  const forms = change.forms ?? base.forms ?? [];
  return {
    ...rest,
    steps: change.steps?.map((step) => stepOf(step, base, newStep)) ?? base.steps,
    ...(forms.length === 0 ? {} : { forms }),
    decision: decisionOf(base.decision, change.decision ?? {}),
    ...(reports.length === 0 ? {} : { reports }),
    ...secondReadOf(base, change.secondRead ?? {}),
    expiry: {
      createSeconds: seconds.createSeconds ?? expiry.createSeconds,
      startSeconds: startSeconds === undefined ? expiry.startSeconds : startSeconds,
      resumeSeconds: seconds.resumeSeconds ?? expiry.resumeSeconds,
      oneTimeLinkSeconds: seconds.oneTimeLinkSeconds ?? expiry.oneTimeLinkSeconds,
    },
    fields: change.fieldSchemas === undefined ? base.fields : fieldSchemasWith(change.fieldSchemas),
    maxSessions: change.maxSessions ?? base.maxSessions,
    locales: change.locales ?? base.locales,
    themeSetId: change.themeSetId === undefined ? base.themeSetId : change.themeSetId,
    redirectUri: change.redirectUri === undefined ? base.redirectUri : change.redirectUri,
    retentionDays: change.retentionDays ?? base.retentionDays,
  };
}

/** Returns the second read; omitted if it is the default. */
function secondReadOf(base: TemplateDefinition, change: Partial<SecondRead>): Pick<TemplateDefinition, 'secondRead'> {
  const before = base.secondRead ?? noSecondRead;
  const secondRead: SecondRead = {
    of: change.of ?? before.of,
    samplePercent: change.samplePercent ?? before.samplePercent,
    isBlind: change.isBlind ?? before.isBlind,
    mayDecideOwn: change.mayDecideOwn ?? before.mayDecideOwn,
  };
  return isDeepStrictEqual(secondRead, noSecondRead) ? {} : { secondRead };
}

function decisionOf(base: DecisionRule, change: Partial<DecisionRule>): DecisionRule {
  const onCompleted = change.onCompleted ?? base.onCompleted;
  const onUploaded = change.onUploaded ?? base.onUploaded;
  const conditions = change.conditions ?? base.conditions ?? [];
  const onReportMatch = change.onReportMatch ?? base.onReportMatch ?? 'mark-for-review';
  return {
    onCompleted,
    onFailed: change.onFailed ?? base.onFailed,
    onInconclusive: change.onInconclusive ?? base.onInconclusive,
    // Omitted if equal to `onCompleted`, so that it follows later changes of that.
    ...(onUploaded === undefined || onUploaded === onCompleted ? {} : { onUploaded }),
    ...(onReportMatch === 'mark-for-review' ? {} : { onReportMatch }),
    ...(conditions.length === 0 ? {} : { conditions }),
  };
}

const methodsOf = (given: StepChange['captureMethods']): Pick<VerificationStep, 'captureMethods'> => {
  const taken = captureMethods.filter((each) => given?.includes(each) ?? true);
  return taken.length === captureMethods.length ? {} : { captureMethods: taken };
};

function stepOf(change: StepChange, base: TemplateDefinition, newStep: NewStep): VerificationStep {
  const before = base.steps.find(({ kind }) => kind === change.kind);
  const methods = methodsOf(change.captureMethods);
  const begun = before === undefined ? newStep(change.kind, methods) : { ...before, checks: {} };
  const { verificationTemplateId, verificationTemplateVersionId } = begun;
  const given = Object.fromEntries(change.checks.map(({ name, ...configuration }) => [name, configuration]));
  const common = {
    verificationTemplateId,
    verificationTemplateVersionId,
    attempts: change.attempts ?? attemptsByDefault,
    ...methods,
    ...(change.when === undefined ? {} : { when: change.when }),
    // The author's checks come first, so that a fault points to the position where it was sent.
    checks: { ...given, ...Object.fromEntries(Object.entries(begun.checks).filter(([name]) => !(name in given))) },
  };
  return { ...common, kind: change.kind, ...definitionOf(change.kind).begin(change) } as VerificationStep;
}
