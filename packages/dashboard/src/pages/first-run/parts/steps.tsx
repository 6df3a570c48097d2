/** Progress through the tutorial. */
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../first-run.module.css';

const steps = ['template', 'person', 'decide', 'next'] as const;

export function Steps({ current }: { readonly current: (typeof steps)[number] }) {
  const { firstRun } = usePageTexts();
  const at = steps.indexOf(current);
  const values = { step: String(at + 1), steps: String(steps.length), name: firstRun.steps[current] };
  return (
    <div className={styles['steps']} role="status">
      <p>{fill(firstRun.step, values)}</p>
      <span className={styles['parts']} aria-hidden="true">
        {steps.map((step, index) => (
          <span key={step} className={index <= at ? styles['reached'] : ''} />
        ))}
      </span>
    </div>
  );
}
