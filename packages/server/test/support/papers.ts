/** Papers for tests: bills as PDF, and templates that ask for one. */
import { makeSpecimen, photograph } from '@countersign/specimens';
import type { ApiClient } from './client.ts';
import { warmEngines } from './engines.ts';
import { createIndividual, type Individual } from './individual.ts';
import type { TestService } from './service.ts';
import { createTemplate, published } from './templates.ts';

export interface Bill {
  readonly pdf: Blob;
  /** What it states, by attribute; dates YYYY-MM-DD. */
  readonly values: Readonly<Record<string, string>>;
}

export const pdfBlob = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });

/** A utility bill issued within the eighty days before `asOf`. */
export async function bill(seed: number, asOf: string): Promise<Bill & { readonly bytes: Buffer }> {
  const request = { seed, kind: 'utility-bill', forgery: null, level: 'none', asOf } as const;
  const { files, truth } = await makeSpecimen(request, false);
  const bytes = files['bill.pdf'] ?? Buffer.alloc(0);
  return { bytes, pdf: pdfBlob(bytes), values: truth.values };
}

/** A published template with one step that asks for a paper. */
export async function paperTemplate(client: ApiClient, step: Record<string, unknown> = {}): Promise<string> {
  const template = await createTemplate(client, { name: 'Proof of address' });
  await published(client, template, { steps: [{ type: 'document', ...step }] });
  return template;
}

export interface OpenedPaper {
  readonly id: string;
  readonly person: Individual;
}

/** An individual on the screen that asks for the paper. */
export async function atPaper(
  service: TestService,
  client: ApiClient,
  template: string,
  attributes: Record<string, unknown> = {},
): Promise<OpenedPaper> {
  const made = await client.post('/inquiries', {
    data: { attributes: { 'inquiry-template-id': template, ...attributes } },
    meta: { 'auto-create-one-time-link': true },
  });
  const person = createIndividual(service.baseUrl);
  await person.open(String(made.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  return { id: made.body.data.id, person };
}

/** A photograph of the first page of a PDF, lying on a table. */
export async function photographOf(pdf: Uint8Array, seed: number): Promise<Buffer> {
  const drawn = await warmEngines().normalizePaper(pdf);
  const page = drawn.ok ? drawn.pages[0]?.image.jpeg : undefined;
  if (page === undefined) throw new Error('the PDF has no page to photograph');
  return photograph(Buffer.from(page), { seed, level: 'easy', width: 2800 });
}
