/** How much of what can be done any number of times: little for a change, more for the whole run, most by hand. */

function numberOf(name: string, otherwise: number): number {
  const given = Number(process.env[name] ?? '');
  return Number.isSafeInteger(given) && given > 0 ? given : otherwise;
}

/** How often a program is killed and looked at again: `npm run test:whole -- --rounds 50`. */
export const killRounds = numberOf('TEST_ROUNDS', 5);

/** What random tests begin with, another one each day; TEST_SEED repeats a day that failed. */
export const seedOfTheDay = numberOf('TEST_SEED', Number(new Date().toISOString().slice(0, 10).replaceAll('-', '')));
