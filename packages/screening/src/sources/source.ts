/** Input and output of a watchlist reader. Readers stream: a list of 100 MB is never in memory at once. */
import type { Readable } from 'node:stream';
import type { Entity } from '../entity.ts';

/** The files that arrived as one version, by their names in small letters. */
export interface SourceFiles {
  readonly names: readonly string[];
  open(name: string): Readable;
}

/** The file is not what its list publishes: truncated, malformed, of another root. The message says where. */
export class SourceBroken extends Error {
  override readonly name = 'SourceBroken';
}

/** Licence that an operator may have to confirm before a list is used. */
export interface Licence {
  readonly name: string;
  readonly url: string;
  readonly mustBeConfirmed: boolean;
}

export interface SourceFormat {
  /** `ofac`, `un`, … as commands and folders say it. */
  readonly format: string;
  readonly title: string;
  /** Address of the published list; null for the operator's own lists. */
  readonly url: string | null;
  readonly licence: Licence;
  /** Hours after which a list of it is too old for the careful. */
  readonly maximumAgeHours: number;
  /** Type of list in the reference; an entry of a register is registered, not listed. */
  readonly listType: 'sanction' | 'warning' | 'fitness_probity' | 'pep' | 'register' | 'media';
  /** True if the files contain only the latest entries: those of the previous version stay, in a file `carriedFile`. */
  readonly isWindow?: true;
  /** File ending of a list whose address does not show it. */
  readonly ending: '.csv' | '.xml' | '.json' | '.ndjson';
  /** True if a version is several files, so that one address cannot supply it. */
  readonly isOfSeveralFiles?: true;
  /**
   * Reads the entities and reports the publisher's issue time, ISO 8601, where the file has it. Throws SourceBroken.
   */
  read(files: SourceFiles, onIssued: (at: string) => void): AsyncGenerator<Entity>;
}

/** The one file that a format of one file is made of. Throws SourceBroken. */
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
