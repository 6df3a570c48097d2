/**
 * Embedding: which pages may show the flow in a frame, and which page a frame belongs to (contract, inquiries 9). Pure.
 */
import type { Embedding, EmbedTarget } from '@countersign/flow/page';
import { isAllowedDomain } from '../lib/allowed-domains.ts';
import type { Inquiry } from '../resources/verification/inquiries/index.ts';
import { isOpen } from '../resources/verification/inquiries/index.ts';
import { composeSessionToken } from '../resources/verification/inquiry-sessions/index.ts';
import type { Scope } from '../security/scope.ts';

/** Names of this machine, for developers: they may frame sandbox inquiries of a template without an allowlist. */
const loopbackSources = ['localhost', '*.localhost', '127.0.0.1'].flatMap((host) =>
  ['http', 'https'].map((scheme) => `${scheme}://${host}:*`),
);

/**
 * Returns the sources of `frame-ancestors`: the allowlists of the template and its environment. Empty lists allow no
 * page in production, and loopback names in the sandbox.
 */
export function frameSources({ environmentKind }: Scope, domains: readonly string[]): readonly string[] {
  if (domains.length > 0) return [...new Set(domains)];
  return environmentKind === 'sandbox' ? loopbackSources : [];
}

/** Returns true if pages of `origin` may show inquiries of a template and an environment with these domains. */
export function mayEmbed(scope: Scope, domains: readonly string[], origin: string): boolean {
  if (domains.length > 0) return isAllowedDomain(origin, domains);
  const { hostname = '' } = URL.parse(origin) ?? {};
  const isLoopback = hostname === '127.0.0.1' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return scope.environmentKind === 'sandbox' && isLoopback;
}

type Query = ReadonlyMap<string, string>;

const plain = /^[A-Za-z0-9_-]{1,100}$/;

const plainOrNull = (text: string | undefined): string | null => (text !== undefined && plain.test(text) ? text : null);

/** Returns the origin of an address; null for none and for one without an origin. */
function originOf(text: string | undefined): string | null {
  const origin = URL.parse(text ?? '')?.origin ?? 'null';
  return origin === 'null' || origin.length > 300 ? null : origin;
}

/** Parses the parameters of `/widget`; null if they name no container or no origin. */
export function readWidgetTarget(query: Query): EmbedTarget | null {
  const origin = originOf(query.get('message-target-origin')) ?? originOf(query.get('iframe-origin'));
  const containerId = plainOrNull(query.get('container-id'));
  if (origin === null || containerId === null) return null;
  return {
    containerId,
    origin,
    templateId: plainOrNull(query.get('inquiry-template-id')) ?? plainOrNull(query.get('template-id')),
    templateVersionId: plainOrNull(query.get('inquiry-template-version-id')),
    flowType: query.get('flow-type') === 'inline' ? 'inline' : 'embedded',
  };
}

/** Parameter of the flow's addresses in a frame, kept from page to page. */
const parameter = 'embed';

/** Composes the parameter `embed`. */
export function composeEmbed({ containerId, origin, templateId, templateVersionId, flowType }: EmbedTarget): string {
  return Buffer.from(JSON.stringify([containerId, origin, templateId, templateVersionId, flowType])).toString(
    'base64url',
  );
}

/** Parses the parameter `embed`; null if it is absent or malformed. Any person may have written it. */
export function readEmbed(query: Query): EmbedTarget | null {
  const text = query.get(parameter) ?? '';
  if (text === '' || text.length > 1500) return null;
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(parts)) return null;
    const [container, origin, templateId, version, flowType] = parts.map((part) =>
      typeof part === 'string' ? part : undefined,
    );
    return readWidgetTarget(
      new Map(
        Object.entries({
          'container-id': container ?? '',
          'iframe-origin': origin ?? '',
          'inquiry-template-id': templateId ?? '',
          'inquiry-template-version-id': version ?? '',
          'flow-type': flowType ?? '',
        }),
      ),
    );
  } catch {
    return null;
  }
}

/** Returns the embedding page if it may show this inquiry; null otherwise and outside of frames. */
export function embeddingOf(
  scope: Scope,
  inquiry: Inquiry,
  domains: readonly string[],
  target: EmbedTarget | null,
): Embedding | null {
  if (target === null || !mayEmbed(scope, domains, target.origin)) return null;
  const isLive = isOpen(inquiry) && inquiry.expiresAt !== null;
  const sessionToken = isLive ? composeSessionToken(scope, inquiry.id, null, inquiry.expiresAt) : null;
  return { ...target, sessionToken };
}
