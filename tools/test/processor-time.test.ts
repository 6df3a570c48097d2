import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { processorTime } from './processor-time.ts';

const burn = (milliseconds: number) =>
  `const end = process.cpuUsage().user + ${milliseconds * 1000}; while (process.cpuUsage().user < end);`;
const skip = process.platform === 'linux' ? false : 'there is no /proc';

describe('processor time', { skip }, () => {
  it('includes that of children, running and ended, with their children', async () => {
    const before = processorTime() ?? 0;
    spawnSync(process.execPath, ['-e', burn(300)]);
    const inner = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(burn(300))}])`;
    const running = spawn(process.execPath, ['-e', `${inner}; process.send('through'); process.stdin.resume()`], {
      stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    });
    await once(running, 'message');
    assert.ok((processorTime() ?? 0) - before >= 590);
    running.kill('SIGKILL');
    await once(running, 'exit');
  });
});
