/** Input and output of a watchlist reader. Readers stream: a list of 100 MB is never in memory at once. */
import type { Readable } from 'node:stream';
import type { Entity } from '../entity.ts';

/** Files that arrived as one version, by their names in lower case. */
export interface SourceFiles {
  readonly names: readonly string[];
  open(name: string): Readable;
}

/**
 * Error of a file that is not the published list: truncated, malformed, or with another root. The message gives the
 * place.
 */
export class SourceBroken extends Error {
  override readonly name = 'SourceBroken';
}

/** Licence that an operator may have to confirm before a list is used. */
export interface Licence {
  readonly name: string;
  readonly url: string;
  readonly mustBeConfirmed: boolean;
}

/** Receives the kind of an omitted entry, by the name in the source: `Ownership`. */
export type LeftOut = (kind: string) => void;

export interface SourceFormat {
  /** Name in commands and folders: `ofac`, `un`, … */
  readonly format: string;
  readonly title: string;
  /** Address of the published list; null for the operator's own lists. */
  readonly url: string | null;
  readonly licence: Licence;
  /** Maximum age in hours before a list counts as too old under careful settings. */
  readonly maximumAgeHours: number;
  /** Type of list in the reference; an entry of a register is registered, not listed. */
  readonly listType: 'sanction' | 'warning' | 'fitness_probity' | 'pep' | 'register' | 'media';
  /** True if the files contain only the latest entries: those of the previous version stay, in a file `carriedFile`. */
  readonly isWindow?: true;
  /** File extension of a list whose address does not contain it. */
  readonly ending: '.csv' | '.xml' | '.json' | '.ndjson' | '.html';
  /** True if a version is several files, so that one address cannot supply it. */
  readonly isOfSeveralFiles?: true;
  /**
   * Reads the entities. Reports the publisher's issue time, ISO 8601, if the file has it, and each entry that is not an
   * entity, if the format has such entries. Throws SourceBroken.
   */
  read(files: SourceFiles, onIssued: (at: string) => void, onLeftOut?: LeftOut): AsyncGenerator<Entity>;
}

/** Returns the only file of a single-file format. Throws SourceBroken. */
export function onlyFile({ names, open }: SourceFiles, ending: RegExp): Readable {
  const [name, other] = names.filter((each) => ending.test(each));
  if (name === undefined)
    throw new SourceBroken(`no file like ${ending.source} arrived, only ${names.join(', ') || 'nothing'}`);
  if (other !== undefined) throw new SourceBroken(`both ${name} and ${other} arrived`);
  return open(name);
}

/**
 * File with the entries of the previous version, as lines of JSON in the shape of `entity.ts`, added to the files of a
 * window format.
 */
export const carriedFile = 'carried-on.ndjson';
