/**
 * Template link: an address of the hosted flow that creates an inquiry (contract, inquiries 8). Pure: reads the
 * parameters of the address.
 */
import type { FieldText, FieldTexts } from '../fields/index.ts';
import { Refusal } from '../lib/refusal.ts';
import type { CreateInquiry } from '../resources/verification/inquiries/index.ts';

const templateParameters = ['inquiry-template-id', 'inquiry-template-version-id', 'template-id'] as const;

export interface TemplateLink {
  /** Named environment; null if the template determines it. */
  readonly environmentId: string | null;
  /** Kind of the environment, from the deprecated parameter `environment`; null if it is absent. */
  readonly environmentKind: string | null;
  /** Texts of `fields[<key>]` by key, unchecked. */
  readonly fields: FieldTexts;
  /** Return address, unchecked. */
  readonly redirectUri: string | null;
  /** Command without fields and return address, whose rules depend on the template. */
  readonly command: CreateInquiry;
}

type Query = ReadonlyMap<string, string>;

/** Returns true if the address requests a new inquiry. */
export const isTemplateLink = (query: Query): boolean => templateParameters.some((name) => query.has(name));

/**
 * Parses the link. Throws bad_request if it names an inquiry as well as a template, or the template or account several
 * times.
 */
export function readTemplateLink(query: Query): TemplateLink {
  const text = (name: string): string | null => query.get(name) || null;
  const referenceId = text('reference-id');
  const accountId = text('account-id');
  const typeId = text('account-type-id');
  if (query.has('inquiry-id')) {
    throw new Refusal('bad_request', {
      details: 'an inquiry is opened by its id or created from a template, not both',
    });
  }
  const names = templateParameters.filter((name) => text(name) !== null);
  if (names.length !== 1) {
    throw new Refusal('bad_request', { details: `exactly one of ${templateParameters.join(', ')} must be given` });
  }
  if (accountId !== null && (referenceId !== null || typeId !== null)) {
    throw new Refusal('bad_request', { details: 'account-id excludes reference-id and account-type-id' });
  }
  return {
    environmentId: text('environment-id'),
    environmentKind: text('environment'),
    fields: fieldsIn(query),
    redirectUri: text('redirect-uri'),
    command: {
      inquiryTemplateId: text('inquiry-template-id'),
      inquiryTemplateVersionId: text('inquiry-template-version-id'),
      templateId: text('template-id'),
      referenceId,
      accountId,
      account: { isWanted: true, typeId, referenceId },
      themeSetId: text('theme-set-id'),
    },
  };
}

/** Reads `fields[key]`, and parts of a value as `fields[key][part]` or, of a list, `fields[key][0]`. */
function fieldsIn(query: Query): FieldTexts {
  const fields: Record<string, FieldText> = {};
  for (const [name, value] of query) {
    if (/^fields((?:\[[^[\]]{1,255}\]){1,4})$/.test(name))
      assign(
        fields,
        [...name.matchAll(/\[([^\]]+)\]/g)].map(([, key = '']) => key),
        value,
      );
  }
  return fields;
}

function assign(into: Record<string, FieldText>, [key = '', ...rest]: readonly string[], value: string): void {
  if (key === '__proto__') return;
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const part = into[key];
  const parts = typeof part === 'object' ? part : {};
  into[key] = parts;
  assign(parts as Record<string, FieldText>, rest, value);
}
