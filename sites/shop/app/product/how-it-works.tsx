import { Card } from '@larkwell/ui/card/card';
import { NumberedSteps } from '@larkwell/ui/numbered-steps/numbered-steps';
import { howItWorks } from '../messages/home';

export function HowItWorks() {
  return (
    <Card as="section" tone="selected" aria-labelledby="how-it-works">
      <h2 id="how-it-works">{howItWorks.title}</h2>
      <NumberedSteps
        layout="columns"
        steps={howItWorks.steps.map((step) => ({ key: step, content: step }))}
      />
    </Card>
  );
}
