import type { OwnProfile } from '@larkwell/contracts/accounts/accounts';
import { Card } from '@larkwell/ui/card/card';
import { Link } from '@larkwell/ui/link/link';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { addressMessages } from '../messages/addresses';
import { profileMessages } from '../messages/profile';
import { paths } from '../paths';

/** Personal details and address, each with a link to change it. */
export function PersonalPart({ user }: { user: OwnProfile }) {
  const { address, city, state, zipCode, country } = user;
  return (
    <>
      <Card as="section" aria-labelledby="personal">
        <div className="stack" data-gap="small">
          <div className="cluster" data-justify="between" data-wrap="no">
            <h2 id="personal">Personal Information</h2>
            <a href={paths.editProfile()}>
              Edit<span className="visually-hidden"> personal information</span>
            </a>
          </div>
          <SummaryList
            rows={[
              { label: 'Name', value: user.full_name },
              { label: 'Email', value: user.email },
              { label: 'Contact number', value: user.phonenumber ?? profileMessages.noInfo },
            ]}
          />
          {user.pendingEmail && (
            <p>
              {user.pendingEmail} is not confirmed yet.{' '}
              <Link href={paths.confirmEmail()}>Enter the code</Link>
            </p>
          )}
        </div>
      </Card>
      <Card as="section" aria-labelledby="address">
        <div className="stack" data-gap="small">
          <div className="cluster" data-justify="between" data-wrap="no">
            <h2 id="address">Manage Address</h2>
            <a href={paths.editAddress()}>
              Edit<span className="visually-hidden"> address</span>
            </a>
          </div>
          {address ? (
            <address>
              {address}
              <br />
              {city}, {state} {zipCode}
              <br />
              {country}
            </address>
          ) : (
            <p>{profileMessages.noInfo}</p>
          )}
          <p>
            <a href={paths.addresses()}>{addressMessages.title}</a>
          </p>
        </div>
      </Card>
    </>
  );
}
