import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

/** Runs `script` below a process that does the same as tools/run.mjs. */
function startBelow(script) {
  const module = JSON.stringify(join(import.meta.dirname, 'run-child.mjs'));
  const parent = `
    import { runChild } from ${module};
    process.exit(await runChild(process.execPath, ['-e', ${JSON.stringify(script)}], { cwd: '.', env: process.env }));`;
  return spawn(process.execPath, ['--input-type=module', '-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
}

describe('running a command', () => {
  test('its exit code is returned', async () => {
    const [code] = await once(startBelow('process.exit(7)'), 'exit');
    assert.equal(code, 7);
  });

  for (const signal of ['SIGTERM', 'SIGINT']) {
    test(`${signal} reaches the command, which ends in its own way`, async () => {
      const script = `setInterval(() => {}, 1e6); process.on('${signal}', () => process.exit(3)); console.log('ready')`;
      const parent = startBelow(script);
      await once(parent.stdout, 'data');
      parent.kill(signal);
      const [code] = await once(parent, 'exit');
      assert.equal(code, 3);
    });
  }

  test('the command is terminated when npm and its shell were killed', async () => {
    const script = `setInterval(() => {}, 1e6); process.on('SIGTERM', () => process.exit(3)); console.log('ready')`;
    const module = JSON.stringify(join(import.meta.dirname, 'run-child.mjs'));
    const body = `
      import { runChild } from ${module};
      const code = await runChild(process.execPath, ['-e', ${JSON.stringify(script)}], { cwd: '.', env: process.env });
      console.log('ended with ' + code);`;
    const env = { ...process.env, npm_lifecycle_event: 'start', NODE: process.execPath, BODY: body };
    const shell = spawn('/bin/sh', ['-c', '"$NODE" --input-type=module -e "$BODY"; true'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]();
    assert.equal((await lines.next()).value, 'ready');
    shell.kill('SIGKILL');
    assert.equal((await lines.next()).value, 'ended with 3');
  });

  test('the command receives the signal once when npm and its shell receive it as well', async () => {
    const script = `setInterval(() => {}, 1e6); process.on('SIGTERM', () => console.log('told')); console.log('ready ' + process.ppid)`;
    const module = JSON.stringify(join(import.meta.dirname, 'run-child.mjs'));
    const body = `
      import { runChild } from ${module};
      await runChild(process.execPath, ['-e', ${JSON.stringify(script)}], { cwd: '.', env: process.env });`;
    const env = { ...process.env, npm_lifecycle_event: 'start', NODE: process.execPath, BODY: body };
    const shell = spawn('/bin/sh', ['-c', '"$NODE" --input-type=module -e "$BODY"; true'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]();
    const launcher = Number((await lines.next()).value.split(' ')[1]);
    process.kill(launcher, 'SIGTERM');
    assert.equal((await lines.next()).value, 'told');
    shell.kill('SIGKILL');
    // Three checks of the launcher; on a slower machine the test finds no fault.
    await wait(750);
    process.kill(launcher, 'SIGQUIT');
    assert.equal((await lines.next()).done, true);
  });

  test('a signal during the start of the command reaches it', async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'run-child.mjs'));
    const script = `setInterval(() => {}, 1e6); process.on('SIGTERM', () => process.exit(3)); process.send('ready')`;
    // The signal arrives before the start returns, and is forwarded once the command listens.
    const parent = `
      import { spawn } from 'node:child_process';
      import { runChild } from ${module};
      const start = (file, args, options) => {
        process.kill(process.pid, 'SIGTERM');
        const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
        const kill = child.kill.bind(child);
        child.kill = (signal) => child.once('message', () => kill(signal));
        return child;
      };
      process.exit(await runChild(process.execPath, ['-e', ${JSON.stringify(script)}], { cwd: '.', env: process.env, start }));`;
    const [code, signal] = await once(
      spawn(process.execPath, ['--input-type=module', '-e', parent], { stdio: ['ignore', 'ignore', 'inherit'] }),
      'exit',
    );
    assert.deepEqual({ code, signal }, { code: 3, signal: null });
  });

  test('a command ended by a signal gives 128 and its number', async () => {
    const [code] = await once(startBelow("process.kill(process.pid, 'SIGKILL')"), 'exit');
    assert.equal(code, 137);
  });
});
