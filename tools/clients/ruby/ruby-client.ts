/**
 * Ruby client of each version by OpenAPI Generator: generated, loaded, made to parse the recorded answers and to call a
 * service. It needs the gem `typhoeus`.
 */
import { join } from 'node:path';
import { fetchByMaven, generateClient, missingPrograms } from '../openapi-generator.ts';
import { isPresent, runProgram } from '../run-program.ts';

const given = (name: string): string => join(import.meta.dirname, name);

const libraries = (own: string): string => join(own, 'client', 'lib');

/** Returns the missing programs. */
export function missing(): readonly string[] {
  const programs = missingPrograms({ ruby: '--version' });
  if (programs.length > 0 || isPresent('ruby', '-e', 'require "typhoeus"')) return programs;
  return ['the gem typhoeus'];
}

/** Fetches the generator into `folder`. */
export const prepare = (folder: string): Promise<void> => fetchByMaven(folder, 'dependency:copy@generator');

/** Generates the client. Throws if it fails. */
export function make(folder: string, own: string): Promise<void> {
  // Without the mapping the schema `list` becomes an array of Ruby.
  const client = ['-g', 'ruby', '-o', join(own, 'client'), '--type-mappings=List=List'];
  return generateClient(folder, own, client, ['gemName=client', 'moduleName=Client']);
}

/** Returns the parser's output. Throws if the client does not parse. */
export const parse = (_folder: string, own: string): Promise<string> =>
  runProgram('ruby', [given('parse_answers.rb'), 'answers.json', libraries(own)], own);

/** Returns the caller's output. Throws with the error. */
export const call = (_folder: string, own: string, args: readonly string[]): Promise<string> =>
  runProgram('ruby', [given('call_service.rb'), libraries(own), ...args], own);
