import { Button } from '@larkwell/ui/button/button';
import { Link } from '@larkwell/ui/link/link';
import { PostForm } from './post-form';
import type { RefusedForm } from './refused-form';

/** Title of the page about a refused form. */
export const notSentTitle = 'We have not taken your form yet';

/** Says why a form was refused, and resends it as typed if possible. */
export function FormNotSent({ status, action, back, fields }: RefusedForm) {
  return (
    <>
      <h1>{notSentTitle}</h1>
      {status === 403 ? (
        <>
          <p>
            Your browser did not tell us that the form came from this site, as happens with a first form or a
            page that was open for a long time. Nothing has been saved, sent or paid.
          </p>
          <p>
            What you typed is kept, except for passwords, files, and ID or insurance details. If you filled in
            this form yourself, send it again. If this page comes back, allow cookies for this site first.
          </p>
          <PostForm action={action} className="cluster">
            {fields.map(([name, value], index) => (
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit">Send again</Button>
          </PostForm>
        </>
      ) : (
        <p>It arrived incomplete. Nothing has been saved, sent or paid. Go back and send it again.</p>
      )}
      <p>
        <Link href={back} standalone>
          Back to the form
        </Link>
      </p>
    </>
  );
}
