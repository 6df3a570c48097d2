/** Conversion between wire settings and queue settings. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { isCalendarDate } from '../../../lib/clock.ts';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import { type BusinessCalendar, isZone, type OpenHours, type Weekday, weekdays } from './calendar.ts';
import type { QueueSettings } from './case-queue.ts';
import type { queueSettings } from './schema.ts';

type SentSettings = Wire<typeof queueSettings>;
type SentCalendar = Exclude<SentSettings['calendar'], null | undefined>;

const at = '/data/attributes/settings';

const refuse = (pointer: string, problem: string): never => {
  throw new Refusal('unprocessable', problemAt(pointer, problem));
};

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

function openingsOf(day: Weekday, sent: readonly { readonly from: string; readonly to: string }[]): OpenHours[] {
  const openings = sent.map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));
  const pointer = `${at}/calendar/hours/${day}`;
  const backwards = openings.findIndex(({ from, to }) => to <= from);
  if (backwards >= 0) refuse(`${pointer}/${backwards}`, 'must end after it begins');
  const sorted = openings.toSorted((left, right) => left.from - right.from);
  if (sorted.some(({ from }, index) => from < (sorted[index - 1]?.to ?? 0))) refuse(pointer, 'must not overlap');
  return sorted;
}

function calendarOf({ zone, hours, holidays = [] }: SentCalendar): BusinessCalendar {
  if (!isZone(zone)) refuse(`${at}/calendar/zone`, 'must be a zone such as Europe/Berlin');
  const wrong = holidays.findIndex((day) => !isCalendarDate(day));
  if (wrong >= 0) refuse(`${at}/calendar/holidays/${wrong}`, 'must be a date');
  const days = weekdays.flatMap((day) => {
    const sent = hours[day];
    return sent === undefined ? [] : [[day, openingsOf(day, sent)] as const];
  });
  if (days.every(([, openings]) => openings.length === 0)) {
    refuse(`${at}/calendar/hours`, 'must be open at some time, or no deadline would ever come');
  }
  return { zone, hours: Object.fromEntries(days), holidays: [...new Set(holidays)] };
}

/**
 * Returns the settings after a change; absent members stay unchanged. Throws unprocessable for an inconsistent
 * calendar.
 */
export function changedSettings(before: QueueSettings, sent: SentSettings | undefined): QueueSettings {
  if (sent === undefined) return before;
  const { calendar, 'sla-seconds': seconds, 'assignment-policy-id': policyId } = sent;
  return {
    calendar: calendar === undefined ? before.calendar : calendar && calendarOf(calendar),
    slaSeconds: seconds === undefined ? before.slaSeconds : seconds,
    snoozeStopsClock: sent['snooze-stops-clock'] ?? before.snoozeStopsClock,
    order: sent.order ?? before.order,
    assignmentPolicyId: policyId === undefined ? before.assignmentPolicyId : policyId,
  };
}

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Returns the settings in wire form. */
export function showSettings({ calendar, ...settings }: QueueSettings): SentSettings {
  const shown =
    calendar === null
      ? null
      : {
          zone: calendar.zone,
          hours: Object.fromEntries(
            Object.entries(calendar.hours).map(([day, openings]) => [
              day,
              openings.map(({ from, to }) => ({ from: clockOf(from), to: clockOf(to) })),
            ]),
          ),
          holidays: calendar.holidays,
        };
  return {
    calendar: shown,
    'sla-seconds': settings.slaSeconds,
    'snooze-stops-clock': settings.snoozeStopsClock,
    order: settings.order,
    'assignment-policy-id': settings.assignmentPolicyId,
  };
}
