import { KitIllustration } from '@larkwell/ui/kit-illustration/kit-illustration';
import { NumberedSteps } from '@larkwell/ui/numbered-steps/numbered-steps';
import { included } from '../messages/home';

/** Three steps from the box to the report. */
export function Included() {
  return (
    <section className="stack" aria-labelledby="included">
      <h2 id="included">{included.title}</h2>
      <NumberedSteps
        layout="columns"
        steps={included.steps.map(({ title, text, picture }) => ({
          key: title,
          picture: <KitIllustration category={picture.category} method={picture.method} />,
          content: (
            <>
              <h3>{title}</h3>
              <p>{text}</p>
            </>
          ),
        }))}
      />
    </section>
  );
}
