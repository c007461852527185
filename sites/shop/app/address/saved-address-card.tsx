import type { SavedAddress } from '@larkwell/contracts/accounts/addresses.contract';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { Card } from '@larkwell/ui/card/card';
import { addressMessages as words } from '../messages/addresses';
import { paths } from '../paths';
import { addressInLine, AddressLines } from './address-lines';

/** A further address of an account, with what can be done with it. */
export function SavedAddressCard({ saved }: { saved: SavedAddress }) {
  const of = <span className="visually-hidden"> {addressInLine(saved)}</span>;
  return (
    <Card as="li">
      <div className="stack" data-gap="small">
        <AddressLines of={saved} />
        <PostForm className="cluster">
          <input type="hidden" name="address" value={saved.id} />
          <ButtonLink href={paths.address(saved.id)} variant="secondary" size="small">
            {words.change}
            {of}
          </ButtonLink>
          <Button name="intent" value="default" variant="secondary" size="small" busyLabel="LOADING...">
            {words.makeDefault}
            {of}
          </Button>
          <Button name="intent" value="remove" variant="secondary" size="small" busyLabel="LOADING...">
            {words.remove}
            {of}
          </Button>
        </PostForm>
      </div>
    </Card>
  );
}
