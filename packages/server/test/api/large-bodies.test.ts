/**
 * Large bodies are held in memory in full, so at most ten are read at once; others queue, and small requests overtake
 * them.
 */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createAccount } from '../support/accounts.ts';
import { eventually } from '../support/eventually.ts';
import { type HeldRequest, holdRaw, type RawAnswer, sendRaw } from '../support/raw-http.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false, settings: { LOG_LEVEL: 'silent' } });

const places = 10;
const waiting = 100;
const body = JSON.stringify({ data: { attributes: { 'reference-id': 'large' } } }).padEnd(1_100_000);

const headOf = (length: string) => [
  'POST /api/v1/accounts HTTP/1.1',
  'Host: a',
  `Authorization: Bearer ${service.current.seeded.sandbox.apiKey}`,
  'Content-Type: application/json',
  length,
];

/** Sends a request that waits for 100-continue, which shows the test that it has a place. */
const queue = () =>
  holdRaw(service.current.baseUrl, [...headOf(`Content-Length: ${body.length}`), 'Expect: 100-continue']);
const isAsked = ({ received }: HeldRequest): boolean => received.startsWith('HTTP/1.1 100');
const isRefused = ({ received }: HeldRequest): boolean => received.startsWith('HTTP/1.1 503');
const count = (requests: readonly HeldRequest[], is: (request: HeldRequest) => boolean): number =>
  requests.filter(is).length;

describe('large bodies', () => {
  const inside: HeldRequest[] = [];
  const line: HeldRequest[] = [];
  after(() => [...inside, ...line].forEach(({ socket }) => void socket.destroy()));

  const someoneIsAsked = (among: readonly HeldRequest[], number: number) =>
    eventually(`${number} are asked for their bodies`, async () => count(among, isAsked) === number);

  it('are accepted ten at a time', async () => {
    for (let each = 0; each < places; each += 1) inside.push(await queue());
    await someoneIsAsked(inside, places);
    line.push(await queue());
  });

  it('let small requests pass, also to the same endpoints', async () => {
    const { sandbox } = service.current;
    assert.equal((await sandbox.get('/accounts')).status, 200);
    await createAccount(service.current, { 'reference-id': 'small' });
    const late = await holdRaw(service.current.baseUrl, [...headOf('Content-Length: 2'), 'Expect: 100-continue']);
    await someoneIsAsked([late], 1);
    late.socket.write('{}');
    await eventually('it is answered', async () => / 201 /.test(late.received));
    late.socket.destroy();
    assert.equal(line[0]?.received, '');
  });

  it('wait in a queue of a hundred, and later ones get 503 with Retry-After', async () => {
    while (line.length < waiting) line.push(await queue());
    const late: HeldRequest[] = [];
    for (let each = 0; each < 5; each += 1) late.push(await queue());
    await eventually('five are refused', async () => count([...line, ...late], isRefused) === 5);
    assert.equal(count(line, isAsked), 0);
    for (const { received } of [...line, ...late].filter(isRefused)) assert.match(received, /\r\nretry-after: 1\r\n/i);
    for (const { socket } of late) socket.destroy();
  });

  it('of unknown length wait in the same queue', async () => {
    const head = headOf('Transfer-Encoding: chunked');
    const answer: RawAnswer = await sendRaw(service.current.baseUrl, { head });
    assert.equal(answer.status, 503);
  });

  it('are accepted as places become free, by a response or by a disconnect', async () => {
    inside[0]?.socket.write(body);
    await eventually('the first is answered', async () => / 201 /.test(inside[0]?.received ?? ''));
    await someoneIsAsked(line, 1);
    inside[1]?.socket.destroy();
    await someoneIsAsked(line, 2);
  });

  it('free all places when every client disconnects', async () => {
    for (const { socket } of [...inside, ...line]) socket.destroy();
    const again: HeldRequest[] = [];
    for (let each = 0; each < places; each += 1) again.push(await queue());
    inside.push(...again);
    await someoneIsAsked(again, places);
  });
});
