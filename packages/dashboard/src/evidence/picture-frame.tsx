/** One picture in a viewer; each access is logged before the first byte arrives. */

import { useEffect, useState } from 'react';
import { useQuery } from '../client/use-query.ts';
import { Fault } from '../kit/fault.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useApi } from '../shell/session.ts';
import styles from './evidence.module.css';
import { type Place, pictureQuery } from './evidence.ts';

export interface Look {
  /** Zoom factor; 1 fits the width of the frame. */
  readonly zoom: number;
  /** Rotation in degrees clockwise. */
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

/** Returns an address of the bytes while the component is mounted. */
function useAddress(bytes: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (bytes === undefined) return;
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [bytes]);
  return address;
}

export function PictureFrame({ file, name, look, place }: PictureFrameProps) {
  const found = useQuery(pictureQuery(useApi(), file));
  const address = useAddress(found.data);
  if (found.isError) return <Fault error={found.error} onRetry={() => void found.refetch()} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1)
    <section className={styles['frame']} tabIndex={0} aria-label={name}>
      {address === null ? (
        <Skeleton lines={6} />
      ) : (
        <div
          className={styles['sheet']}
          style={{ inlineSize: percent(look.zoom), transform: `rotate(${look.turned}deg)` }}
        >
          <img
            src={address}
            alt={name}
            style={{ filter: `contrast(${look.contrast})${look.isInverted ? ' invert(1)' : ''}` }}
          />
          {place !== null && (
            <span
              className={styles['mark']}
              style={{
                insetInlineStart: percent(place.left - margin),
                insetBlockStart: percent(place.top - margin),
                inlineSize: percent(place.width + 2 * margin),
                blockSize: percent(place.height + 2 * margin),
              }}
            />
          )}
        </div>
      )}
    </section>
  );
}
