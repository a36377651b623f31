/** The process of a stage: its name and an order as arguments, as JSON on standard output what it and its group measured. */
import type { Order } from './measuring/measure.ts';
import { measureStage, type StageName } from './stages.ts';

const [name, order = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await measureStage(name as StageName, JSON.parse(order) as Order)));
