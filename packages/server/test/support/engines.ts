/** Warm engines of this process, which the tests of the engines share with those of the service. */
export { warmEngines } from '../../../engines/test/support/warm-engines.ts';
