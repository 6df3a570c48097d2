/** Effects of lamp, hand and sensor on a picture: uneven light, a shadow, glare and noise. */
import type { Pixels } from './pixels.ts';
import type { Random } from './random.ts';

export interface Lighting {
  /** Darkening of the dark side, 0 to 1. */
  readonly unevenLight: number;
  /** Darkening by the shadow of a hand or a phone, 0 to 1. */
  readonly shadow: number;
  /** Brightness that a reflection adds at its middle, 0 to 1. */
  readonly glare: number;
  /** Exposure: 1 is a well exposed picture. */
  readonly exposure: number;
  /** Standard deviation of the noise, 0 to 255. */
  readonly noise: number;
}

type Field = (x: number, y: number) => number;

/** Returns light that decreases from one side to the other. */
function fallOff(amount: number, random: Random): Field {
  const direction = random.between(0, 2 * Math.PI);
  const [across, down] = [Math.cos(direction), Math.sin(direction)];
  return (x, y) => 1 - amount * ((across * (x - 0.5) + down * (y - 0.5) + 0.7) / 1.4);
}

/** Returns a soft-edged half plane across the picture. */
function shadowField(amount: number, random: Random): Field {
  const direction = random.between(0, 2 * Math.PI);
  const [across, down] = [Math.cos(direction), Math.sin(direction)];
  const edge = random.between(-0.15, 0.35);
  const softness = random.between(0.015, 0.08);
  return (x, y) => 1 - amount / (1 + Math.exp((edge - across * (x - 0.5) - down * (y - 0.5)) / softness));
}

/** Returns an elliptic spot. */
function glareField(amount: number, random: Random): Field {
  const [middleX, middleY] = [random.between(0.2, 0.8), random.between(0.25, 0.75)];
  const angle = random.between(0, Math.PI);
  const [long, short] = [random.between(0.12, 0.3), random.between(0.05, 0.12)];
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => {
    const along = (cosine * (x - middleX) + sine * (y - middleY)) / long;
    const beside = (cosine * (y - middleY) - sine * (x - middleX)) / short;
    return amount * 255 * Math.exp(-(along * along + beside * beside));
  };
}

/** Lights the picture; the same random source gives the same bytes. */
export function illuminate(picture: Pixels, lighting: Lighting, random: Random): Pixels {
  const fall = fallOff(lighting.unevenLight, random);
  const shadow = shadowField(lighting.shadow, random);
  const glare = glareField(lighting.glare, random);
  const { width, height, data } = picture;
  const lit = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / height];
      const light = fall(u, v) * shadow(u, v) * lighting.exposure;
      const added = glare(u, v) + (lighting.noise === 0 ? 0 : random.normal() * lighting.noise);
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        lit[at + channel] = Math.min(255, Math.max(0, Math.round((data[at + channel] ?? 0) * light + added)));
      }
    }
  }
  return { width, height, data: lit };
}
