import { Button } from '@larkwell/ui/button/button';
import { Link } from '@larkwell/ui/link/link';
import { notSentWords as words } from './not-sent-words';
import { PostForm } from './post-form';
import type { RefusedForm } from './refused-form';

/** What a site says about a fault, including what to check before paying again. */
interface FaultWords {
  title: string;
  text: string;
}

/** Title of the page about a refused form. */
export const titleOf = (refused: RefusedForm | undefined, fault: FaultWords): string =>
  refused && isFault(refused) ? fault.title : words.title;

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
      {status === 400 && <p>{words.incomplete}</p>}
      {status === 403 && (
        <>
          <p>{words.unknownOrigin}</p>
          <p>
            {words.kept} {words.allowCookies}
          </p>
          <SendAgain {...refused} />
        </>
      )}
      {isFault(refused) && (
        <>
          <p>{fault.text}</p>
          <p>
            {words.kept} {words.again}
          </p>
          <SendAgain {...refused} />
        </>
      )}
      <p>
        <Link href={back} standalone>
          {words.back}
        </Link>
      </p>
    </>
  );
}

function SendAgain({ action, fields }: RefusedForm) {
  return (
    <PostForm action={action} className="cluster">
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{words.send}</Button>
    </PostForm>
  );
}
