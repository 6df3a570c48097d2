import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { changedFiles } from './changed-files.ts';

describe('the changed files', () => {
  const root = mkdtempSync(join(tmpdir(), 'countersign-changed-'));
  after(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: root, stdio: 'pipe' });
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);

  it('are unknown where there is no history', () => assert.equal(changedFiles(root), null));

  it('are those since the branch left main: committed or not, new, deleted and renamed, under both names', () => {
    git('init', '--quiet', '--initial-branch=main');
    write('.gitignore', 'built.ts\n');
    for (const name of ['same.ts', 'committed.ts', 'edited.ts', 'deleted.ts', 'renamed.ts']) write(name, `${name} 1`);
    git('add', '.');
    git('commit', '--quiet', '-m', 'begin');
    git('switch', '--quiet', '-c', 'branch');
    write('committed.ts', '2');
    git('mv', 'renamed.ts', 'after.ts');
    git('commit', '--quiet', '-a', '-m', 'change');
    write('edited.ts', '2');
    write('new.ts', '1');
    write('built.ts', '1');
    rmSync(join(root, 'deleted.ts'));
    assert.deepEqual(changedFiles(root), [
      ...['after.ts', 'committed.ts', 'deleted.ts', 'edited.ts', 'new.ts', 'renamed.ts'],
    ]);
  });
});
