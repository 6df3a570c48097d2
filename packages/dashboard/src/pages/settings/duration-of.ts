/** Units of a duration such as `14 days` or `12 hours`, in the largest one that divides it. */
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

export function durationOf(seconds: number, language: string): string {
  const [unit, size] = units.find(([, each]) => seconds % each === 0) ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}
