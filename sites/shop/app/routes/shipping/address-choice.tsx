import type { SavedAddress } from '@larkwell/contracts/accounts/addresses.contract';
import { Tabs } from '@larkwell/ui/tabs/tabs';
import { addressInLine } from '../../address/address-lines';
import { addressMessages as words } from '../../messages/addresses';
import { paths } from '../../paths';

type AddressChoiceProps = {
  saved: readonly SavedAddress[];
  /** The id of the chosen one; null for the address that the form starts with otherwise. */
  chosen: string | null;
};

/** The account's further addresses: each fills in the form. Renders nothing when there is none. */
export function AddressChoice({ saved, chosen }: AddressChoiceProps) {
  if (saved.length === 0) return null;
  const tabs = [
    { label: words.default, href: paths.shipping(), current: chosen === null },
    ...saved.map((one) => ({
      label: addressInLine(one),
      href: paths.shipping({ address: one.id }),
      current: one.id === chosen,
    })),
  ];
  return (
    <div className="stack" data-gap="small">
      <h2>{words.sendTo}</h2>
      <Tabs label={words.sendTo} look="pill" tabs={tabs} />
    </div>
  );
}
