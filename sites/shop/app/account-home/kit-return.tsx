import type { OwnKit } from '@larkwell/contracts/kits/kit-life';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button } from '@larkwell/ui/button/button';
import { ownKitMessages as words } from '../messages/own-kits';
import { paths } from '../paths';

type KitReturnProps = { kit: Pick<OwnKit, 'name' | 'returns'> };

/** What helps when the mailer for a sample is missing. Renders nothing once the lab has the sample. */
export function KitReturn({ kit: { name, returns } }: KitReturnProps) {
  if (!returns) return null;
  const of = <span className="visually-hidden"> for {name}</span>;
  return (
    <div className="cluster">
      <p>{words.mailerLost}</p>
      {returns.hasLabel && (
        <a href={paths.kitLabel(returns.id)}>
          {words.label}
          {of}
        </a>
      )}
      <PostForm action={paths.kitMailer(returns.id)}>
        <Button variant="quiet" busyLabel="LOADING...">
          {words.mailer}
          {of}
        </Button>
      </PostForm>
    </div>
  );
}
