/** Requests of the tus protocol from an individual of the hosted flow. */
import assert from 'node:assert/strict';
import type { Individual } from './individual.ts';
import { sendRaw } from './raw-http.ts';

type Headers = Readonly<Record<string, string>>;

/** An individual, and the process of the service that gets the requests. */
export interface Sender {
  readonly person: Individual;
  readonly baseUrl: string;
  /** Further headers of each request. */
  readonly headers?: Headers;
}

const partType = 'application/offset+octet-stream';

export const ask = (
  { person, baseUrl, headers: own }: Sender,
  method: string,
  address: string,
  headers: Headers = {},
  body: Buffer | null = null,
): Promise<Response> =>
  fetch(new URL(address, baseUrl), {
    method,
    headers: { 'tus-resumable': '1.0.0', cookie: person.cookie, ...own, ...headers },
    body: body === null ? null : new Uint8Array(body),
  });

export const begin = (sender: Sender, size: number, headers: Headers = {}): Promise<Response> => {
  const { search } = new URL(sender.person.address, sender.baseUrl);
  return ask(sender, 'POST', `/verify/uploads${search}`, { 'upload-length': String(size), ...headers });
};

/** Begins an upload and returns its address. */
export async function begun(sender: Sender, size: number): Promise<string> {
  const answer = await begin(sender, size);
  assert.equal(answer.status, 201);
  return answer.headers.get('location') ?? '';
}

export const patch = (sender: Sender, address: string, offset: number, bytes: Buffer): Promise<Response> =>
  ask(sender, 'PATCH', address, { 'upload-offset': String(offset), 'content-type': partType }, bytes);

/** Sends a part whose connection ends before its last byte; returns the status, 0 for none. */
export async function breakOff(
  { person, baseUrl, headers = {} }: Sender,
  address: string,
  offset: number,
  bytes: Buffer,
) {
  const { host, pathname, search } = new URL(address, baseUrl);
  const broken = await sendRaw(baseUrl, {
    head: [
      `PATCH ${pathname}${search} HTTP/1.1`,
      `Host: ${host}`,
      `Cookie: ${person.cookie}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'Tus-Resumable: 1.0.0',
      `Upload-Offset: ${offset}`,
      `Content-Type: ${partType}`,
      `Content-Length: ${bytes.length}`,
    ],
    body: [bytes.subarray(0, -1)],
    patience: 300,
  });
  return broken.status;
}

/** Returns the offset as it is answered; null for an upload that is not there. */
export async function offsetOf(sender: Sender, address: string): Promise<string | null> {
  const answer = await ask(sender, 'HEAD', address);
  return answer.status === 200 ? answer.headers.get('upload-offset') : null;
}

export const idOf = (address: string): string => new URL(address, 'http://any').pathname.split('/').at(-1) ?? '';
