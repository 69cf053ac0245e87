import { playShare } from '../../../support/random/share.ts';
import { journeys } from './journey.ts';

playShare(journeys);
