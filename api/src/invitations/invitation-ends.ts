import { INVITATION_DAYS } from '@larkwell/contracts/numbers/accounts';

/** For invited people, who cannot get a new link once their invitation has ended. */
export const invitationEnds = `An invitation ends ${INVITATION_DAYS} days after the organization sent it. After that, ask the organization to send it again.`;
