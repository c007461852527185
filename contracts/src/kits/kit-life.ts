import { z } from 'zod';
import { instantSchema } from '../fields/date';
import { idSchema } from '../fields/text';
import { kitEmblemSchema } from '../products/kit-contents';

/** How the sequence knows that a stage is done. */
interface StageRule {
  /** A later stage cannot happen without it, so its own date may be missing. */
  isImplied: boolean;
  /** Belongs to the order: left out for a kit that someone else bought. */
  isOfOrder: boolean;
}

/** The life of a kit, in order. The type, the answer of the API and every picture of it derive from this table. */
export const kitStages = {
  ordered: { isImplied: true, isOfOrder: true },
  packed: { isImplied: true, isOfOrder: true },
  sent: { isImplied: true, isOfOrder: true },
  delivered: { isImplied: true, isOfOrder: true },
  registered: { isImplied: false, isOfOrder: false },
  lab: { isImplied: true, isOfOrder: false },
  report: { isImplied: false, isOfOrder: false },
} as const satisfies Record<string, StageRule>;

export type KitStage = keyof typeof kitStages;
const stageNames = Object.keys(kitStages) as [KitStage, ...KitStage[]];

/** A kit of a person: bought, registered, or both. */
export const ownKitSchema = z.object({
  /** Different for every kit of a list. */
  key: z.string(),
  /** Without its dash; null before the kit is sent, and for one that another account registered. */
  kitId: z.string().nullable(),
  name: z.string(),
  slug: z.string(),
  category: z.string(),
  emblem: kitEmblemSchema,
  /** Kits of a line that have no ids yet stand together. */
  units: z.int(),
  /** The order, if the person placed it. */
  orderId: idSchema.nullable(),
  orderNumber: z.string().nullable(),
  /** When each stage was reached, as far as it is known. */
  dates: z.record(z.enum(stageNames), instantSchema.nullable()),
  /** Another account registered it: what happens to it from then on is that person's matter. */
  isGivenAway: z.boolean(),
  /** Who takes the sample, once it is registered. */
  testerName: z.string().nullable(),
  reportId: idSchema.nullable(),
  /**
   * How its sample gets to the lab: the id for a return label or a new mailer, and whether there are labels. Null before
   * it is registered, and once the lab has the sample.
   */
  returns: z.object({ id: idSchema, hasLabel: z.boolean() }).nullable(),
});
export type OwnKit = z.infer<typeof ownKitSchema>;

/** What the person can do next with a kit; null when there is nothing to do. */
export type KitAction = 'see-order' | 'track' | 'register' | 'collect' | 'read-report' | null;

export interface LivedStage {
  stage: KitStage;
  state: 'done' | 'now' | 'to-come';
  /** An instant; null when unknown. */
  at: string | null;
}

type Living = Pick<OwnKit, 'dates' | 'isGivenAway' | 'orderId'>;

/** The stages of one kit: done, the one that comes next, and those after it. */
export function kitLife(kit: Living): LivedStage[] {
  const own = stageNames.filter((stage) => isShown(kit, stage));
  const isDone = (stage: KitStage, index: number) =>
    kit.dates[stage] !== null ||
    (stage === 'registered' && kit.isGivenAway) ||
    (kitStages[stage].isImplied && own.slice(index + 1).some((later) => kit.dates[later] !== null));
  const done = own.map(isDone);
  const next = done.indexOf(false);
  return own.map((stage, index) => ({
    stage,
    state: done[index] ? 'done' : index === next ? 'now' : 'to-come',
    at: kit.dates[stage],
  }));
}

function isShown({ orderId, isGivenAway }: Living, stage: KitStage): boolean {
  if (isGivenAway) return kitStages[stage].isOfOrder || stage === 'registered';
  return orderId !== null || !kitStages[stage].isOfOrder;
}

/** The one thing to do next. */
export function nextKitAction({
  dates,
  isGivenAway,
  reportId,
}: Living & Pick<OwnKit, 'reportId'>): KitAction {
  if (isGivenAway) return null;
  if (reportId) return 'read-report';
  if (dates.registered) return dates.lab ? null : 'collect';
  if (dates.delivered || dates.lab) return 'register';
  return dates.sent ? 'track' : 'see-order';
}
