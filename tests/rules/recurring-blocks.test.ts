import { expectClosed } from './expect-closed.ts';
import { expectPlannersRead } from './expect-planners-read.ts';

const lunch = { weekdays: [1, 2, 3], from: '12:00', to: '13:00', reason: 'Lunch', createdAt: new Date() };

expectClosed('recurringBlocks', lunch);
expectPlannersRead('recurringBlocks', lunch, { order: 'createdAt', welder: 'own' });
