/** SIGTERM while clients write: every accepted request is answered, and acknowledged data is stored. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../support/client.ts';
import {
  keyOf,
  newDataDir,
  type RunningService,
  removeDataDir,
  startProgram,
  templateOf,
} from '../support/running-service.ts';

interface Written {
  readonly status: number;
  readonly id: string;
  /** Connection header of the answer. */
  readonly connection: string | undefined;
}

let dataDir: string;
let service: RunningService;
let apiKey: string;
let template: string;

before(async () => {
  dataDir = await newDataDir();
  service = await startProgram(dataDir);
  apiKey = keyOf(service.output, 'sandbox');
  template = templateOf(service.output, 'sandbox');
});
after(async () => {
  await service.stop();
  await removeDataDir(dataDir);
});

/** Creates an inquiry on the connection of `agent`; `null` if a new connection was refused. Throws other failures. */
async function write(agent: Agent): Promise<Written | null> {
  const body = JSON.stringify({ data: { attributes: { 'inquiry-template-id': template } } });
  const sent = request(`${service.baseUrl}/api/v1/inquiries`, {
    method: 'POST',
    agent,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
  });
  sent.end(body);
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    const { data } = JSON.parse(Buffer.concat(chunks).toString());
    return { status: response.statusCode ?? 0, id: data?.id ?? '', connection: response.headers.connection };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return null;
    throw error;
  }
}

/** Writes sequentially on one connection, until a new connection is refused. */
async function writer(pauseMs: number): Promise<Written[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const written: Written[] = [];
  for (let answer = await write(agent); answer !== null; answer = await write(agent)) {
    written.push(answer);
    await wait(pauseMs);
  }
  agent.destroy();
  return written;
}

describe('SIGTERM', () => {
  it('refuses no request on an open connection, announces the last response, keeps what it acknowledged', async () => {
    const writers = Array.from({ length: 8 }, (_none, index) => writer(index * 40));
    await wait(1500);
    const stopping = service.stop();
    const written = await Promise.all(writers);
    await stopping;
    const answers = written.flat();
    assert.ok(answers.length > 16, `${answers.length} answers`);
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    for (const each of written) assert.equal(each.at(-1)?.connection, 'close');
    service = await startProgram(dataDir);
    const client = createClient(service.baseUrl, apiKey);
    for (const { id } of answers) assert.equal((await client.get(`/inquiries/${id}`)).status, 200);
  });
});
