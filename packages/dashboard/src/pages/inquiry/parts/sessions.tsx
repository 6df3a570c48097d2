/** Locations and devices of the person's sessions. */
import type { InquirySession } from '../../../client/resources.ts';
import { Card } from '../../../kit/card.tsx';
import { Time } from '../../../kit/time.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../inquiry.module.css';

export function Sessions({ sessions }: { readonly sessions: readonly InquirySession[] }) {
  const { inquiry: texts } = usePageTexts();
  if (sessions.length === 0) return null;
  return (
    <Card title={texts.sessions}>
      <ul className={styles['lines']}>
        {sessions.map(({ id, attributes }) => (
          <li key={id}>
            <span>{deviceOf(attributes) || texts.unknownDevice}</span>
            <span className={styles['quiet']}>
              {[attributes['ip-address'], attributes['country-name'] ?? attributes['country-code']]
                .filter((part) => part !== null && part !== '')
                .join(' · ')}
            </span>
            {attributes['started-at'] !== null && (
              <span className={styles['quiet']}>
                <Time value={attributes['started-at']} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const deviceOf = (attributes: InquirySession['attributes']): string =>
  [attributes['browser-name'], attributes['os-name'], attributes['device-name']]
    .filter((part) => part !== null && part !== '')
    .join(', ');
