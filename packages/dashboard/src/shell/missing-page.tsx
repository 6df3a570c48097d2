/** Page for an unknown address. */
import { buttonLook } from '../kit/button.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './aside-page.module.css';

/** Page for an unknown address outside the frame. */
export const MissingEntrance = () => (
  <main>
    <MissingPage />
  </main>
);

export function MissingPage() {
  const { errors } = useTexts();
  return (
    <div className={styles['aside']}>
      <h1>{errors.notFoundTitle}</h1>
      <p>{errors.notFoundText}</p>
      <div className={styles['ways']}>
        <a className={buttonLook('main')} href="/dashboard/">
          {errors.goHome}
        </a>
      </div>
    </div>
  );
}
