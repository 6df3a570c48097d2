import { VerifyButton } from './verify-button';

export default function Page() {
  return <VerifyButton />;
}
