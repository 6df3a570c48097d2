/**
 * The pictures of an inquiry as tiles to choose from. A tile shows its picture only after the picture was opened: even
 * a small picture is a view of a person's document, and the audit log records which pictures a reader has opened.
 */
import { useQuery } from '../client/use-query.ts';
import { Icon } from '../kit/icon.tsx';
import { useApi } from '../shell/session.ts';
import { usePageTexts } from '../texts/use-texts.tsx';
import styles from './evidence.module.css';
import { pictureQuery } from './evidence.ts';
import { usePictureAddress } from './use-picture-address.ts';

export interface Choice {
  /** Id of the file. */
  readonly value: string;
  readonly label: string;
}

export interface PictureTilesProps {
  readonly choices: readonly Choice[];
  readonly file: string;
  readonly onShow: (file: string) => void;
}

export function PictureTiles({ choices, file, onShow }: PictureTilesProps) {
  const { evidence: texts } = usePageTexts();
  return (
    <ul className={styles['tiles']} aria-label={texts.choosePicture}>
      {choices.map((choice) => (
        <li key={choice.value}>
          <button
            type="button"
            className={styles['tile']}
            aria-pressed={choice.value === file}
            onClick={() => onShow(choice.value)}
          >
            <Small file={choice.value} />
            <span>{choice.label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Small({ file }: { readonly file: string }) {
  // Uses the bytes that a frame has loaded, and never requests them.
  const opened = useQuery({ ...pictureQuery(useApi(), file), enabled: false });
  const address = usePictureAddress(opened.data);
  return (
    <span className={styles['small']}>{address === null ? <Icon name="picture" /> : <img src={address} alt="" />}</span>
  );
}
