import { describeCrowd } from './support/crowd.ts';

describeCrowd(() => Promise.resolve({}));
