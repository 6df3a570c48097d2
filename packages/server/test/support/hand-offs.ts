/** Hand-offs from a computer to a phone, both as browsers without script. */
import assert from 'node:assert/strict';
import type { ApiClient } from './client.ts';
import { createIndividual, type Individual } from './individual.ts';
import type { TestService } from './service.ts';
import { createTemplate, documentStep, published } from './templates.ts';

const computer = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'x-forwarded-for': '198.51.100.4',
};

export interface HandOff {
  readonly id: string;
  readonly desk: Individual;
  /** Link that the computer shows, and its number. */
  readonly link: string;
  readonly number: string;
}

/** Returns the link that the page of the first device shows; empty for none. */
export const linkOn = ({ page }: Individual): string => /<bdi class="number">([^<]+)<\/bdi>/.exec(page.html)?.[1] ?? '';

/** Returns the numbers that the page of the other device offers. */
export const numbersOn = ({ page }: Individual): string[] =>
  [...page.html.matchAll(/<input[^>]*name="number"[^>]*>/g)].map(([tag]) => /value="(\d\d)"/.exec(tag)?.[1] ?? '');

/** Returns a phone of another network. */
export const phoneOf = ({ baseUrl }: TestService): Individual =>
  createIndividual(baseUrl, { 'x-forwarded-for': '203.0.113.9' });

/** Begins an inquiry on a computer and hands it off. */
export async function handedOff(
  service: TestService,
  client: ApiClient,
  { attributes = {}, definition = {} }: Partial<Record<string, Readonly<Record<string, unknown>>>> = {},
): Promise<HandOff> {
  const template = await createTemplate(client);
  await published(client, template, { steps: [{ ...documentStep, countries: ['US'] }], ...definition });
  const made = await client.post('/inquiries', {
    data: { attributes: { 'inquiry-template-id': template, ...attributes } },
    meta: { 'auto-create-one-time-link': true },
  });
  assert.equal(made.status, 200, made.text);
  const desk = createIndividual(service.baseUrl, computer);
  const { pathname, search } = new URL(String(made.body.meta?.['one-time-link']));
  await desk.open(pathname + search);
  await desk.answer({ consent: 'yes' });
  const { html, step } = await desk.answer({ 'hand-off': 'start' });
  assert.equal(step, 'hand-off', html.slice(-1500));
  const [, number = ''] = /asks for a number, it is (\d\d)/.exec(html) ?? [];
  return { id: made.body.data.id, desk, link: linkOn(desk), number };
}

/** Opens the link on a phone and confirms it with the number. */
export async function confirmedPhone(service: TestService, { link, number }: HandOff): Promise<Individual> {
  const phone = phoneOf(service);
  await phone.open(link);
  assert.equal((await phone.answer({ consent: 'yes', number })).step, 'front', phone.page.html.slice(-1500));
  return phone;
}

interface SeenSession {
  readonly method: unknown;
  readonly status: unknown;
}

/** Returns carrier and status of the inquiry's sessions, newest first. */
export async function sessionsOf(client: ApiClient, id: string): Promise<SeenSession[]> {
  const { body } = await client.get(`/inquiry-sessions?filter[inquiry-id]=${id}`);
  return body.data.map(({ attributes }) => ({
    method: attributes['device-handoff-method'],
    status: attributes['status'],
  }));
}
