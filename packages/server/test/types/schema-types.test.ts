/**
 * A slice takes its input and shows its resources by the names that its schema declares: renamed there, they no longer compile. One
 * program in memory, under the project's own settings, holds every slice with its schema changed.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript-with-api';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const resources = join(root, 'packages', 'server', 'src', 'resources');

interface Renamed {
  /** As the schema declares it, and what stands there instead. */
  readonly from: string;
  readonly to: string;
  /** The file that reads or writes it by its name. */
  readonly refuses: 'input.ts' | 'serializer.ts';
  readonly name: string;
}

const slices: Readonly<Record<string, readonly Renamed[]>> = {
  'people/accounts': [
    {
      from: "  'account-status': text(),",
      to: "  'account-state': text(),",
      refuses: 'input.ts',
      name: 'account-status',
    },
    { from: "'account-type-name': ", to: "'account-kind': ", refuses: 'serializer.ts', name: 'account-type-name' },
  ],
  'verification/inquiries': [
    { from: 'note: Type.Optional(', to: 'remark: Type.Optional(', refuses: 'input.ts', name: 'note' },
    { from: "note: nullable('string')", to: "remark: nullable('string')", refuses: 'serializer.ts', name: 'note' },
  ],
};

/** Throws when `from` does not stand in the schema exactly once. */
function renamedSchema(path: string, renames: readonly Renamed[]): string {
  return renames.reduce(
    (text, { from, to }) => {
      assert.equal(text.split(from).length, 2, `${path} holds ${from} exactly once`);
      return text.replace(from, to);
    },
    readFileSync(path, 'utf8'),
  );
}

/** What the compiler says of a file. */
function compileRenamed(): (path: string) => string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['none'] }, ts.sys, root);
  const changed = new Map(
    Object.entries(slices).map(([slice, renames]) => {
      const path = join(resources, slice, 'schema.ts');
      return [path, renamedSchema(path, renames)] as const;
    }),
  );
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (path) => changed.get(path) ?? readFile(path);
  const files = Object.entries(slices).flatMap(([slice, renames]) =>
    renames.map(({ refuses }) => join(resources, slice, refuses)),
  );
  const program = ts.createProgram([...new Set(files)], options, host);
  return (path) => {
    const found = program.getSemanticDiagnostics(program.getSourceFile(path));
    return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  };
}

describe('an attribute that is renamed in a schema', () => {
  const messagesOf = compileRenamed();
  for (const [slice, renames] of Object.entries(slices)) {
    for (const { refuses, name, to } of renames) {
      it(`is refused in ${refuses} of ${slice}: ${name} as ${to}`, () => {
        const messages = messagesOf(join(resources, slice, refuses));
        assert.ok(
          messages.some((message) => message.includes(`'${name}'`)),
          `the compiler said ${JSON.stringify(messages)}`,
        );
      });
    }
  }
});
