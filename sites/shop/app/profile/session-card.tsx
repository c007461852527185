import type { OwnSession } from '@larkwell/contracts/accounts/sessions';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button } from '@larkwell/ui/button/button';
import { Card } from '@larkwell/ui/card/card';
import { Tag } from '@larkwell/ui/tag/tag';
import { profileMessages } from '../messages/profile';
import { formatMoment } from '../time/format';

/** One device where a person is signed in, with a button to sign it out unless it is this one. */
export function SessionCard({ session }: { session: OwnSession }) {
  const { id, device, startedAt, lastUsedAt, isCurrent } = session;
  const name = device ?? profileMessages.unknownDevice;
  return (
    <Card as="section" aria-labelledby={`device-${id}`}>
      <div className="cluster" data-justify="between">
        <div className="stack" data-gap="small">
          <div className="cluster">
            <h2 id={`device-${id}`}>{name}</h2>
            {isCurrent && <Tag tone="success">This device</Tag>}
          </div>
          <p>
            Last used: {formatMoment(lastUsedAt)}
            <br />
            Signed in: {formatMoment(startedAt)}
          </p>
        </div>
        {!isCurrent && (
          <PostForm>
            <input type="hidden" name="session" value={id} />
            <Button name="intent" value="end" variant="secondary" size="small" busyLabel="LOADING...">
              End
              <span className="visually-hidden">
                {' '}
                {name}, last used {formatMoment(lastUsedAt)}
              </span>
            </Button>
          </PostForm>
        )}
      </div>
    </Card>
  );
}
