import { asOwnProfile, getPreferences, listAddresses, listOwnSessions, listSavedCards } from '../accounts';
import type { ApiContext } from '../calls';
import { readClock } from '../db';
import { listAllKits, listTesters } from '../kits';
import { listOwnOrders } from '../orders';
import { getSession, type UserRow } from '../people';
import { findReport, listReportOpenings, listReports } from '../reports';
import { asSubscription, listSubscriptions } from '../subscriptions';
import { listEnquiriesFrom } from '../support';

/**
 * Everything that an account holds, as its owner sees it on our pages. Visits are not part of an account. Secrets, such
 * as the hash of the password, are left out.
 */
export async function collectOwnData(context: ApiContext, user: UserRow) {
  const { deps } = context;
  const { db } = deps;
  const session = await getSession(context);
  return {
    madeAt: (await readClock(db)).toISOString(),
    profile: await asOwnProfile(db, user),
    addresses: await listAddresses(deps, user.id),
    savedCards: await listSavedCards(db, user.id),
    notificationPreferences: await getPreferences(db, user.id),
    signedInDevices: await listOwnSessions(db, session),
    orders: await listOwnOrders(db, user.id),
    subscriptions: (await listSubscriptions(db, user.id)).map(asSubscription),
    kits: await listAllKits(deps, user.id),
    testers: await listTesters(deps, user.id),
    reports: await listReportDetails(context, user.id),
    reportsOpened: await listReportOpenings(db, user.id),
    messagesToSupport: await listEnquiriesFrom(deps, user.email),
  };
}

async function listReportDetails({ deps }: ApiContext, readerId: string) {
  const details = [];
  for (const { id } of await listReports(deps, readerId)) {
    const report = await findReport(deps, { reportId: id, readerId });
    if (report && report !== 'erased') details.push(report);
  }
  return details;
}
