import { INVITATION_DAYS } from '@larkwell/contracts/numbers/accounts';

/** For invited people, who cannot get a new link once their invitation has ended. */
export const invitationEnds = `An invitation expires ${INVITATION_DAYS} days after it was sent. After that, ask the organization to send it again.`;
