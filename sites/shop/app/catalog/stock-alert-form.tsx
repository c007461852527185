import { stockAlertMessages, type StockAlert } from '@larkwell/contracts/stock-alerts/stock-alerts';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { catalogMessages } from '../messages/catalog';
import { paths } from '../paths';
import { HoneypotField } from '../spam/honeypot-field';

type StockAlertFormProps = {
  kit: { name: string; slug: string };
  /** Prefilled for a signed-in person. */
  email: string;
};

/** Asks for the address that gets one mail when the kit is back. */
export function StockAlertForm({ kit, email }: StockAlertFormProps) {
  const [form, fields] = usePageForm<Pick<StockAlert, 'email'>>('stock-alert', { email });
  return (
    <PostForm className="stack reading">
      <ErrorSummary errors={summaryErrors(form, { email: 'Email' })} />
      <BackLink href={paths.product(kit.slug)} />
      <h1>{catalogMessages.stockAlert.title}</h1>
      <p>{catalogMessages.stockAlert.soldOut(kit.name)}</p>
      <TextInput
        {...fieldProps(fields.email)}
        label="Email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        hint={stockAlertMessages.kept}
      />
      <HoneypotField />
      <p>
        <Button busyLabel="LOADING...">Email me</Button>
      </p>
    </PostForm>
  );
}
