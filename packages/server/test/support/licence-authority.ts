/** Licence authority on this machine: records its requests and returns configured answers. */
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface AskedLicence {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly record: Record<string, string>;
}

export interface TestAuthority {
  readonly url: string;
  readonly asked: readonly AskedLicence[];
  /** Sets the answer to every later request. */
  answer(body: string, status?: number): void;
  close(): Promise<void>;
}

export async function startLicenceAuthority(): Promise<TestAuthority> {
  const asked: AskedLicence[] = [];
  let answer = { status: 200, body: '{"found": false}' };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const record = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    asked.push({ method: request.method ?? '', headers: request.headers, record });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/licences`,
    asked,
    answer(body, status = 200) {
      answer = { status, body };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
