import { CollectionChoice } from './collection-choice.tsx';
import { messages } from './messages.ts';
import { StepHeading } from './step-heading.tsx';
import type { StepProps } from './steps.ts';

export function ProductsStep({ shopId, choices, change }: StepProps) {
  return (
    <>
      <StepHeading title={messages.productsTitle} />
      <CollectionChoice
        shopId={shopId}
        chosen={choices.collections}
        onChange={(collections) => change({ collections })}
      />
    </>
  );
}
