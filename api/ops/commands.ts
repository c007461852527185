import type { Command } from './command';
import { kitsReport } from './kits-report';
import { ordersList } from './orders-list';
import { ordersShip } from './orders-ship';

export const commands: Command[] = [kitsReport, ordersList, ordersShip];
