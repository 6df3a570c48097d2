/** The shape of a rule and the words rules are written in. */
import type { Import, SourceFile } from './source-file.ts';

export interface Violation {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export interface Rule {
  readonly name: string;
  /** What the rule protects; part of every message. */
  readonly why: string;
  readonly applies: (path: string) => boolean;
  /** Line and reproach of each breach. */
  readonly breaches: (file: SourceFile) => readonly { readonly line: number; readonly what: string }[];
}

export const isTest = (path: string) => /\.test\.tsx?$|^packages\/[a-z-]+\/test\//.test(path);

/** Product code below one of the folders, tests left out. */
export function within(...folders: readonly string[]) {
  return (path: string) => !isTest(path) && folders.some((folder) => path.startsWith(folder));
}

export const isPackage = (entry: Import) => !entry.specifier.startsWith('.') && !entry.specifier.startsWith('node:');

/** A rule about imports: those that `allowed` does not know are breaches. */
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

/** Some packages may be imported only in their home. */
export function homeRule(parts: { name: string; why: string; packages: RegExp; home: RegExp }): Rule {
  return importRule({
    name: parts.name,
    why: parts.why,
    applies: (path) => within('packages/server/src/')(path) && !parts.home.test(path),
    allowed: (entry) => !parts.packages.test(entry.specifier),
  });
}
