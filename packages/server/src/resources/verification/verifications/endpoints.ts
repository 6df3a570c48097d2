/**
 * Endpoints of verifications: retrieve by any kind or by one, redact, lock and unlock. Printing is in slice `prints`.
 */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { referenceKindOf } from '../inquiry-templates/index.ts';
import { overrideAttributes } from './check-schema.ts';
import { driverLicenceRow, type KindRow, kindRows } from './kinds.ts';
import { lockForInvestigation, redactVerification } from './operations/hold-or-redact.ts';
import { overrideCheck } from './operations/override-check.ts';
import { serializeVerification } from './serializer.ts';
import { findVerifications } from './store.ts';
import type { Verification } from './verification.ts';

/**
 * True if the verification is found under the kind; a driver licence is also found as a government id, with its own
 * type.
 */
const isOfKind = (verification: Verification, kind: string): boolean =>
  verification.kind === kind || referenceKindOf(verification.kind) === kind;

const retrieveOfKind = ({ kind, path, operationId }: KindRow, extension = false): Endpoint =>
  readEndpoint({
    path: `/verification/${path}/{verification-id}`,
    operationId,
    summary: `Retrieves one verification of kind ${kind}.`,
    permission: 'verification.read',
    resourceType: `verification/${kind}`,
    ...(kind === 'government-id' ? { answerTypes: ['verification/government-id', 'verification/driver-license'] } : {}),
    extension,
    async handle({ tx, scope }, { params }) {
      const [found] = await findVerifications(tx, scope, [params['verification-id']]);
      if (found === undefined || !isOfKind(found, kind)) throw new Refusal('not_found');
      return { resource: serializeVerification(found) };
    },
  });

const lockEndpoint = (verb: 'lock' | 'unlock', summary: string): Endpoint =>
  writeEndpoint({
    path: `/verifications/{verification-id}/investigation-${verb}`,
    operationId: `investigation-${verb}-a-verification`,
    summary,
    permission: 'verification.write',
    resourceType: 'verification/',
    async handle(context, { params }) {
      const changed = await lockForInvestigation(context, params['verification-id'], verb === 'lock');
      return { resource: serializeVerification(changed) };
    },
  });

export const verificationEndpoints: readonly Endpoint[] = [
  readEndpoint({
    path: '/verifications/{verification-id}',
    operationId: 'retrieve-a-verification',
    summary: 'Retrieves one verification of any kind, with its checks.',
    permission: 'verification.read',
    resourceType: 'verification/',
    async handle({ tx, scope }, { params }) {
      const [verification] = await findVerifications(tx, scope, [params['verification-id']]);
      if (verification === undefined) throw new Refusal('not_found');
      return { resource: serializeVerification(verification) };
    },
  }),
  writeEndpoint({
    method: 'DELETE',
    path: '/verifications/{verification-id}',
    operationId: 'redact-a-verification',
    summary:
      'Permanently erases the extracted data of a finished verification, its pictures and its document or selfies.',
    permission: 'verification.write',
    userPermission: 'inquiry.redact',
    stepUp: true,
    resourceType: 'verification/',
    async handle(context, { params }) {
      return { resource: serializeVerification(await redactVerification(context, params['verification-id'])) };
    },
  }),
  lockEndpoint('lock', 'Suspends redaction and retention of a verification during an investigation.'),
  lockEndpoint('unlock', 'Resumes redaction and retention of a verification after an investigation.'),
  writeEndpoint({
    path: '/verifications/{verification-id}/override-check',
    operationId: 'override-a-check',
    summary:
      'Overrides the result of a check with a reviewer’s answer and reason; the check keeps its original result.',
    permission: 'verification.write',
    userPermission: 'inquiry.decide',
    resourceType: 'verification/',
    extension: true,
    attributes: overrideAttributes,
    async handle(context, { params, attributes }) {
      const { 'check-name': name, status, reason } = attributes;
      const changed = await overrideCheck(context, params['verification-id'], { name, status, reason });
      return { resource: serializeVerification(changed), note: { context: { check: name, outcome: status } } };
    },
  }),
  ...kindRows.map((row) => retrieveOfKind(row)),
  retrieveOfKind(driverLicenceRow, true),
];
