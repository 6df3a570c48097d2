/** The evidence table with its pictures: the region of the hovered statement is highlighted in the picture. */
import { type ReactNode, useState } from 'react';
import { useWords } from '../dictionary/use-words.ts';
import { Select } from '../kit/select.tsx';
import { useIsNarrow } from '../kit/use-is-narrow.ts';
import { useHasRight } from '../shell/session.ts';
import { fill } from '../texts/fill.ts';
import { usePageTexts } from '../texts/use-texts.tsx';
import styles from './evidence.module.css';
import { type Attempt, type Evidence, pictureOf, type Statement } from './evidence.ts';
import { EvidenceLines } from './evidence-lines.tsx';
import { EvidenceTable } from './evidence-table.tsx';
import { PictureViewer } from './picture-viewer.tsx';

const isOfDocument = ({ kind }: Attempt): boolean => kind !== 'selfie';

export interface EvidenceViewProps {
  readonly evidence: Evidence;
  /** Content between the pictures and the attributes, if the pictures are above the attributes. */
  readonly between?: ReactNode;
}

export function EvidenceView({ evidence, between }: EvidenceViewProps) {
  const { evidence: texts } = usePageTexts();
  const words = useWords();
  const maySee = useHasRight()('image.view');
  const documents = evidence.attempts.filter(isOfDocument);
  const [chosen, setChosen] = useState<string | null>(null);
  const [file, setFile] = useState<string | null>(null);
  const [pointedAt, setPointedAt] = useState<Statement | null>(null);
  const verificationId = chosen ?? documents.at(-1)?.['verification-id'] ?? null;
  const shown = evidence.attempts.filter((each) => !isOfDocument(each) || each['verification-id'] === verificationId);
  const pictures = shown.flatMap((attempt) => attempt.pictures);
  const point = (statement: Statement | null) => {
    setPointedAt(statement);
    const picture = statement === null ? null : pictureOf(evidence, statement);
    if (picture !== null) setFile(picture.file);
  };
  const isNarrow = useIsNarrow();
  const Attributes = isNarrow ? EvidenceLines : EvidenceTable;
  const rows = (
    <div key="rows" className={styles['rows']}>
      {documents.length > 1 && (
        <Select
          label={texts.attempt}
          value={verificationId ?? ''}
          onChange={setChosen}
          choices={documents.map((each) => ({
            value: each['verification-id'],
            label: fill(texts.attemptOf, { number: String(each.attempt), kind: words.kind(each.kind) }),
          }))}
        />
      )}
      {evidence.rows.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <Attributes rows={evidence.rows} verificationId={verificationId} pointedAt={pointedAt} onPoint={point} />
      )}
    </div>
  );
  const viewer = maySee && pictures.length > 0 && (
    <PictureViewer
      key="viewer"
      pictures={pictures}
      file={file ?? pictures[0]?.file ?? ''}
      onShow={(next) => {
        setFile(next);
        setPointedAt(null);
      }}
      place={pointedAt?.place ?? null}
    />
  );
  // The order of elements follows the visual order, so that the focus order does too.
  return <div className={styles['view']}>{isNarrow ? [viewer, between, rows] : [rows, viewer]}</div>;
}
