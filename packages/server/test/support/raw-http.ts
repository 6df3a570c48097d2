/** Raw requests, byte by byte, that no honest client sends. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  /** 0 if the connection ended without an answer. */
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  /** Bytes of the request that the operating system accepted. */
  readonly sent: number;
}

export interface RawRequest {
  readonly head: readonly string[];
  /** Body sent after the head, as fast as the connection accepts it. */
  readonly body?: Iterable<Buffer | string>;
  /** Milliseconds without an answer after which the connection is closed. */
  readonly patience?: number;
}

export async function openRaw(baseUrl: string): Promise<Socket> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends the head and the body, and reads until the answer is complete or the connection ends. */
export async function sendRaw(baseUrl: string, { head, body = [], patience = 20_000 }: RawRequest): Promise<RawAnswer> {
  const socket = await openRaw(baseUrl);
  let received = '';
  const answered = new Promise<void>((done) => {
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      if (isWhole(received)) done();
    });
    socket.on('close', () => done());
    setTimeout(done, patience).unref();
  });
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const sending = (async () => {
    for (const chunk of body) {
      if (socket.destroyed) return;
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => undefined), answered]);
    }
  })();
  await answered;
  const sent = socket.bytesWritten - socket.writableLength;
  socket.destroy();
  await sending;
  return { ...parsed(received), sent };
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0 || text.startsWith('HTTP/1.1 100')) return false;
  const length = /content-length: (\d+)/i.exec(text.slice(0, end))?.[1];
  return length !== undefined && text.length >= end + 4 + Number(length);
}

function parsed(text: string): Omit<RawAnswer, 'sent'> {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = lines.map((each): [string, string] => {
    const [name = '', ...value] = each.split(': ');
    return [name.toLowerCase(), value.join(': ')];
  });
  return { status: Number(line.split(' ')[1] ?? 0), headers: new Map(headers), text: rest.join('\r\n\r\n') };
}

/** Request whose head is sent and whose body the test holds back. */
export interface HeldRequest {
  readonly socket: Socket;
  /** Bytes received until now; empty while the server waits. */
  readonly received: string;
  /** Resolves with everything received when the connection ends. */
  readonly ended: Promise<string>;
  /** Sends a byte every `everyMs` from now on. */
  trickle(everyMs: number): void;
}

export async function holdRaw(baseUrl: string, head: readonly string[]): Promise<HeldRequest> {
  const socket = await openRaw(baseUrl);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  const ended = once(socket, 'close').then(() => received);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return {
    socket,
    get received() {
      return received;
    },
    ended,
    trickle(everyMs) {
      const timer = setInterval(() => socket.write('x'), everyMs);
      socket.on('close', () => clearInterval(timer));
    },
  };
}
