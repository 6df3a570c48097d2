/**
 * Compression of answers (RFC 9110, 12.5.3): brotli or gzip, as the caller accepts, from one kilobyte on. An answer
 * that holds a secret is never compressed: its length would reveal the secret to an attacker who can add text to it
 * (the BREACH attack).
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { Endpoint } from '../api/endpoint.ts';
import type { Registry } from '../operations/slice.ts';

export type Encoding = 'br' | 'gzip';

export interface Encoded {
  readonly body: Buffer;
  /** Encoding; null for an unchanged body. */
  readonly encoding: Encoding | null;
}

/** Bytes from which compression is worth its cost. */
const compressedFrom = 1000;
const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);
/** Higher levels take several times as long for a few percent less size. */
const brotliQuality = 4;

/** Returns the encoding that `Accept-Encoding` prefers among brotli and gzip; null if it accepts neither. */
export function encodingOf(acceptEncoding: string | undefined): Encoding | null {
  if (acceptEncoding === undefined) return null;
  const chosen = negotiator.negotiate(acceptEncoding, ['br', 'gzip', 'identity']);
  return chosen === 'br' || chosen === 'gzip' ? chosen : null;
}

/** Compresses `body` as `acceptEncoding` prefers; a short one stays unchanged. */
export async function encode(body: Buffer, acceptEncoding: string | undefined): Promise<Encoded> {
  const encoding = body.length < compressedFrom ? null : encodingOf(acceptEncoding);
  if (encoding === null) return { body, encoding };
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return { body: await (encoding === 'br' ? brotliBytes(body, { params }) : gzipBytes(body)), encoding };
}

/** Sends a text without secrets, compressed if the caller accepts that; adds to `vary`. */
export async function sendEncoded(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const { body, encoding } = await encode(Buffer.from(text), request.headers['accept-encoding']);
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
  return (encoding === null ? reply : reply.header('content-encoding', encoding)).send(body);
}

/** Mark of file links, which contain the right to open the file. */
const linkMark = Buffer.from('access_token=');

/** Determines from their schemas which endpoints answer without a secret. */
export function createSecrecy(registry: Registry): (endpoint: Endpoint, body: Buffer) => boolean {
  const open = new Map<Endpoint, boolean>();
  const isOpen = (endpoint: Endpoint): boolean => {
    const schemas = [endpoint.answerMeta, endpoint.answerBody, attributesOf(registry, endpoint)];
    return !schemas.some((schema) => schema !== undefined && holdsSecret(schema));
  };
  return (endpoint, body) => {
    const known = open.get(endpoint) ?? isOpen(endpoint);
    open.set(endpoint, known);
    return known && !body.includes(linkMark);
  };
}

function attributesOf(registry: Registry, { resourceType }: Endpoint): TSchema | undefined {
  return registry.renders(resourceType) ? registry.kindOf(resourceType).attributes : undefined;
}

/** Returns true if a member at any depth is marked as a secret. */
function holdsSecret(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  return 'x-secret' in schema || Object.values(schema).some(holdsSecret);
}
