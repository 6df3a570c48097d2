/** A menu that restores one step from a published version and leaves the others unchanged. */

import { useQueryClient } from '@tanstack/react-query';
import type { InquiryTemplateVersion } from '../../../client/resources.ts';
import { configurationOf, type Step, versionQuery, versionsQuery } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Button } from '../../../kit/button.tsx';
import { Menu } from '../../../kit/menu.tsx';
import { useSentenceOf } from '../../../kit/sentence-of.ts';
import { toast } from '../../../kit/toast.tsx';
import { useApi } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';

export interface StepVersionsProps {
  readonly templateId: string;
  readonly step: Step;
  /** Display name of the step. */
  readonly name: string;
  readonly onTake: (step: Step) => void;
}

export function StepVersions({ templateId, step, name, onTake }: StepVersionsProps) {
  const { template: texts } = usePageTexts();
  const api = useApi();
  const queries = useQueryClient();
  const language = useLanguage();
  const sentenceOf = useSentenceOf();
  const versions = useQuery(versionsQuery(api, templateId)).data?.data ?? [];
  const published = versions.filter(({ attributes }) => attributes.status === 'published');
  if (published.length === 0) return null;
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const take = async (id: string) => {
    try {
      const { data } = await queries.fetchQuery(versionQuery(api, id));
      const found = configurationOf(data).steps?.find(({ type }) => type === step.type);
      if (found === undefined) toast('problem', fill(texts.stepNotThere, { step: name }));
      else onTake(found);
    } catch (error) {
      toast('problem', sentenceOf(error));
    }
  };
  const labelOf = ({ attributes }: InquiryTemplateVersion): string =>
    [dates.format(new Date(attributes['published-at'] ?? '')), ...(attributes.live ? [texts.live] : [])].join(' · ');
  const entries = published.map((version) => ({
    id: version.id,
    label: labelOf(version),
    onAction: () => void take(version.id),
  }));
  return (
    <Menu label={fill(texts.stepAsIn, { step: name })} groups={[{ id: 'versions', entries }]}>
      <Button look="plain">{texts.stepAs}</Button>
    </Menu>
  );
}
