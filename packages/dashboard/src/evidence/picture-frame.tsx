/** One picture in a viewer; each access is logged before the first byte arrives. */

import { type CSSProperties, type ReactNode, useState } from 'react';
import { useQuery } from '../client/use-query.ts';
import { Fault } from '../kit/fault.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useApi } from '../shell/session.ts';
import styles from './evidence.module.css';
import { type Place, pictureQuery } from './evidence.ts';
import { useKeptMiddle } from './use-kept-middle.ts';
import { usePictureAddress } from './use-picture-address.ts';

export interface Look {
  /** Zoom factor; 1 shows the whole picture. */
  readonly zoom: number;
  /** Rotation in degrees clockwise: 0, 90, 180 or 270. */
  readonly turned: number;
  readonly contrast: number;
  readonly isInverted: boolean;
}

export const plainLook: Look = { zoom: 1, turned: 0, contrast: 1, isInverted: false };

export interface PictureFrameProps {
  readonly file: string;
  readonly name: string;
  readonly look: Look;
  readonly place: Place | null;
}

const percent = (share: number): string => `${share * 100}%`;
/** Margin of the highlight around its region, as a share of the picture. */
const margin = 0.008;

export function PictureFrame({ file, name, look, place }: PictureFrameProps) {
  const found = useQuery(pictureQuery(useApi(), file));
  const address = usePictureAddress(found.data);
  const { frame, onScroll } = useKeptMiddle(look, place);
  if (found.isError) return <Fault error={found.error} onRetry={() => void found.refetch()} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1)
    <section ref={frame} className={styles['frame']} tabIndex={0} aria-label={name} onScroll={onScroll}>
      {address === null ? (
        <Skeleton lines={6} />
      ) : (
        <Sheet key={address} address={address} name={name} look={look}>
          {place !== null && <span className={styles['mark']} style={markOf(place)} />}
        </Sheet>
      )}
    </section>
  );
}

interface SheetProps {
  readonly address: string;
  readonly name: string;
  readonly look: Look;
  /** Marks on the picture, which turn with it. */
  readonly children: ReactNode;
}

/** The picture with its rotation and zoom; it takes exactly the space of the rotated picture. */
function Sheet({ address, name, look, children }: SheetProps) {
  const [ratio, setRatio] = useState<number | null>(null);
  return (
    <div className={styles['sheet']} style={ratio === null ? {} : sheetOf(ratio, look)}>
      <div className={ratio === null ? '' : styles['turned']} style={ratio === null ? {} : turnedOf(ratio, look)}>
        <img
          src={address}
          alt={name}
          style={{ filter: `contrast(${look.contrast})${look.isInverted ? ' invert(1)' : ''}` }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalWidth > 0 && naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
          }}
        />
        {children}
      </div>
    </div>
  );
}

const liesOnItsSide = ({ turned }: Look): boolean => turned % 180 !== 0;

/** Returns the size of the box around a picture with this ratio of width to height. */
function sheetOf(ratio: number, look: Look): CSSProperties {
  const shown = liesOnItsSide(look) ? 1 / ratio : ratio;
  return {
    inlineSize: `calc(${look.zoom} * min(100%, var(--most-height) * ${shown}))`,
    aspectRatio: String(shown),
  };
}

const turnedOf = (ratio: number, look: Look): CSSProperties => ({
  inlineSize: percent(liesOnItsSide(look) ? ratio : 1),
  transform: `translate(-50%, -50%) rotate(${look.turned}deg)`,
});

const markOf = ({ left, top, width, height }: Place): CSSProperties => ({
  insetInlineStart: percent(left - margin),
  insetBlockStart: percent(top - margin),
  inlineSize: percent(width + 2 * margin),
  blockSize: percent(height + 2 * margin),
});
