import type { Enquiry } from '@larkwell/contracts/support/support';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import { PhoneInput } from '@larkwell/ui/phone-input/phone-input';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { Textarea } from '@larkwell/ui/textarea/textarea';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { paths } from '../paths';
import { HoneypotField } from '../spam/honeypot-field';

const labels = {
  subject: 'Subject',
  name: 'Name',
  email: 'Email',
  phoneNumber: 'Phone number',
  text: 'Message',
} satisfies Record<keyof Enquiry, string>;

/** The support form. Name and email are prefilled for a signed-in person. */
export function EnquiryForm({ known }: { known: { name: string; email: string } }) {
  const [form, fields] = usePageForm<Enquiry>('enquiry', known);
  return (
    <PostForm className="stack reading">
      <ErrorSummary errors={summaryErrors(form, labels)} />
      <PageHeading
        lead={
          <p>
            Many answers are in the <a href={paths.help()}>help center</a>. Or write to us, and we’ll reply by
            email.
          </p>
        }
      >
        Support
      </PageHeading>
      <TextInput {...fieldProps(fields.subject)} label={labels.subject} autoComplete="off" />
      <TextInput {...fieldProps(fields.name)} label={labels.name} autoComplete="name" />
      <TextInput
        {...fieldProps(fields.email)}
        label={labels.email}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <PhoneInput {...fieldProps(fields.phoneNumber)} label={labels.phoneNumber} optional />
      <Textarea {...fieldProps(fields.text)} label={labels.text} rows={7} />
      <HoneypotField />
      <p>
        <Button busyLabel="LOADING...">Send</Button>
      </p>
    </PostForm>
  );
}
