import { Button } from '@larkwell/ui/button/button';
import { Link } from '@larkwell/ui/link/link';
import { PostForm } from './post-form';
import type { RefusedForm } from './refused-form';

const notSentTitle = 'We have not taken your form yet';

/** What a site says about a fault, including what to check before paying again. */
interface FaultWords {
  title: string;
  text: string;
}

/** Title of the page about a refused form. */
export const titleOf = (refused: RefusedForm | undefined, fault: FaultWords): string =>
  refused && isFault(refused) ? fault.title : notSentTitle;

const isFault = ({ status }: RefusedForm) => status >= 500;

interface FormNotSentProps {
  refused: RefusedForm;
  fault: FaultWords;
}

/** Says why a form was refused, and resends it as typed if possible. */
export function FormNotSent({ refused, fault }: FormNotSentProps) {
  const { status, back } = refused;
  return (
    <>
      <h1>{titleOf(refused, fault)}</h1>
      {status === 400 && (
        <p>It arrived incomplete. Nothing has been saved, sent or paid. Go back and send it again.</p>
      )}
      {status === 403 && (
        <>
          <p>
            Your browser did not tell us that the form came from this site, as happens with a first form or a
            page that was open for a long time. Nothing has been saved, sent or paid.
          </p>
          <p>
            {kept} If you filled in this form yourself, send it again. If this page comes back, allow cookies
            for this site first.
          </p>
          <SendAgain {...refused} />
        </>
      )}
      {isFault(refused) && (
        <>
          <p>{fault.text}</p>
          <p>{kept} You can send it again from here.</p>
          <SendAgain {...refused} />
        </>
      )}
      <p>
        <Link href={back} standalone>
          Back to the form
        </Link>
      </p>
    </>
  );
}

const kept = 'What you typed is kept, except for passwords, files, and ID or insurance details.';

function SendAgain({ action, fields }: RefusedForm) {
  return (
    <PostForm action={action} className="cluster">
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">Send again</Button>
    </PostForm>
  );
}
