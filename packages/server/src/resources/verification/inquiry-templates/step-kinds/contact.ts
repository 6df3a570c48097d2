/** Steps that confirm an e-mail address or a phone number by a one-time code. */
import type { ContactKind } from '../../../../checks/check.ts';
import { defineStepKind } from './step-kind.ts';

export const contactKind = (kind: ContactKind) =>
  defineStepKind<'contact'>({
    evidence: 'contact',
    checks: kind,
    comparedWith: null,
    mayBeFile: false,
    begin: () => ({}),
    faults: ({ captureMethods }, at) =>
      captureMethods === undefined
        ? []
        : [{ pointer: `${at}/capture-methods`, problem: 'does not apply to a typed address' }],
    fills: () => [kind],
    impliedSettings: () => ({}),
    carefulChecks: () => [],
  });
