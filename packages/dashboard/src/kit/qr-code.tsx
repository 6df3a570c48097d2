/** A text as a QR code, always dark on light, as cameras need. */
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import styles from './qr-code.module.css';

/** Width of the light margin in modules (ISO/IEC 18004). */
const quiet = 4;

export function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  const code = generate(value);
  const size = code.size + 2 * quiet;
  return (
    <svg className={styles['code']} viewBox={`${-quiet} ${-quiet} ${size} ${size}`} role="img" aria-label={label}>
      <path d={toSvgPath(code)} />
    </svg>
  );
}
