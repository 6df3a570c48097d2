/** Duration of a request in words. */
import { useLanguage, usePageTexts } from '../../texts/use-texts.tsx';

/** Returns a function that writes a duration in milliseconds; null was not recorded. */
export function useDuration(): (milliseconds: number | null) => string {
  const { apiLogs: texts } = usePageTexts();
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'millisecond', unitDisplay: 'short' });
  return (milliseconds) => (milliseconds === null ? texts.notRecorded : format.format(milliseconds));
}
