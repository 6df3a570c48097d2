/** Guard of a page: shows one refusal if the reader's role allows nothing on the page. */
import type { ComponentType } from 'react';
import { buttonLook } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { Page } from '../kit/page.tsx';
import { useLanguage, useTexts } from '../texts/use-texts.tsx';
import type { PageDefinition } from './page.ts';
import { useHasRight } from './session.ts';

/** Returns the page for readers with one of the permissions that it needs, and a refusal for all others. */
export const guarded = ({ needs, title }: PageDefinition, Opened: ComponentType): ComponentType =>
  function GuardedPage() {
    const hasRight = useHasRight();
    return hasRight(...needs) ? <Opened /> : <ForbiddenPage title={title} />;
  };

function ForbiddenPage({ title }: Pick<PageDefinition, 'title'>) {
  const { errors } = useTexts();
  const home = (
    <a className={buttonLook()} href="/dashboard/">
      {errors.goHome}
    </a>
  );
  return (
    <Page title={title[useLanguage()]}>
      <Notice tone="problem" title={errors.forbiddenTitle} action={home}>
        {errors.askForPermission}
      </Notice>
    </Page>
  );
}
