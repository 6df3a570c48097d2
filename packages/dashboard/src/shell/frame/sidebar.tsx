/** The sidebar on wide screens. */
import { useTexts } from '../../texts/use-texts.tsx';
import { useSession } from '../session.ts';
import { EnvironmentSwitch } from './environment-switch.tsx';
import { Navigation } from './navigation.tsx';
import styles from './sidebar.module.css';

export function Sidebar() {
  const { shell } = useTexts();
  const { organization } = useSession().meta;
  return (
    <nav aria-label={shell.navigation} className={styles['sidebar']}>
      <Brand name={organization.name} />
      <EnvironmentSwitch />
      <Navigation />
    </nav>
  );
}

export function Brand({ name }: { readonly name: string }) {
  const { shell } = useTexts();
  return (
    <p className={styles['brand']}>
      <span className={styles['mark']} aria-hidden="true" />
      <span className={styles['names']}>
        <span className={styles['organization']}>{name}</span>
        <span className={styles['product']}>{shell.product}</span>
      </span>
    </p>
  );
}
