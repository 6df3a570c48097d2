/** Small server for the browser tests, which replaces the Countersign server at the HTTP level. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FlowPage } from '../../src/page.ts';
import { render } from './build.ts';

/** Response to the next answer: a page, or the status of a failure without a page. */
export type NextAnswer = FlowPage | { readonly status: number; readonly retryAfter?: string };

/** Running server. `current` is the page that every GET shows. */
export interface FlowServer {
  readonly origin: string;
  readonly posts: FormData[];
  readonly next: NextAnswer[];
  readonly polls: number;
  current: FlowPage;
  /** Header `permissions-policy` of the documents. */
  permissionsPolicy: string;
  close(): Promise<void>;
}

const clientDirectory = new URL('../../dist/client/', import.meta.url);
const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };
const nonce = 'bm9uY2Utb2YtdGhlLXRlc3Q';

/** Strictest policy that the pages allow: scripts and styles by nonce only, without hosts. */
const policy = [
  "default-src 'none'",
  `script-src 'nonce-${nonce}'`,
  `style-src 'nonce-${nonce}'`,
  "img-src 'self' blob:",
  'media-src blob:',
  "worker-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

async function sendAsset(path: string, response: ServerResponse) {
  const body = await readFile(new URL(basename(path), clientDirectory)).catch(() => null);
  if (body === null) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream' });
  response.end(body);
}

function sendPage(server: FlowServer, request: IncomingMessage, response: ServerResponse) {
  if (request.headers.accept === 'application/json') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(server.current));
    return;
  }
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'permissions-policy': server.permissionsPolicy,
  });
  response.end(render(server.current, { nonce, assetBase: '/flow-assets/' }));
}

async function readForm(request: IncomingMessage): Promise<FormData> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const form = new FormData();
    for (const [name, value] of new URLSearchParams(await text(request))) form.append(name, value);
    return form;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
}

async function answerPost(server: FlowServer, request: IncomingMessage, response: ServerResponse) {
  server.posts.push(await readForm(request));
  const next = server.next.shift();
  if (next !== undefined && 'status' in next) {
    response.writeHead(next.status, next.retryAfter === undefined ? {} : { 'retry-after': next.retryAfter }).end();
    return;
  }
  if (next !== undefined) server.current = next;
  sendPage(server, request, response);
}

/** Starts a server that shows `first` until an answer is posted. */
export async function startFlowServer(first: FlowPage): Promise<FlowServer> {
  const listener = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/flow-assets/')) return void sendAsset(pathname, response);
    if (pathname === '/favicon.ico') return void response.writeHead(404).end();
    // Chunked uploads are not supported: large files then come with their answer.
    if (pathname.endsWith('/uploads')) return void response.writeHead(404).end();
    if (request.method === 'POST') return void answerPost(server, request, response);
    if (request.headers.accept === 'application/json') polls += 1;
    sendPage(server, request, response);
  });
  let polls = 0;
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const server: FlowServer = {
    origin: `http://localhost:${(listener.address() as AddressInfo).port}`,
    posts: [],
    next: [],
    get polls() {
      return polls;
    },
    current: first,
    permissionsPolicy: 'camera=(self)',
    close() {
      listener.closeAllConnections();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
  return server;
}
