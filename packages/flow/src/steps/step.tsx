/** Mapping of steps to components. */
import type { FlowPage } from '../page.ts';
import { Capture } from './capture.tsx';
import { Country } from './country.tsx';
import { Details } from './details.tsx';
import { DocumentType } from './document-type.tsx';
import { End } from './end.tsx';
import { Expired } from './expired.tsx';
import { Gone } from './gone.tsx';
import { HandOff } from './hand-off.tsx';
import { Paper } from './paper.tsx';
import { Processing } from './processing.tsx';
import { Retry } from './retry.tsx';
import { Selfie } from './selfie.tsx';
import { Start } from './start.tsx';
import { Widget } from './widget.tsx';

/** Shows the step of `page`. */
export function Step({ page }: { readonly page: FlowPage }) {
  switch (page.step) {
    case 'start':
      return <Start page={page} />;
    case 'country':
      return <Country page={page} />;
    case 'document-type':
      return <DocumentType page={page} />;
    case 'front':
    case 'back':
      return <Capture page={page} />;
    case 'selfie':
      return <Selfie page={page} />;
    case 'paper':
      return <Paper page={page} />;
    case 'details':
      return <Details page={page} />;
    case 'processing':
      return <Processing page={page} />;
    case 'hand-off':
      return <HandOff page={page} />;
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
