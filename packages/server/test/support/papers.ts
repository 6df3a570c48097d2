/** Paper documents for tests: bills as PDF, and templates that request one. */
import { makeSpecimen, photograph } from '@countersign/specimens';
import type { ApiClient } from './client.ts';
import { warmEngines } from './engines.ts';
import { createIndividual, type Individual } from './individual.ts';
import type { TestService } from './service.ts';
import { createTemplate, published } from './templates.ts';

export interface Bill {
  readonly pdf: Blob;
  /** Stated values by attribute; dates YYYY-MM-DD. */
  readonly values: Readonly<Record<string, string>>;
}

export const pdfBlob = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });

/** Returns a utility bill issued within the eighty days before `asOf`. */
export async function bill(seed: number, asOf: string): Promise<Bill & { readonly bytes: Buffer }> {
  const request = { seed, kind: 'utility-bill', forgery: null, level: 'none', asOf } as const;
  const { files, truth } = await makeSpecimen(request, false);
  const bytes = files['bill.pdf'] ?? Buffer.alloc(0);
  return { bytes, pdf: pdfBlob(bytes), values: truth.values };
}

/** Creates a published template with one step that requests a paper document. */
export async function paperTemplate(client: ApiClient, step: Record<string, unknown> = {}): Promise<string> {
  const template = await createTemplate(client, { name: 'Proof of address' });
  await published(client, template, { steps: [{ type: 'document', ...step }] });
  return template;
}

export interface OpenedPaper {
  readonly id: string;
  readonly person: Individual;
}

/** Creates an individual on the screen that requests the document. */
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

/** Returns a photograph of the first page of a PDF on a table. */
export async function photographOf(pdf: Uint8Array, seed: number): Promise<Buffer> {
  const drawn = await warmEngines().normalizePaper(pdf);
  const page = drawn.ok ? drawn.pages[0]?.image.jpeg : undefined;
  if (page === undefined) throw new Error('the PDF has no page to photograph');
  return photograph(Buffer.from(page), { seed, level: 'easy', width: 2800 });
}
