/**
 * Slices use the member names of their schemas for input and output: after a rename in the schema they no longer
 * compile. One in-memory program, under the project's own settings, contains every slice with its schema changed.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript-with-api';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const resources = join(root, 'packages', 'server', 'src', 'resources');

interface Renamed {
  /** Text in the schema, and its replacement. */
  readonly from: string;
  readonly to: string;
  /** File that reads or writes it by its name. */
  readonly refuses: 'input.ts' | 'serializer.ts';
  /** Name in the compiler's error: the old one, or the new one if that is missing. */
  readonly name: string;
}

const input = (name: string, from: string, to: string): Renamed => ({ from, to, refuses: 'input.ts', name });
const output = (name: string, from: string, to: string): Renamed => ({ from, to, refuses: 'serializer.ts', name });

const slices: Readonly<Record<string, readonly Renamed[]>> = {
  'platform/api-keys': [
    input('ip-address-allowlist', "'ip-address-allowlist': Type.Optional", "'addresses': Type.Optional"),
    output('last-used-at', "'last-used-at': nullable", "'used-at': nullable"),
  ],
  'platform/webhooks': [
    input('custom-http-headers', "'custom-http-headers': ", "'headers': "),
    output('failing-since', "'failing-since': ", "'fails-since': "),
  ],
  'platform/api-logs': [output('ip-address', "'ip-address': ", 'address: ')],
  'appearance/theme-sets': [
    input(
      'name',
      'createThemeSetAttributes = Type.Object({ name,',
      'createThemeSetAttributes = Type.Object({ title: name,',
    ),
    output('archived-at', "'archived-at': ", "'ended-at': "),
  ],
  'people/accounts': [
    input('account-status', "'account-status': text()", "'account-state': text()"),
    output('account-type-name', "'account-type-name': ", "'account-kind': "),
  ],
  'people/devices': [output('device-fingerprint', "'device-fingerprint': ", 'fingerprint: ')],
  'verification/inquiry-templates': [
    input('hosted-flow-subdomains', "'hosted-flow-subdomains': Type.Optional", 'subdomains: Type.Optional'),
    output('hosted-flow-subdomains', "'hosted-flow-subdomains': Type.Array", 'subdomains: Type.Array'),
  ],
  'verification/verifications': [output('country-code', "'country-code': ", 'country: ')],
  'verification/documents': [output('front', "'front-photo': ", 'front: ')],
  'verification/inquiry-sessions': [output('user-agent', "'user-agent': ", 'browser: ')],
  'verification/inquiries': [
    input('note', 'note: Type.Optional(', 'remark: Type.Optional('),
    output('note', "note: nullable('string')", "remark: nullable('string')"),
  ],
};

/** Returns the changed schema. Throws unless `from` is in the schema exactly once. */
function renamedSchema(path: string, renames: readonly Renamed[]): string {
  return renames.reduce(
    (text, { from, to }) => {
      assert.equal(text.split(from).length, 2, `${path} holds ${from} exactly once`);
      return text.replace(from, to);
    },
    readFileSync(path, 'utf8'),
  );
}

/** Returns the compiler's errors of a file. */
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
    for (const { refuses, name } of renames) {
      it(`is refused in ${refuses} of ${slice}: ${name}`, () => {
        const messages = messagesOf(join(resources, slice, refuses));
        assert.ok(
          messages.some((message) => message.includes(`'${name}'`)),
          `the compiler said ${JSON.stringify(messages)}`,
        );
      });
    }
  }
});
