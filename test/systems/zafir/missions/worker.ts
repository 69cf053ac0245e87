import { playShare } from '../../../support/random/share.ts';
import { missions } from './byChance.ts';

playShare(missions);
