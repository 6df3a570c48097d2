/** Outcome of a request: the resulting state, or the reason for the refusal, without values of a person. Pure. */
import type { AuditedAnswer, AuditedRequest } from '../../../api/audit-trail.ts';
import { kebabCase } from '../../../lib/casing.ts';
import { parsed } from './audited-params.ts';
import type { AuditContext } from './user-audit-log.ts';

/** Maximum size of a body that is read for its outcome; a body with a state or a refusal is smaller. */
const mostBytes = 200_000;

/**
 * Form of the names of states: those of the service, and those that an organization defines for its cases and accounts.
 */
const stateForm = /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,60}$/u;
const codeForm = /^[a-z][a-z0-9_-]{0,60}$/;

interface Told {
  /** Clients may send null for members that they leave out. */
  readonly data?: { readonly attributes?: Readonly<Record<string, unknown>> | null } | null;
  readonly errors?: readonly { readonly code?: unknown; readonly meta?: Readonly<Record<string, unknown>> }[];
}

/**
 * Returns `outcome`, the state after a change, `refusal` and the `needed` right of a refused request, and the
 * `reason-code` of the request.
 */
export function outcomeOf({ kind, body }: AuditedRequest, answer: AuditedAnswer): AuditContext {
  if (answer.status >= 400) return refusalOf(answer);
  if (kind !== 'change') return {};
  const outcome = attributesIn(answer.body).get('status');
  const code = attributesIn(body).get('reason-code');
  return {
    ...(typeof outcome === 'string' && stateForm.test(outcome) ? { outcome } : {}),
    ...(typeof code === 'string' && codeForm.test(code) ? { 'reason-code': code } : {}),
  };
}

const toldBy = (body: Buffer): Told =>
  body.length > mostBytes || body.length === 0 ? {} : ((parsed(body) ?? {}) as Told);

/** Returns the attributes of a document by their names in kebab case. */
const attributesIn = (body: Buffer): ReadonlyMap<string, unknown> => {
  const attributes = toldBy(body).data?.attributes ?? {};
  return new Map(Object.entries(attributes).map(([name, value]) => [kebabCase(name), value]));
};

function refusalOf({ body }: AuditedAnswer): AuditContext {
  const [{ code = null, meta = {} } = {}] = toldBy(body).errors ?? [];
  const needed = Object.entries(meta).find(([name]) => kebabCase(name) === 'required-permission')?.[1];
  return {
    ...(typeof code === 'string' ? { refusal: code } : {}),
    ...(typeof needed === 'string' ? { needed } : {}),
  };
}
