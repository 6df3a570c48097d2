/** Mapping of steps to components. */
import type { FlowPage } from '../page.ts';
import { Country } from './country.tsx';
import { DocumentType } from './document-type.tsx';
import { End } from './end.tsx';
import { Expired } from './expired.tsx';
import { Gone } from './gone.tsx';
import type { LaterStep } from './later-step-names.ts';
import { laterStep } from './later-steps.ts';
import { Processing } from './processing.tsx';
import { Retry } from './retry.tsx';
import { Start } from './start.tsx';
import { Widget } from './widget.tsx';

/** Shows the step of `page`. */
export function Step({ page }: { readonly page: FlowPage }) {
  const Later = laterStep(page.step);
  return Later === null ? <FirstStep page={page as FirstPage} /> : <Later page={page} />;
}

type FirstPage = Exclude<FlowPage, { readonly step: LaterStep }>;

function FirstStep({ page }: { readonly page: FirstPage }) {
  switch (page.step) {
    case 'start':
      return <Start page={page} />;
    case 'country':
      return <Country page={page} />;
    case 'document-type':
      return <DocumentType page={page} />;
    case 'processing':
      return <Processing page={page} />;
    case 'retry':
      return <Retry page={page} />;
    case 'expired':
      return <Expired page={page} />;
    case 'gone':
      return <Gone page={page} />;
    case 'widget':
      return <Widget page={page} />;
    default:
      return <End page={page} />;
  }
}
