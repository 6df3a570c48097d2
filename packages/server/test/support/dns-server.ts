/** Name server on this machine (RFC 1035, over UDP) with configurable answers, delays and faults. */
import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

export interface Zone {
  readonly mx?: readonly (readonly [priority: number, exchange: string])[];
  readonly a?: readonly string[];
  /** Texts in the chunks in which each is sent. */
  readonly txt?: readonly (readonly string[])[];
  /** Answer to queries of every type. */
  readonly fails?: 'servfail' | 'refused' | 'silence' | 'garbage' | 'formerr';
}

export interface TestNameServer {
  /** Address with port in the form for resolvers, `address:port`. */
  readonly address: string;
  /** Queried names and types in lower case. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

const typeNumbers = { a: 1, mx: 15, txt: 16 } as const;
const nameOfType: ReadonlyMap<number, string> = new Map([
  [1, 'a'],
  [15, 'mx'],
  [16, 'txt'],
  [28, 'aaaa'],
]);
const codes = { ok: 0, formerr: 1, servfail: 2, nxdomain: 3, refused: 5 } as const;

function readName(message: Buffer, from: number): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = from;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function nameBytes(name: string): Buffer {
  const labels = name === '' ? [] : name.split('.');
  const parts = labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')]));
  return Buffer.concat([...parts, Buffer.from([0])]);
}

function dataOf(zone: Zone, type: number): Buffer[] {
  if (type === typeNumbers.mx) {
    return (zone.mx ?? []).map(([priority, exchange]) =>
      Buffer.concat([Buffer.from([priority >> 8, priority & 255]), nameBytes(exchange)]),
    );
  }
  if (type === typeNumbers.a) return (zone.a ?? []).map((address) => Buffer.from(address.split('.').map(Number)));
  if (type !== typeNumbers.txt) return [];
  return (zone.txt ?? []).map((chunks) =>
    Buffer.concat(chunks.map((text) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]))),
  );
}

function answerTo(query: Buffer, end: number, code: number, records: readonly Buffer[], type: number): Buffer {
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8580 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  const answers = records.map((data) => {
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt32BE(60, 6);
    record.writeUInt16BE(data.length, 10);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([header, query.subarray(12, end), ...answers]);
}

/** Starts the server. Names outside of `zones` do not exist. */
export async function startNameServer(zones: Readonly<Record<string, Zone>>): Promise<TestNameServer> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, end } = readName(query, 12);
    const type = query.readUInt16BE(end);
    asked.push(`${name} ${nameOfType.get(type) ?? type}`);
    const zone = zones[name];
    if (zone?.fails === 'silence') return;
    if (zone?.fails === 'garbage') {
      socket.send(Buffer.concat([query.subarray(0, 2), Buffer.alloc(300, 0xff)]), port, address);
      return;
    }
    const code = zone === undefined ? codes.nxdomain : codes[zone.fails ?? 'ok'];
    const records = zone === undefined || zone.fails !== undefined ? [] : dataOf(zone, type);
    socket.send(answerTo(query, end + 4, code, records, type), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
