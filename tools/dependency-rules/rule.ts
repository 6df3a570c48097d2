/** Shape of a rule, and the helpers of rules. */
import type { Import, SourceFile } from './source-file.ts';

export interface Violation {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export interface Rule {
  readonly name: string;
  /** Reason for the rule; part of every message. */
  readonly why: string;
  readonly applies: (path: string) => boolean;
  /** Returns line and message of each violation. */
  readonly breaches: (file: SourceFile) => readonly { readonly line: number; readonly what: string }[];
}

export const isTest = (path: string) => /\.test\.tsx?$|^packages\/[a-z-]+\/test\//.test(path);

/** Returns a predicate for product code below one of the folders, without tests. */
export function within(...folders: readonly string[]) {
  return (path: string) => !isTest(path) && folders.some((folder) => path.startsWith(folder));
}

export const isPackage = (entry: Import) => !entry.specifier.startsWith('.') && !entry.specifier.startsWith('node:');

/** Returns a rule about imports: those that `allowed` rejects are violations. */
export function importRule(parts: {
  name: string;
  why: string;
  applies: (path: string) => boolean;
  allowed: (entry: Import, file: SourceFile) => boolean;
}): Rule {
  return {
    name: parts.name,
    why: parts.why,
    applies: parts.applies,
    breaches: (file) =>
      file.imports
        .filter((entry) => !parts.allowed(entry, file))
        .map((entry) => ({ line: entry.line, what: `imports ${entry.specifier}` })),
  };
}

/** Returns a rule that allows some packages only in their home. */
export function homeRule(parts: { name: string; why: string; packages: RegExp; home: RegExp }): Rule {
  return importRule({
    name: parts.name,
    why: parts.why,
    applies: (path) => within('packages/server/src/')(path) && !parts.home.test(path),
    allowed: (entry) => !parts.packages.test(entry.specifier),
  });
}
