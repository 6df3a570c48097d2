/** A text as a QR code, always dark on light, as cameras need. Its encoder is loaded when the first code is shown. */
import { useEffect, useState } from 'preact/hooks';

/** Width of the light margin in modules (ISO/IEC 18004). */
const quiet = 4;

type Code = ReturnType<typeof import('lean-qr').generate>;

function pathOf(code: Code): string {
  const rows = Array.from({ length: code.size }, (_none, at) => at);
  return rows
    .flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x + quiet} ${y + quiet}h1v1h-1z`))
    .join('');
}

/** Shows nothing until the encoder is loaded; the text stands beside it. */
export function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    let isShown = true;
    import('lean-qr').then(
      ({ generate }) => isShown && setCode(generate(value)),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [value]);
  if (code === null) return null;
  const size = code.size + 2 * quiet;
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={pathOf(code)} />
    </svg>
  );
}
