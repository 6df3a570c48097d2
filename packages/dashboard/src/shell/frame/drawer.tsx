/** The drawer on a phone: pages and environment. */
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../kit/button.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useSession } from '../session.ts';
import styles from './drawer.module.css';
import { EnvironmentSwitch } from './environment-switch.tsx';
import { Navigation } from './navigation.tsx';
import { Brand } from './sidebar.tsx';

export function Drawer({ onClose }: { readonly onClose: () => void }) {
  const { kit, shell } = useTexts();
  const { organization } = useSession().meta;
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className={styles['veil'] ?? ''}>
      <Modal className={styles['drawer'] ?? ''}>
        <Dialog aria-label={shell.navigation} className={styles['content'] ?? ''}>
          <div className={styles['top']}>
            <Brand name={organization.name} />
            <IconButton icon="close" label={kit.close} onPress={onClose} />
          </div>
          <EnvironmentSwitch />
          <Navigation onGo={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
