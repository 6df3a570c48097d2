/** Inquiries whose template runs reports. */
import assert from 'node:assert/strict';
import { runJob } from '../../src/worker.ts';
import type { ApiClient, ApiResource } from './client.ts';
import type { TestService } from './service.ts';
import { createTemplate, published } from './templates.ts';

type Attributes = Readonly<Record<string, unknown>>;

export const passportStep = { type: 'government-id', countries: ['US'], 'id-classes': ['pp'] };
export const afterPassport = 'verification_government_id';

/** Returns the id of the predefined report template of a kind. */
export async function reportTemplateOf(client: ApiClient, kind: string): Promise<string> {
  const { body } = await client.get('/report-templates?page[size]=100');
  const found = body.data.find(({ type }: ApiResource) => type === `report-template/${kind}`);
  assert.ok(found !== undefined, kind);
  return found.id;
}

export interface Ran {
  readonly kind: string;
  readonly after?: string;
  readonly on?: string;
  readonly required?: boolean;
}

/** Creates a published template that requests a passport and runs these reports; returns its id. */
export async function templateRunning(client: ApiClient, ran: readonly Ran[], more: Attributes = {}): Promise<string> {
  const reports = await Promise.all(
    ran.map(async ({ kind, ...entry }) => ({ 'report-template-id': await reportTemplateOf(client, kind), ...entry })),
  );
  const templateId = await createTemplate(client);
  await published(client, templateId, { steps: [passportStep], reports, ...more });
  return templateId;
}

/** Runs a job of this name like a worker. */
export async function runJobNamed({ app }: TestService, name: string, data: Record<string, unknown>): Promise<void> {
  const job = app.registry.jobs.find((each) => each.name === name);
  assert.ok(job !== undefined, name);
  await runJob(app, job, data);
}
