/** A text as a QR code, always dark on light, as cameras need. Its encoder is loaded when the first code is shown. */
import { useEffect, useState } from 'preact/hooks';

/** Width of the light margin in modules (ISO/IEC 18004). */
const quiet = 4;

interface Drawn {
  readonly size: number;
  readonly path: string;
}

/** Draws a text. */
async function draw(text: string): Promise<Drawn> {
  const [{ generate }, { toSvgPath }] = await Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]);
  const code = generate(text);
  return { size: code.size, path: toSvgPath(code) };
}

/** Shows nothing until the encoder is loaded; the text is next to it. */
export function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  const [code, setCode] = useState<Drawn | null>(null);
  useEffect(() => {
    let isShown = true;
    draw(value).then(
      (drawn) => isShown && setCode(drawn),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [value]);
  if (code === null) return null;
  const size = code.size + 2 * quiet;
  return (
    <svg class="qr-code" viewBox={`${-quiet} ${-quiet} ${size} ${size}`} role="img" aria-label={label}>
      <path d={code.path} />
    </svg>
  );
}
