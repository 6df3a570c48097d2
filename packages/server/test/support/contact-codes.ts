/** Templates that confirm an address or a number by a one-time code, and individuals who enter it. */
import assert from 'node:assert/strict';
import type { ApiClient, ApiResource } from './client.ts';
import { checksOf, lastVerification } from './databases.ts';
import { eventual } from './eventually.ts';
import type { Individual } from './individual.ts';
import type { MessageGateway } from './message-gateway.ts';
import { createTemplate, published } from './templates.ts';

export type ContactKind = 'email-address' | 'phone-number';

/** Creates a published template whose only step is of this kind. */
export async function contactTemplate(
  client: ApiClient,
  kind: ContactKind,
  step: Record<string, unknown> = {},
): Promise<string> {
  const template = await createTemplate(client, { name: kind });
  await published(client, template, { steps: [{ type: kind, ...step }] });
  return template;
}

let people = 0;

/** Returns an address that no other test uses. */
export function somebody(): string {
  people += 1;
  return `ada${people}@example.com`;
}

/** Returns the code of the message that came last to the recipient, once there are `count` of them. */
export async function codeFor({ taken }: MessageGateway, to: string, count = 1): Promise<string> {
  const found = await eventual(`message ${count} to ${to}`, async () => {
    const own = taken.filter((each) => each.to === to && each.kind === 'one-time-code');
    return own.length >= count ? (own.at(-1) ?? null) : null;
  });
  return /\b\d{6}\b/.exec(found.text)?.[0] ?? assert.fail(found.text);
}

/** Returns another code than this one. */
export const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Returns the sentence that the page says of the answer before. */
export const problemOf = ({ page }: Individual): string =>
  /id="problem"[^>]*>(?:<a[^>]*>|<p>)([^<]*)/.exec(page.html)?.[1]?.trim() ?? '';

export const enter = (person: Individual, code: string) => person.answer({ 'confirmation-code': code });

/** Returns the inquiry with its newest verification and the check of that. */
export async function verifiedOf(client: ApiClient, id: string) {
  const { inquiry, verification } = await lastVerification(client, id);
  const [check] = checksOf(verification);
  return { inquiry, verification, check };
}

export const fieldOf = (inquiry: ApiResource, name: string): unknown =>
  (inquiry.attributes['fields'] as Record<string, { value: unknown }>)[name]?.value;
