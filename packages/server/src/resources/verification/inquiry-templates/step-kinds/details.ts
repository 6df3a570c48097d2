/** Steps that request details and look them up in a database. There is one kind for each database. */
import type { RecordKind } from '../../../../checks/check.ts';
import { recordFields } from '../record-fields.ts';
import { defineStepKind, listFaults } from './step-kind.ts';

export const detailsKind = (kind: RecordKind) =>
  defineStepKind<'details'>({
    evidence: 'details',
    checks: kind,
    comparedWith: null,
    mayBeFile: false,
    begin: ({ fields = recordFields[kind].usual }) => ({ fields }),
    faults: ({ fields, captureMethods }, at) => {
      const { needed, usual, further } = recordFields[kind];
      const pointer = `${at}/fields`;
      const missing = needed.filter((field) => !fields.includes(field));
      return [
        ...(captureMethods === undefined
          ? []
          : [{ pointer: `${at}/capture-methods`, problem: 'does not apply to typed details' }]),
        ...listFaults(fields, [...usual, ...further], pointer, `is nothing that ${kind} asks for`),
        ...missing.map((field) => ({ pointer, problem: `must have ${field}, which is required to find a person` })),
      ];
    },
    fills: ({ fields }) => [...fields, ...(fields.includes('identification-number') ? ['social-security-number'] : [])],
    impliedSettings: () => ({}),
    carefulChecks: () => [],
  });
