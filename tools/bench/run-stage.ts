/** The process of one stage: its name and an order as arguments, its measurement as JSON on standard output. */

import type { Order } from './measuring/measure.ts';
import { STAGES, type Stage, type StageName } from './stages.ts';

const [name, order = ''] = process.argv.slice(2);
const stage: Stage = STAGES[name as StageName];
process.stdout.write(JSON.stringify(await stage.measure(JSON.parse(order) as Order)));
