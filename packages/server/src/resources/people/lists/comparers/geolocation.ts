/** Comparer of places with a radius. Places have no keys: a submitted place is compared with each of them. */
import type { Comparer, ItemFault, Place } from './comparer.ts';

const bounds = {
  latitude: [-90, 90],
  longitude: [-180, 180],
  // Half of the Earth's circumference.
  'radius-meters': [0, 20_037_508],
} as const;

function faultOf(member: keyof typeof bounds, value: unknown): ItemFault | null {
  const [least, most] = bounds[member];
  const fits = typeof value === 'number' && value >= least && value <= most;
  return fits ? null : { member, problem: `must be a number from ${least} to ${most}` };
}

const members = Object.keys(bounds) as (keyof typeof bounds)[];

export const geolocation: Comparer = {
  read(values) {
    for (const member of members) {
      const fault = faultOf(member, values[member]);
      if (fault !== null) return fault;
    }
    const kept = Object.fromEntries(members.map((member) => [member, Number(values[member])]));
    return { values: kept, identity: members.map((member) => kept[member]).join('/'), keys: [] };
  },
  keysOf: () => [],
  factsOf: () => ({}),
};

const earthMeters = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the distance in meters by the haversine formula: at most half a percent off. */
export function metersBetween(a: Place, b: Place): number {
  const [latitude, longitude] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const h =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthMeters * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Parses `latitude,longitude` in degrees; null if invalid. */
export function placeOf(text: string): Place | null {
  const [latitude = Number.NaN, longitude = Number.NaN, ...rest] = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const isOne = rest.length === 0 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOne ? { latitude, longitude } : null;
}
