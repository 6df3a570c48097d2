/** Error page in place of a page that failed: the cause, and two ways to proceed. */
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isApiError } from '../client/api-error.ts';
import { Button, buttonLook } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { useSentenceOf } from '../kit/sentence-of.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './aside-page.module.css';

/** Error page outside the frame. */
export const BrokenEntrance = (props: ErrorComponentProps) => (
  <main>
    <BrokenPage {...props} />
  </main>
);

export function BrokenPage({ error, reset }: ErrorComponentProps) {
  const { errors } = useTexts();
  const sentenceOf = useSentenceOf();
  const router = useRouter();
  const isForbidden = isApiError(error) && error.status === 403;
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className={styles['aside']}>
      <h1>{isForbidden ? errors.forbiddenTitle : errors.pageTitle}</h1>
      <Notice tone="problem">{sentenceOf(error)}</Notice>
      <p>{errors.pageText}</p>
      <div className={styles['ways']}>
        <Button look="main" icon="refresh" onPress={again}>
          {errors.reload}
        </Button>
        <a className={buttonLook()} href="/dashboard/">
          {errors.goHome}
        </a>
      </div>
    </div>
  );
}
