/** Final page of the issuer's sign-in window: notifies the page that opened it, and closes. */
import { useEffect } from 'react';
import { Entrance } from '../../shell/sign-in/entrance.tsx';
import { tellOtherTabs } from '../../shell/sign-in/other-tabs.ts';
import { useTexts } from '../../texts/use-texts.tsx';

export function SignedInPage() {
  const { enter } = useTexts();
  useEffect(() => {
    tellOtherTabs();
    window.close();
  }, []);
  return (
    <Entrance title={enter.signInTitle}>
      <p>{enter.welcome}</p>
    </Entrance>
  );
}
