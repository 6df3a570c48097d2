/** Texts of the evidence behind a decision. */
export const texts = {
  attribute: 'Attribute',
  inInquiry: 'In the inquiry',
  sources: {
    'visual-zone': 'Printed text',
    mrz: 'Machine-readable zone',
    barcode: 'Barcode',
  },
  verdict: 'Verdict',
  verdicts: {
    agrees: 'matches',
    differs: 'differs',
    stated_once: 'one source',
    inquiry_alone: 'inquiry only',
  },
  nothing: 'none',
  empty: 'Nothing has been read from a document yet.',
  attempt: 'Attempt',
  attemptOf: '{kind}, attempt {number}',
  pictures: 'Pictures',
  choosePicture: 'Choose a picture',
  large: 'Show large',
  compareFaces: 'Compare the two faces',
  beside: 'Compare with',
  besideNone: 'nothing',
  asTaken: 'original',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  turn: 'Turn',
  contrast: 'More contrast',
  invert: 'Invert',
  audited: 'The audit log records every picture you open.',
  groups: {
    blocks: 'Blocks the decision',
    overridden: 'Changed by a reviewer',
    look: 'Needs attention',
    fine: 'Passed',
    did_not_run: 'Did not run',
  },
  checks: {
    one: '{count} check',
    other: '{count} checks',
  },
  checkStates: {
    passed: 'passed',
    failed: 'failed',
    not_applicable: 'did not run',
  },
  checkTable: {
    state: 'Result',
    check: 'Check',
    measured: 'Measured',
    reason: 'Reason',
    action: 'Change',
  },
  compared: {
    title: 'Compared details',
    detail: 'Detail',
    result: 'Result',
    needed: 'Needed',
    way: '{least} ({way})',
  },
  borders: {
    least: {
      below: '{value}, at least {border}: {distance} below',
      above: '{value}, at least {border}: {distance} above',
    },
    most: {
      below: '{value}, at most {border}: {distance} below',
      above: '{value}, at most {border}: {distance} above',
    },
    from: {
      below: '{value}, counts from {border}: {distance} below',
      above: '{value}, counts from {border}: {distance} above',
    },
  },
  partOf: '{name}, {part}',
  answers: { yes: 'yes', no: 'no' },
  changed: 'changed by a reviewer',
  required: 'required',
  overridden: 'Changed by a reviewer; result of the check: {before}.',
} as const;

declare module '../../texts/page-texts.ts' {
  interface EnglishPages {
    readonly evidence: typeof texts;
  }
}
