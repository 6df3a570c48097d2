/** A text as a QR code, always dark on light, as cameras need. */
import { generate } from 'lean-qr';
import styles from './qr-code.module.css';

/** Width of the light margin in modules (ISO/IEC 18004). */
const quiet = 4;

export function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  const code = generate(value);
  const rows = Array.from({ length: code.size }, (_none, at) => at);
  const path = rows
    .flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x + quiet} ${y + quiet}h1v1h-1z`))
    .join('');
  const size = code.size + 2 * quiet;
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
