/**
 * Layout around every step: organization, sandbox bar, progress, problems, help; and the heading that takes the focus.
 */
import type { ComponentChildren } from 'preact';
import { useAnswering } from './answer-context.ts';
import { answerFields } from './answer-fields.ts';
import { LeaveButton } from './embed/leave-button.tsx';
import { useWords } from './language-context.ts';
import { LanguageMenu } from './language-menu.tsx';
import { sandboxBarOf } from './load-sandbox-bar.ts';
import { type Asked, type FlowPage, type InquiryPage, isOfInquiry, type Progress as ProgressModel } from './page.ts';
import { pageHeading } from './page-heading.ts';
import { StepForm } from './step-form.tsx';
import { InquiryNumber } from './steps/inquiry-number.tsx';
import { TimeLeft } from './time-left.tsx';

const endSteps = new Set<FlowPage['step']>([
  'success',
  'failed',
  'needs-review',
  'expired',
  'declined-consent',
  'left',
]);

/** Returns the part of each screen, by its number; null for the consent and the end. */
const partOfScreens = ({ parts }: ProgressModel): readonly (Asked | null)[] => [
  null,
  ...parts.flatMap(({ asked, screens }) => Array<Asked>(screens).fill(asked)),
  null,
];

const dashMax = 12;

/** Shows the name of the part, the count of screens, and a dash for each of them. */
function Progress({ page }: { readonly page: InquiryPage }) {
  const { say } = useWords();
  const { current, total } = page.progress;
  const partOf = partOfScreens(page.progress);
  const part = partOf[current - 1] ?? null;
  const screens = Array.from({ length: Math.min(Math.max(total, 1), dashMax) }, (_, index) => index + 1);
  const classOf = (screen: number) =>
    [
      screen < current ? 'done' : screen === current ? 'current' : '',
      screen > 1 && partOf[screen - 1] !== partOf[screen - 2] ? 'begins' : '',
    ].join(' ');
  return (
    <div class="progress">
      {/* A new part is a new element: in one that a browser translated, its name would come after the count. */}
      <p key={part}>
        {part !== null && <strong>{say(`part.${part}`)} · </strong>}
        {say('shell.step', { current, total })}
      </p>
      <span class="progress-parts" aria-hidden="true">
        {screens.map((screen) => (
          <span key={screen} class={classOf(screen)} />
        ))}
      </span>
    </div>
  );
}

/** Shows what the server refused, with a link to its field. */
function ProblemNotice({ page }: { readonly page: InquiryPage }) {
  const { say } = useWords();
  if (page.problem === null) return null;
  const sentence = say(`problem.${page.problem.code}`);
  return (
    <div class="notice notice-problem" id="problem" role="alert" tabIndex={-1}>
      {page.problem.field === null ? <p>{sentence}</p> : <a href={`#field-${page.problem.field}`}>{sentence}</a>}
    </div>
  );
}

/**
 * Shows the only heading of a screen, below what the server refused. A script focuses it when the screen changes, so it
 * is focusable but not in the tab order.
 */
export function Heading({ page }: { readonly page: FlowPage }) {
  const words = useWords();
  return (
    <>
      {isOfInquiry(page) && <ProblemNotice page={page} />}
      <h1 id="heading" tabIndex={-1}>
        {pageHeading(page, words)}
      </h1>
    </>
  );
}

const leavable = (page: FlowPage): page is InquiryPage => isOfInquiry(page) && !endSteps.has(page.step);

/** True where a session can end for now: not before it began, on the first device of a hand-off, or in a dialog. */
const interruptible = (page: FlowPage): page is InquiryPage =>
  leavable(page) && page.csrf !== '' && page.step !== 'hand-off' && page.embedding === undefined;

function Help({ page }: { readonly page: FlowPage }) {
  const { say } = useWords();
  return (
    <footer>
      <details class="help">
        <summary>{say('shell.help')}</summary>
        {leavable(page) && <p>{say('help.resume')}</p>}
        {interruptible(page) && (
          <StepForm page={page}>
            <button type="submit" class="button quiet" name="leave" value="yes" data-action="leave">
              {say('shell.leave')}
            </button>
          </StepForm>
        )}
        <p>{say(page.organizationName === null ? 'gone.next' : 'help.ask')}</p>
        {page.inquiryId !== null && (
          <p>
            {say('help.number')} <InquiryNumber of={page.inquiryId} />
          </p>
        )}
      </details>
    </footer>
  );
}

/** Returns true in a dialog of another page, which the person must be able to leave, also when something is wrong. */
function inDialog(page: FlowPage): boolean {
  if (isOfInquiry(page)) return page.embedding?.flowType === 'embedded' && !('result' in page);
  if (page.step === 'widget' && page.error === null) return false;
  return page.embed?.flowType === 'embedded';
}

function BackButton({ page }: { readonly page: InquiryPage }) {
  const { say } = useWords();
  const { scripted, goBack } = useAnswering();
  return (
    <form
      method="post"
      action={page.action}
      class="back"
      onSubmit={(event) => {
        if (!scripted) return;
        event.preventDefault();
        goBack();
      }}
    >
      {answerFields(page).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" name="back" value="yes">
        {say('shell.back')}
      </button>
    </form>
  );
}

/** Shows that nothing is real, and the developer's controls, or where they are. */
function Sandbox({ page }: { readonly page: InquiryPage }) {
  const { say } = useWords();
  const Bar = sandboxBarOf(page);
  if (Bar !== null && page.sandbox !== undefined) return <Bar page={page} bar={page.sandbox} />;
  return (
    <p class="sandbox">
      {say('shell.sandbox')} {page.step === 'start' && say('sandbox.begin')}
      {page.step === 'hand-off' && say('sandbox.elsewhere')}
    </p>
  );
}

function Top({ page }: { readonly page: FlowPage }) {
  const leave = inDialog(page) ? <LeaveButton asks={leavable(page)} /> : null;
  if (page.step === 'widget') return leave && <header>{leave}</header>;
  return (
    <header>
      {isOfInquiry(page) && page.environment === 'sandbox' && <Sandbox page={page} />}
      {isOfInquiry(page) && page.back && <BackButton page={page} />}
      <p class="organization">{page.organizationName}</p>
      <LanguageMenu page={page} />
      {leave}
      {leavable(page) && <Progress page={page} />}
    </header>
  );
}

/** Shows one screen: everything around `children`, the step itself. */
export function Shell({ page, children }: { readonly page: FlowPage; readonly children: ComponentChildren }) {
  const { scripted } = useAnswering();
  return (
    <div class="shell">
      <Top page={page} />
      {isOfInquiry(page) && page.step !== 'hand-off' && page.step !== 'elsewhere' && <TimeLeft page={page} />}
      <main id="main" data-step={page.step} data-scripted={scripted ? '' : undefined}>
        {children}
      </main>
      {page.step !== 'widget' && <Help page={page} />}
    </div>
  );
}
