/**
 * The live version: its configuration for reading, and its way to production. Users who may
 * change templates open it; others see it at once.
 */
import { useState } from 'react';
import type { InquiryTemplate } from '../../../client/resources.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { CopyToProduction } from './copy-to-production.tsx';
import { ShownVersion } from './shown-version.tsx';

export interface LiveVersionProps {
  readonly template: InquiryTemplate;
  readonly id: string;
}

export function LiveVersion({ template, id }: LiveVersionProps) {
  const { template: texts } = usePageTexts();
  const mayChange = useHasRight()('inquiry_template.write');
  const [isOpen, setOpen] = useState(!mayChange);
  return (
    <Card
      title={texts.liveVersion}
      help={texts.liveVersionHelp}
      actions={<CopyToProduction template={template} versionId={id} />}
    >
      {mayChange && (
        <div>
          <Button onPress={() => setOpen(!isOpen)} aria-expanded={isOpen}>
            {isOpen ? texts.hideLive : texts.showLive}
          </Button>
        </div>
      )}
      {isOpen && <ShownVersion id={id} />}
    </Card>
  );
}
