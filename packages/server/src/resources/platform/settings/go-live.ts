/** Go-live checks of the installation: mail, the root key, and backups, which the service cannot see. */
import { fillPort } from '../../../operations/port.ts';
import { type GoLiveLine, goLiveChecks } from '../organizations/index.ts';
import type { SettingsParts } from './parts.ts';

function mailLine({ hasMail, hasAlertEmail }: SettingsParts['settings']): GoLiveLine {
  const id = 'mail';
  if (!hasMail) {
    return {
      id,
      state: 'todo',
      detail: 'Mails are written to the log alone: set MAIL_TRANSPORT, so that invitations and alerts arrive.',
    };
  }
  if (!hasAlertEmail) {
    return {
      id,
      state: 'done',
      detail: 'Mails can be sent. ALERT_EMAIL is not set: alerts go to people with the right.',
    };
  }
  return { id, state: 'done', detail: 'Mails can be sent, and alerts have an address of their own.' };
}

function rootKeyLine({ isRootKeyBesideData }: SettingsParts['settings']): GoLiveLine {
  const id = 'root-key';
  if (!isRootKeyBesideData) {
    return { id, state: 'done', detail: 'The root key is read from the file named by ROOT_KEY_FILE.' };
  }
  return {
    id,
    state: 'todo',
    detail: 'The root key lies beside the data that it encrypts: keep it elsewhere and set ROOT_KEY_FILE.',
  };
}

const backupLine: GoLiveLine = {
  id: 'backup',
  state: 'not_applicable',
  detail: 'The service cannot see whether the database, the files and the root key are backed up: restore one to know.',
};

export const installationLines = ({ settings }: SettingsParts) =>
  [mailLine(settings), rootKeyLine(settings), backupLine].map((line) => fillPort(goLiveChecks, async () => line));
