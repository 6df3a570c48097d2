/** A divider between two alternatives. */
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './sign-in.module.css';

export function Or() {
  const { enter } = useTexts();
  return <p className={styles['or']}>{enter.or}</p>;
}
