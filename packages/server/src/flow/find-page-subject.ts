/** Gathers the parts of every page of an inquiry: its template, its look, and the options of the link. */
import type { ReadContext } from '../operations/context.ts';
import { findReviewSeconds, type Inquiry, isOpen } from '../resources/verification/inquiries/index.ts';
import {
  type TemplateDefinition,
  type Translations,
  translatedLocales,
} from '../resources/verification/inquiry-templates/index.ts';
import type { Named, Running } from './access.ts';
import { embeddingOf, frameSources } from './embedding.ts';
import { findFlowTemplate } from './find-template.ts';
import type { FlowParts } from './flow-parts.ts';
import { findOrigin } from './handed-off.ts';
import { isInApp } from './in-app.ts';
import { actionOf, type LinkWishes } from './link-wishes.ts';
import { pickLocale } from './locale.ts';
import { mayExtend, secondsLeft } from './operations/extend-time.ts';
import type { Ending, PageSubject } from './page-subject.ts';
import { readReceipt } from './receipt/find-receipt.ts';

/** Returns the locales in which the flow or the business has texts. */
const spokenIn = (locales: readonly string[], translations: Translations): readonly string[] =>
  locales.filter((locale) => translatedLocales.includes(locale) || Object.keys(translations[locale] ?? {}).length > 0);

/** Finds the facts for the end of the flow; null before the end, and for an inquiry that ran out of time. */
async function findEnding(
  context: ReadContext,
  inquiry: Inquiry,
  definition: TemplateDefinition,
  organizationName: string,
  session: Running['session'] | null,
): Promise<Ending | null> {
  if (isOpen(inquiry) || inquiry.status === 'expired') return null;
  return {
    receipt: await readReceipt(context, inquiry, definition, organizationName),
    handedOffBy: session === null ? null : await findOrigin(context, session),
    reviewSeconds: inquiry.status === 'needs_review' ? await findReviewSeconds(context) : null,
  };
}

/**
 * Gathers the data that a page of the flow is rendered from. Without a session, `own` is null: the page contains no
 * proof, and its form posts the options of the link.
 */
export async function findPageSubject(
  parts: FlowParts,
  { scope, inquiry }: Named,
  wishes: LinkWishes,
  own: Pick<Running, 'session' | 'proof'> | null,
): Promise<PageSubject> {
  const { language, acceptLanguage, styleVariant } = wishes;
  const organizationName = await parts.scopes.organizationName(scope);
  const { template, ending } = await parts.runner.read(scope, async (context) => {
    const found = await findFlowTemplate(context, inquiry, styleVariant);
    const session = own?.session ?? null;
    return { template: found, ending: await findEnding(context, inquiry, found.definition, organizationName, session) };
  });
  const locale = pickLocale(language, acceptLanguage, template.definition.locales);
  const now = parts.clock.now();
  const { locales } = template.definition;
  const { embeddingDomains } = template;
  return {
    scope,
    inquiry,
    definition: template.definition,
    texts: template.translations[locale] ?? {},
    look: template.look,
    organizationName,
    locale,
    languages: spokenIn(locales, template.translations),
    action: actionOf(wishes, locale, own && { sessionId: own.session.id, proof: own.proof }),
    csrf: own === null ? '' : scope.keys.mac('csrf', own.session.id),
    problem: null,
    framedBy: frameSources(scope, embeddingDomains),
    embedding: embeddingOf(scope, inquiry, embeddingDomains, wishes.embed),
    isOtherDevice: own !== null && own.session.handoffMethod !== null,
    isInApp: own !== null && isInApp(own.session.device.userAgent),
    ...(ending === null ? {} : { ending }),
    ...(own === null
      ? {}
      : { timeLeft: { seconds: secondsLeft(inquiry, own.session, now), mayExtend: mayExtend(inquiry) } }),
    now,
  };
}
