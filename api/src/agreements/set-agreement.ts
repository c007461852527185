import type { Agreement } from '@larkwell/contracts/agreements/agreements';
import { sql } from 'drizzle-orm';
import { findUserByEmail } from '../people';
import { recordAudit } from '../audit';
import type { Deps } from '../deps';
import { refuse } from '../refusals';

interface NewAgreement extends Agreement {
  /** The organization's sign-in address. */
  email: string;
  /** Whether the organization may read the reports of tests that its card paid. */
  showsReports: boolean;
  actor: string;
}

/**
 * Saves an agreement with an organization, replacing the previous one.
 * @throws 404 when the address does not belong to an organization
 */
export async function setAgreement(deps: Deps, { email, actor, ...agreed }: NewAgreement): Promise<void> {
  await deps.inTransaction(async ({ db }) => {
    const organization = await findUserByEmail(db, email);
    if (!organization?.isOrganisationUser) refuse(404, `There is no organization with the address ${email}.`);
    await db.execute(sql`
      insert into agreements (organisation_id, discount_percent, order_units, shows_reports)
      values (${organization.id}, ${agreed.discount_percent}, ${agreed.order_units}, ${agreed.showsReports})
      on conflict (organisation_id) do update set discount_percent = excluded.discount_percent,
        order_units = excluded.order_units, shows_reports = excluded.shows_reports`);
    await recordAudit(
      { ...deps, db },
      {
        actor,
        action: 'agreement-set',
        subject: organization.id,
        person: organization.id,
        detail: { ...agreed },
      },
    );
  });
}
