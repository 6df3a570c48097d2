/** A dialog that compares any two versions, the draft among them. */
import { useState } from 'react';
import type { InquiryTemplateVersion } from '../../../client/resources.ts';
import { configurationOf, versionQuery } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { Fault } from '../../../kit/fault.tsx';
import { Select } from '../../../kit/select.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useApi } from '../../../shell/session.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import { differences } from '../configuration.ts';
import styles from '../template.module.css';
import { Changes } from './changes.tsx';

export interface CompareProps {
  /** Versions, newest first; two at least. */
  readonly versions: readonly InquiryTemplateVersion[];
  readonly onClose: () => void;
}

export function Compare({ versions, onClose }: CompareProps) {
  const { template: texts } = usePageTexts();
  const language = useLanguage();
  const [earlier, setEarlier] = useState(versions[1]?.id ?? '');
  const [later, setLater] = useState(versions[0]?.id ?? '');
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const choices = versions.map(({ id, attributes }) => {
    const at = attributes['published-at'];
    const words = [at === null ? texts.draft : dates.format(new Date(at)), ...(attributes.live ? [texts.live] : [])];
    return { value: id, label: words.join(' · '), help: id };
  });
  return (
    <Dialog title={texts.compareTitle} isOpen onClose={onClose} size="large">
      <div className={styles['grid']}>
        <Select label={texts.compareFrom} value={earlier} onChange={setEarlier} choices={choices} />
        <Select label={texts.compareTo} value={later} onChange={setLater} choices={choices} />
      </div>
      <Between earlier={earlier} later={later} />
    </Dialog>
  );
}

function Between({ earlier, later }: { readonly earlier: string; readonly later: string }) {
  const api = useApi();
  const from = useQuery(versionQuery(api, earlier));
  const to = useQuery(versionQuery(api, later));
  const fault = from.error ?? to.error;
  if (fault !== null) return <Fault error={fault} onRetry={() => void from.refetch()} />;
  if (from.data === undefined || to.data === undefined) return <Skeleton lines={4} />;
  return <Changes changes={differences(configurationOf(from.data.data), configurationOf(to.data.data))} />;
}
