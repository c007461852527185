import type { KitAction, OwnKit } from '@larkwell/contracts/kits/kit-life';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { ownKitMessages as words } from '../messages/own-kits';
import { paths } from '../paths';

type KitNextStepProps = { kit: OwnKit; action: KitAction };

/** The next step of a kit as one button. Renders nothing when there is nothing to do. */
export function KitNextStep({ kit, action }: KitNextStepProps) {
  const of = <span className="visually-hidden"> of {kit.name}</span>;
  switch (action) {
    case 'register':
      return <RegisterButton kit={kit} />;
    case 'read-report':
      return (
        <ButtonLink href={paths.report(kit.reportId!)}>
          {words.readReport}
          {of}
        </ButtonLink>
      );
    case 'track':
      return (
        <ButtonLink href={paths.trackOrder(kit.orderId!)} variant="secondary">
          {words.track}
          <span className="visually-hidden">, {kit.name}</span>
        </ButtonLink>
      );
    case 'collect':
      return (
        <ButtonLink href={`${paths.product(kit.slug)}#how-to-collect`} variant="secondary">
          {words.collect}
          <span className="visually-hidden"> for {kit.name}</span>
        </ButtonLink>
      );
    case 'see-order':
      return (
        <ButtonLink href={paths.orderDetails(kit.orderId!)} variant="secondary">
          {words.seeOrder}
          {of}
        </ButtonLink>
      );
    case null:
      return null;
  }
}

type RegisterButtonProps = { kit: OwnKit; variant?: 'primary' | 'quiet' };

/** Starts the registration. The ID goes along in the form, never in an address. */
export function RegisterButton({ kit: { kitId, name }, variant }: RegisterButtonProps) {
  const label = (
    <>
      {words.register}
      <span className="visually-hidden">, {name}</span>
    </>
  );
  if (!kitId)
    return (
      <ButtonLink href={paths.registerKit()} variant={variant}>
        {label}
      </ButtonLink>
    );
  return (
    <PostForm action={paths.registerKit()}>
      <input type="hidden" name="registerKitId" value={kitId} />
      <Button variant={variant} busyLabel="LOADING...">
        {label}
      </Button>
    </PostForm>
  );
}
