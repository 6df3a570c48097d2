/** Steps of templates with a database lookup, and individuals who fill in the requested details. */
import type { RecordKind } from '../../src/checks/check.ts';
import type { ApiClient, ApiResource } from './client.ts';
import type { Individual } from './individual.ts';
import { atPaper } from './papers.ts';
import type { TestService } from './service.ts';
import { createTemplate, published } from './templates.ts';

type Values = Readonly<Record<string, string>>;

const name = { 'name-first': 'Ava', 'name-last': 'Lindqvist' };
const born = { birthdate: '1990-04-12' };
const address = {
  'address-street-1': '12 Harbor Street',
  'address-city': 'Oakland',
  'address-subdivision': 'CA',
  'address-postal-code': '94607',
};

/** Details that a person types into the default form of each kind. */
export const typedDetails: Readonly<Record<RecordKind, Values>> = {
  database: { ...name, ...born, ...address },
  'database-standard': { ...name, ...born, ...address },
  'database-ecbsv': { ...name, ...born, 'identification-number': '123-45-6789', signature: 'yes' },
  'database-phone-carrier': { ...name, 'phone-number': '+1 510 555 0123' },
  'database-serpro': { cpf: '529.982.247-25', ...name, ...born },
  'database-tin': { 'tin-type': 'ssn', tin: '123-45-6789', ...name },
  aamva: {
    ...name,
    ...born,
    'identification-number': 'D1234567',
    'issuing-authority': 'CA',
    'issue-date': '2022-05-01',
    'expiration-date': '2030-04-12',
    'address-postal-code': '94607',
  },
};

/** Creates a published template whose only step is of this kind. */
export async function databaseTemplate(
  client: ApiClient,
  kind: RecordKind,
  step: Record<string, unknown> = {},
  rest: Record<string, unknown> = {},
): Promise<string> {
  const template = await createTemplate(client, { name: kind });
  await published(client, template, { steps: [{ type: kind, ...step }], ...rest });
  return template;
}

export interface AtDetails {
  readonly id: string;
  readonly person: Individual;
}

/** Creates an individual at the form of the template's first step. */
export const atDetails = (
  service: TestService,
  client: ApiClient,
  template: string,
  fields: Values = {},
): Promise<AtDetails> => atPaper(service, client, template, { fields });

/** Returns the inquiry with its newest verification. */
export async function lastVerification(
  client: ApiClient,
  inquiryId: string,
  kind = 'verification/',
): Promise<{ readonly inquiry: ApiResource; readonly verification: ApiResource }> {
  const { body } = await client.get(`/inquiries/${inquiryId}?include=verifications`);
  const made = (body.included ?? []).filter(({ type }) => type.startsWith(kind));
  const verification = made.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1);
  if (verification === undefined) throw new Error(`inquiry ${inquiryId} has no verification`);
  return { inquiry: body.data, verification };
}

interface Check {
  readonly name: string;
  readonly status: string;
  readonly reasons: readonly string[];
  readonly metadata: Readonly<Record<string, unknown>>;
}

export const checksOf = ({ attributes }: ApiResource): readonly Check[] => attributes['checks'] as Check[];
