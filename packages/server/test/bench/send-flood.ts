/**
 * Separate process: connections without a key, each with a body of 44 MB, all at once. Sends its parent a message when
 * all have ended.
 */
import { connect } from 'node:net';

const [port = '', connections = ''] = process.argv.slice(2);
const bytes = 44_000_000;
const piece = Buffer.alloc(64 * 1024, 0x61);

function send(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let answer = '';
  let left = bytes;
  const socket = connect(Number(port), '127.0.0.1');
  const head = ['POST /api/v1/inquiries HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  socket.write(`${[...head, `Content-Length: ${bytes}`].join('\r\n')}\r\n\r\n`);
  const go = () => {
    while (left > 0 && !socket.destroyed) {
      left -= piece.length;
      if (!socket.write(left < 0 ? piece.subarray(0, piece.length + left) : piece)) return;
    }
  };
  socket.on('connect', go).on('drain', go);
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.on('close', () => resolve(answer.split(' ')[1] ?? 'none'));
  return promise;
}

const answers = await Promise.all(Array.from({ length: Number(connections) }, send));
process.send?.(answers);
