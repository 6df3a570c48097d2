/** Returns the scale of repeatable tests: small for a change, larger for the whole run, largest by hand. */

function numberOf(name: string, otherwise: number): number {
  const given = Number(process.env[name] ?? '');
  return Number.isSafeInteger(given) && given > 0 ? given : otherwise;
}

/** Number of kills and restarts of a program: `npm run test:whole -- --rounds 50`. */
export const killRounds = numberOf('TEST_ROUNDS', 5);

/** Seed of random tests, different each day; TEST_SEED repeats a day that failed. */
export const seedOfTheDay = numberOf('TEST_SEED', Number(new Date().toISOString().slice(0, 10).replaceAll('-', '')));
