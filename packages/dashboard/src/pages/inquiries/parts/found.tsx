/** Search results: open one, preview it in the list, or select it for a bulk action. */

import { useNavigate } from '@tanstack/react-router';
import { type CSSProperties, useState } from 'react';
import { mostChosen } from '../../../client/bulk.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { rememberedRow } from '../../../kit/table/left-rows.ts';
import { useHeight } from '../../../kit/use-measured.ts';
import { useEnvironment } from '../../../shell/session.ts';
import styles from '../inquiries.module.css';
import { BulkBar } from './bulk-bar.tsx';
import { InquiryTable } from './inquiry-table.tsx';
import { Preview } from './preview.tsx';

export interface FoundProps {
  readonly rows: readonly Inquiry[];
  readonly hasMore: boolean;
  readonly onMore: () => Promise<void>;
  /** Reads all inquiries that can be selected at once. */
  readonly onAll: () => Promise<readonly Inquiry[]>;
}

const idsOf = (rows: readonly Inquiry[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

/** Returns true unless the user works elsewhere on the page; a page that has just opened has the focus on its heading. */
const isFocusFree = (): boolean => document.activeElement?.matches('body, h1') !== false;

export function Found({ rows, hasMore, onMore, onAll }: FoundProps) {
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [looked, setLooked] = useState<string | null>(null);
  const [wanted, setWanted] = useState(() => (isFocusFree() ? rememberedRow() : undefined));
  const [bar, barHeight] = useHeight<HTMLDivElement>();
  const shown = rows.find(({ id }) => id === looked);
  const chosen = rows.filter(({ id }) => selected.has(id));
  const isAll = chosen.length >= mostChosen || (!hasMore && chosen.length === rows.length);
  // The dialog gives the focus back only in a later frame, and not if a key was pressed before.
  const closePreview = () => {
    if (looked !== null) setWanted({ key: looked, index: rows.findIndex(({ id }) => id === looked) });
    setLooked(null);
  };
  return (
    <div className={styles['found']} style={{ '--stuck-above': `${barHeight}px` } as CSSProperties}>
      <div ref={bar} className={styles['stuck']}>
        {chosen.length > 0 && (
          <BulkBar
            chosen={chosen}
            onChooseAll={isAll ? undefined : async () => setSelected(idsOf(await onAll()))}
            onClear={() => setSelected(new Set())}
          />
        )}
      </div>
      <InquiryTable
        rows={rows}
        onOpen={({ id }) => void navigate({ to: `/${kind}/inquiries/${id}` })}
        onEnd={() => {
          if (hasMore) void onMore();
        }}
        onPreview={({ id }) => setLooked(id)}
        selected={selected}
        onSelect={setSelected}
        wanted={wanted}
      />
      {shown !== undefined && <Preview inquiry={shown} onClose={closePreview} />}
    </div>
  );
}
