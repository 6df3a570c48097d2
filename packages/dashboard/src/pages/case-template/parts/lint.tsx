/** Warnings about what would hinder those who decide with this template. */
import type { TemplateDocument } from '../../../client/case-templates.ts';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { type Fault, faultsOf } from '../lint.ts';

export function Lint({ document }: { readonly document: TemplateDocument }) {
  const { caseTemplates: texts } = usePageTexts();
  const sentenceOf = (fault: Fault): string => {
    switch (fault.kind) {
      case 'not-first':
        return fill(texts.lintNotFirst, { status: fault.status, module: texts.modules[fault.module] });
      case 'empty-tab':
        return fill(texts.lintEmptyTab, { name: fault.name });
      case 'no-reasons':
        return fill(texts.lintNoReasons, { status: fault.status });
      case 'nothing-to-tick':
        return fill(texts.lintNothingToTick, { status: fault.status });
    }
  };
  const sentences = faultsOf(document).map(sentenceOf);
  return (
    <Card title={texts.lint}>
      {sentences.length === 0 && <Notice tone="good">{texts.lintNone}</Notice>}
      {sentences.map((sentence) => (
        <Notice key={sentence} tone="warning">
          {sentence}
        </Notice>
      ))}
    </Card>
  );
}
