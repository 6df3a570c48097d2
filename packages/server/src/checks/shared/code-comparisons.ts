/** Checks that the individual receives messages at an address or a number: they entered the code that was sent there. */
import { type CheckDefinition, type ContactKind, defineCheck, failed, notApplicable, passed } from '../check.ts';

/** A mistyped address is the usual cause, so the individual may begin again with it. */
const asks = { part: 'contact', remedy: 'contact_not_confirmed' } as const;

export type CodeReason = 'no_code_requested' | 'code_mismatch' | 'code_not_sent' | 'code_not_entered';

interface CodeCheck<Name extends string> {
  readonly name: Name;
  readonly kind: ContactKind;
  /** Name of the address or number, worded to follow "at" in a sentence. */
  readonly what: string;
  readonly fooledBy: string;
}

/** Defines the check. An unsent or unentered code is no evidence about a person. */
export const codeComparison = <const Name extends string>({
  name,
  kind,
  what,
  fooledBy,
}: CodeCheck<Name>): CheckDefinition<Name, CodeReason, Readonly<Record<never, never>>> =>
  defineCheck({
    name,
    kind,
    type: 'user_action',
    asks,
    summary: `Checks that the individual entered the one-time code that was sent to ${what} during the inquiry.`,
    limits: `Shows that they can read messages at ${what} at this moment, not that only they use it, or who they are.`,
    fooledBy,
    needs: { codes: 'no_code_requested' },
    reasons: ['no_code_requested', 'code_mismatch', 'code_not_sent', 'code_not_entered'],
    defaultRequirement: 'required',
    defaultSettings: {},
    revision: 1,
    evaluate({ codes }) {
      if (codes === 'confirmed') return passed();
      if (codes === 'code_mismatch') return failed(['code_mismatch']);
      return notApplicable([codes ?? 'no_code_requested']);
    },
  });
