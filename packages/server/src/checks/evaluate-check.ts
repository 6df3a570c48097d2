/** Evaluates one check; missing facts that it needs make it not_applicable before its own code runs. */
import type { CheckDefinition, CheckFacts, CheckOutcome, CheckSettings, FactName } from './check.ts';
import { notApplicable } from './check.ts';
import { resolveSettings } from './settings.ts';

/** A check of any name, reasons and settings. */
export type AnyCheck = CheckDefinition<string, string, CheckSettings>;

function isMissing(name: FactName, facts: CheckFacts): boolean {
  switch (name) {
    case 'unmeasured':
      return true;
    case 'document':
      return facts.document === null;
    case 'paper':
      return facts.paper === null;
    case 'back':
      return !facts.document?.back;
    case 'surface':
      // Facts stored before this measurement existed lack the member.
      return !facts.document?.front.surface;
    case 'portrait':
      return !facts.document?.portrait;
    case 'selfies':
      return facts.selfies === null || Object.keys(facts.selfies).length === 0;
    case 'inquiryFields':
      return facts.inquiryFields === null;
    case 'accountFields':
      return facts.accountFields === null;
    case 'repeats':
      return facts.repeats === null;
    case 'licenceLookup':
      return facts.licenceLookup === null;
    case 'submitted':
      return facts.submitted === null;
    case 'record':
      return facts.record === null;
    case 'codes':
      return facts.codes === null;
    case 'publicFigure':
      return facts.publicFigure === null;
    case 'turns':
      return facts.turns === null;
  }
}

/** Returns the outcome of one check; the first missing fact in the order of `needs` gives the reason. */
export function evaluateCheck(
  check: AnyCheck,
  facts: CheckFacts,
  override: Readonly<Record<string, unknown>>,
  today: string,
): CheckOutcome {
  for (const [name, reason] of Object.entries(check.needs)) {
    if (isMissing(name as FactName, facts)) return notApplicable(reason ? [reason] : []);
  }
  return check.evaluate(facts, resolveSettings(check.defaultSettings, override), today);
}
