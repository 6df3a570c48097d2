/**
 * A viewer for the pictures of an inquiry, one or two at a time, with zoom, rotation and contrast, and with a large
 * view.
 */
import { useState } from 'react';
import { useWords } from '../dictionary/use-words.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Select } from '../kit/select.tsx';
import { useShortcuts } from '../shell/use-shortcuts.ts';
import { usePageTexts } from '../texts/use-texts.tsx';
import styles from './evidence.module.css';
import type { Picture, Place } from './evidence.ts';
import { type Look, PictureFrame, plainLook } from './picture-frame.tsx';
import { type Choice, PictureTiles } from './picture-tiles.tsx';

const none = 'none';
const [least, most] = [1, 8];

export interface PictureViewerProps {
  readonly pictures: readonly Picture[];
  readonly file: string;
  readonly onShow: (file: string) => void;
  /** Region to highlight; null for none. */
  readonly place: Place | null;
}

export function PictureViewer({ pictures, file, onShow, place }: PictureViewerProps) {
  const { evidence: texts } = usePageTexts();
  const { look, changes } = useLook();
  const [beside, setBeside] = useState(none);
  const [isLarge, setLarge] = useState(false);
  const choices = useChoices(pictures);
  const faces = facesOf(pictures);
  const content = (
    <>
      {choices.length > 1 && <PictureTiles choices={choices} file={file} onShow={onShow} />}
      <div className={styles['frames']}>
        <PictureFrame file={file} name={nameIn(choices, file)} look={look} place={place} />
        {beside !== none && beside !== file && (
          <PictureFrame file={beside} name={nameIn(choices, beside)} look={look} place={null} />
        )}
      </div>
      <div className={styles['tools']}>
        {choices.length > 1 && (
          <Select
            label={texts.beside}
            value={beside}
            onChange={setBeside}
            choices={[{ value: none, label: texts.besideNone }, ...choices]}
          />
        )}
        <Tools look={look} changes={changes} onLarge={isLarge ? null : () => setLarge(true)} />
      </div>
    </>
  );
  return (
    <section className={styles['viewer']} aria-label={texts.pictures}>
      {content}
      {faces !== null && (
        <Button
          icon="people"
          onPress={() => {
            onShow(faces.document);
            setBeside(faces.selfie);
            setLarge(true);
          }}
        >
          {texts.compareFaces}
        </Button>
      )}
      <p className={styles['help']}>{texts.audited}</p>
      <Dialog title={texts.pictures} isOpen={isLarge} onClose={() => setLarge(false)} size="full">
        <div className={styles['large']}>{content}</div>
      </Dialog>
    </section>
  );
}

interface LookChanges {
  readonly zoom: (by: number) => void;
  readonly turn: (by: number) => void;
  readonly contrast: () => void;
  readonly invert: () => void;
}

function useLook(): { readonly look: Look; readonly changes: LookChanges } {
  const [look, setLook] = useState<Look>(plainLook);
  const changes: LookChanges = {
    zoom: (by) => setLook((now) => ({ ...now, zoom: Math.min(most, Math.max(least, now.zoom * by)) })),
    turn: (by) => setLook((now) => ({ ...now, turned: (now.turned + by + 360) % 360 })),
    contrast: () => setLook((now) => ({ ...now, contrast: now.contrast === 1 ? 1.8 : 1 })),
    invert: () => setLook((now) => ({ ...now, isInverted: !now.isInverted })),
  };
  useShortcuts({
    zoomIn: () => changes.zoom(2),
    zoomOut: () => changes.zoom(0.5),
    turnLeft: () => changes.turn(-90),
    turnRight: () => changes.turn(90),
  });
  return { look, changes };
}

interface ToolsProps {
  readonly look: Look;
  readonly changes: LookChanges;
  /** Opens the large view; null within it. */
  readonly onLarge: (() => void) | null;
}

function Tools({ look, changes, onLarge }: ToolsProps) {
  const { evidence: texts } = usePageTexts();
  return (
    <span className={styles['buttons']}>
      <IconButton icon="plus" label={texts.zoomIn} onPress={() => changes.zoom(2)} isDisabled={look.zoom >= most} />
      <IconButton
        icon="minus"
        label={texts.zoomOut}
        onPress={() => changes.zoom(0.5)}
        isDisabled={look.zoom <= least}
      />
      <IconButton icon="refresh" label={texts.turn} onPress={() => changes.turn(90)} />
      <IconButton icon="sun" label={texts.contrast} onPress={changes.contrast} />
      <IconButton icon="contrast" label={texts.invert} onPress={changes.invert} />
      {onLarge !== null && <IconButton icon="expand" label={texts.large} onPress={onLarge} />}
    </span>
  );
}

function useChoices(pictures: readonly Picture[]): readonly Choice[] {
  const { evidence: texts } = usePageTexts();
  const words = useWords();
  return pictures.map((picture) => {
    const name = words.page(picture.page);
    const hasBoth = pictures.some((each) => each.page === picture.page && each['is-rectified']);
    return {
      value: picture.file,
      label: picture['is-rectified'] || !hasBoth ? name : `${name} (${texts.asTaken})`,
    };
  });
}

/** Returns the file with the face on the document and the file of the frontal selfie; null unless both exist. */
function facesOf(pictures: readonly Picture[]): { readonly document: string; readonly selfie: string } | null {
  const cropFirst = pictures.toSorted((one, other) => Number(other['is-rectified']) - Number(one['is-rectified']));
  const of = (name: string) => cropFirst.find(({ page }) => page === name)?.file;
  const [document, selfie] = [of('portrait') ?? of('front'), of('center_photo')];
  return document === undefined || selfie === undefined ? null : { document, selfie };
}

const nameIn = (choices: readonly Choice[], file: string): string =>
  choices.find(({ value }) => value === file)?.label ?? '';
